/** The scenes of the Azure page, by area. */
import type { ReactElement } from 'react';
import { CloudMigration } from './azure/cloud-migration.tsx';
import { CostEffective } from './azure/cost-effective.tsx';
import { Innovative } from './azure/innovative.tsx';
import { Scalable } from './azure/scalable.tsx';
import { Secure } from './azure/secure.tsx';

export const scenes: Record<string, () => ReactElement> = {
  scalable: Scalable,
  secure: Secure,
  'cost-effective': CostEffective,
  innovative: Innovative,
  'cloud-migration': CloudMigration,
};
