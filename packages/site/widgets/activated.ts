/** Functions that tabs and carousels share: for activation, for roles, for keys, and for addresses. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns whether React has activated the page: false in the built HTML and during hydration, true afterwards. */
export const useActivated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The roles in the built HTML. They replace roles whose keys and states need script. */
const withoutScript = {
  tablist: 'group',
  tab: undefined,
  tabpanel: 'group',
  toolbar: 'group',
  button: undefined,
} as const;

/**
 * Returns the role of an element that may have the role only with script. Before React starts,
 * `packages/site/behaviors/early-controls.ts` sets the role from `data-role`. So the element needs `suppressHydrationWarning`.
 */
export const roleOf = (role: keyof typeof withoutScript, activated: boolean): string | undefined =>
  activated ? role : withoutScript[role];

/** Returns the index that an arrow key, Home or End leads to; undefined for any other key. */
export const destination = (key: string, current: number, count: number): number | undefined =>
  ({
    ArrowLeft: (current - 1 + count) % count,
    ArrowRight: (current + 1) % count,
    Home: 0,
    End: count - 1,
  })[key];

/** Returns the index of the element that the address names; -1 if the address names none. */
export const indexInAddress = (count: number, idOf: (index: number) => string): number =>
  Array.from({ length: count }, (_, index) => `#${idOf(index)}`).indexOf(location.hash);
