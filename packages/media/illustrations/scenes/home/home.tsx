/** Home: what we develop, one scene for each of the six areas. */
import type { SceneComponent } from '../../kit.tsx';
import { cloud } from './cloud.tsx';
import { fullStack } from './full-stack.tsx';
import { devops } from './devops.tsx';
import { mobileApp } from './mobile-app.tsx';
import { uxUi } from './ux-ui.tsx';
import { web } from './web.tsx';

/** One scene for each area of the page. */
export const scenes: Record<string, SceneComponent> = {
  'full-stack': fullStack,
  web,
  'ux-ui': uxUi,
  cloud,
  'mobile-app': mobileApp,
  devops,
};
