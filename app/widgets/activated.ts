/** What widgets need to know about their activation: whether React is in charge, and which roles that allows. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React is in charge: false in the built HTML and while hydrating, true from then on. */
export const useActivated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Roles in the built HTML, in place of roles whose keys and states only script provides. */
const withoutScript = {
  tablist: 'group',
  tab: undefined,
  tabpanel: 'group',
  toolbar: 'group',
  button: undefined,
} as const;

/**
 * The role of an element that may have it only with script, because the role promises a state or keys that a link does
 * not answer. `app/behaviors/early-controls.ts` sets the role, its state and its tab stops before React does, by the
 * element's `data-role`; such an element therefore needs `suppressHydrationWarning`.
 */
export const roleOf = (role: keyof typeof withoutScript, activated: boolean): string | undefined =>
  activated ? role : withoutScript[role];
