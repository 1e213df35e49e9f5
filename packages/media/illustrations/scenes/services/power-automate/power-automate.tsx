/** The scenes of the Power Automate page, by area. */
import type { SceneComponent } from '../../../kit.tsx';
import { CostEffective } from './cost-effective.tsx';
import { LowCode } from './low-code.tsx';
import { SeamlessIntegration } from './seamless-integration.tsx';
import { Secure } from './secure.tsx';
import { Steps } from './steps.tsx';
import { Workflow } from './workflow.tsx';

export const scenes: Record<string, SceneComponent> = {
  'low-code': LowCode,
  workflow: Workflow,
  secure: Secure,
  'cost-effective': CostEffective,
  'seamless-integration': SeamlessIntegration,
  steps: Steps,
};
