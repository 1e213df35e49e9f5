/** The scenes of the SharePoint page, by area. */
import type { SceneComponent } from '../../../kit.tsx';
import { Collaborative } from './collaborative.tsx';
import { Compliance } from './compliance.tsx';
import { CostEffective } from './cost-effective.tsx';
import { Integrated } from './integrated.tsx';
import { Migration } from './migration.tsx';
import { Secure } from './secure.tsx';

export const scenes: Record<string, SceneComponent> = {
  collaborative: Collaborative,
  secure: Secure,
  'cost-effective': CostEffective,
  integrated: Integrated,
  migration: Migration,
  compliance: Compliance,
};
