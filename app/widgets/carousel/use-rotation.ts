/**
 * Decides when a carousel rotates by itself. It pauses while hovered, while its tab is hidden or while it is out of
 * view. Keyboard focus inside stops it until the visitor starts it again; after that, hover and focus no longer stop it
 * (W3C APG, carousel). Under reduced motion it never rotates.
 */
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

type Mode = 'automatic' | 'stopped' | 'started';
type Hold = 'hovered' | 'hidden' | 'outOfView';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches; false in the built HTML. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/**
 * Whether the focus of this element stops the rotation: any that a keyboard brought, but for the button
 * that stops and starts it, which would otherwise turn into its opposite under the focus.
 */
const stops = (element: Element): boolean =>
  element.matches(':focus-visible') && !element.closest('[data-rotation]');

/** Reasons for which the carousel does not rotate at the moment. Calls `stop` when keyboard focus enters. */
function useHolds(root: RefObject<HTMLElement | null>, stop: () => void): ReadonlySet<Hold> {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set());
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const set = (hold: Hold, on: boolean): void =>
      setHolds((old) =>
        old.has(hold) === on ? old : on ? new Set([...old, hold]) : old.difference(new Set([hold])),
      );
    // The pointer may be inside before React starts, and then sends no `pointerenter`.
    set('hovered', matchMedia('(hover: hover)').matches && element.matches(':hover'));
    const focused = element.querySelector(':focus-visible');
    if (focused && stops(focused)) stop();
    const end = new AbortController();
    const { signal } = end;
    // A finger does not hover: its enter event has no leave until something else is touched.
    element.addEventListener('pointerenter', (event) => set('hovered', event.pointerType === 'mouse'), {
      signal,
    });
    element.addEventListener('pointerleave', () => set('hovered', false), { signal });
    element.addEventListener('focusin', ({ target }) => stops(target as Element) && stop(), { signal });
    document.addEventListener('visibilitychange', () => set('hidden', document.hidden), { signal });
    const observer = new IntersectionObserver(([entry]) => set('outOfView', !entry?.isIntersecting), {
      threshold: 0.2,
    });
    observer.observe(element);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [root, stop]);
  return holds;
}

/** State and handlers that `useRotation` gives to its carousel. */
export interface Rotation {
  /** Turning by itself, or about to once nothing holds it. */
  playing: boolean;
  /** Counting at this moment: the next turn comes an interval after the last. */
  counting: boolean;
  /** Whether a visitor can have it in sight. */
  seen: boolean;
  /** False where motion is not wanted; there is nothing to pause then. */
  available: boolean;
  toggle: () => void;
}

/**
 * @param root the carousel's element
 * @param moment anything that changes with every turn, by hand or not: the count starts again
 * @param turn shows the next one
 * @param interval milliseconds from one turn to the next
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  moment: unknown,
  turn: () => void,
  interval: number,
): Rotation {
  const [mode, setMode] = useState<Mode>('automatic');
  const [stop] = useState(() => () => setMode((old) => (old === 'automatic' ? 'stopped' : old)));
  const holds = useHolds(root, stop);
  const reduced = useMediaQuery(reducedMotion);
  const seen = !holds.has('hidden') && !holds.has('outOfView');
  const held = !seen || (mode === 'automatic' && holds.has('hovered'));
  const running = !reduced && !held && mode !== 'stopped';
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(turn, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `turn` is new at every render; `moment` says when to count anew
  }, [running, moment, interval]);
  return {
    playing: mode !== 'stopped' && !reduced,
    counting: running,
    seen,
    available: !reduced,
    toggle: () => setMode((old) => (old === 'stopped' ? 'started' : 'stopped')),
  };
}
