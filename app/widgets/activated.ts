/** What tabs and carousels share: whether React is in charge, which roles that allows, and what keys and addresses choose. */
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
 * The role of an element that may have it only with script. By its `data-role`, `app/behaviors/early-controls.ts` sets the
 * role and its state before React does; the element therefore needs `suppressHydrationWarning`.
 */
export const roleOf = (role: keyof typeof withoutScript, activated: boolean): string | undefined =>
  activated ? role : withoutScript[role];

/** The index that an arrow key, Home or End leads to; undefined for any other key. */
export const destination = (key: string, current: number, count: number): number | undefined =>
  ({
    ArrowLeft: (current - 1 + count) % count,
    ArrowRight: (current + 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** The index of the element that the address names; -1 if it names none. */
export const indexInAddress = (count: number, idOf: (index: number) => string): number =>
  Array.from({ length: count }, (_, index) => `#${idOf(index)}`).indexOf(location.hash);
