/** The scenes of the SharePoint page, by area. */
import type { ReactElement } from 'react';
import { Collaborative } from './sharepoint/collaborative.tsx';
import { Compliance } from './sharepoint/compliance.tsx';
import { CostEffective } from './sharepoint/cost-effective.tsx';
import { Integrated } from './sharepoint/integrated.tsx';
import { Migration } from './sharepoint/migration.tsx';
import { Secure } from './sharepoint/secure.tsx';

export const scenes: Record<string, () => ReactElement> = {
  collaborative: Collaborative,
  secure: Secure,
  'cost-effective': CostEffective,
  integrated: Integrated,
  migration: Migration,
  compliance: Compliance,
};
