/** The scenes of the Azure page, by area. */
import type { SceneComponent } from '../../../kit.tsx';
import { CloudMigration } from './cloud-migration.tsx';
import { CostEffective } from './cost-effective.tsx';
import { Innovative } from './innovative.tsx';
import { Scalable } from './scalable.tsx';
import { Secure } from './secure.tsx';

export const scenes: Record<string, SceneComponent> = {
  scalable: Scalable,
  secure: Secure,
  'cost-effective': CostEffective,
  innovative: Innovative,
  'cloud-migration': CloudMigration,
};
