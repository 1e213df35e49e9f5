/** The scenes of the Power Automate page, by area. */
import type { ReactElement } from 'react';
import { CostEffective } from './power-automate/cost-effective.tsx';
import { LowCode } from './power-automate/low-code.tsx';
import { SeamlessIntegration } from './power-automate/seamless-integration.tsx';
import { Secure } from './power-automate/secure.tsx';
import { Workflow } from './power-automate/workflow.tsx';

export const scenes: Record<string, () => ReactElement> = {
  'low-code': LowCode,
  workflow: Workflow,
  secure: Secure,
  'cost-effective': CostEffective,
  'seamless-integration': SeamlessIntegration,
};
