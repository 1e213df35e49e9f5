import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the built HTML and while hydrating, true from then on: whether React is in charge. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
