/**
 * Decides when a carousel rotates by itself (W3C APG, carousel). The rotation pauses while a pointer rests on the
 * carousel, or on the parts that the carousel names, and while the carousel is hidden or out of view. Keyboard focus
 * inside stops the rotation until the visitor starts it again. After that, hover and focus do not stop it.
 */
import { useEffect, useState, useSyncExternalStore, type RefObject, useRef, type PointerEvent } from 'react';

type Mode = 'automatic' | 'stopped' | 'started';

/** Returns whether a media query matches; false in the built HTML. */
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
 * Returns whether focus on an element stops the rotation. Focus on the rotation button does not, because the button
 * would change its meaning.
 */
const stops = (element: Element): boolean =>
  element.matches(':focus-visible') && !element.closest('[data-rotation]');

/**
 * Returns the reasons that pause the carousel now: hover, a hidden page, or a position out of view. Calls `stop` when
 * keyboard focus enters the carousel. `holding` selects the parts on which a pointer pauses the carousel.
 */
function usePauseReasons(root: RefObject<HTMLElement | null>, stop: () => void, holding: string) {
  const [hovered, setHovered] = useState(false);
  const [inView, setInView] = useState(true);
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const isHeld = (target: EventTarget | null | undefined): boolean =>
      target instanceof Element && element.contains(target.closest(holding));
    // If the pointer is inside the carousel before React starts, the browser sends no event.
    // oxlint-disable-next-line react/set-state-in-effect -- only a browser knows where the pointer is
    setHovered(
      matchMedia('(hover: hover)').matches && isHeld([...element.querySelectorAll(':hover')].at(-1)),
    );
    const focused = element.querySelector(':focus-visible');
    if (focused && stops(focused)) stop();
    const end = new AbortController();
    const { signal } = end;
    // Fingers are ignored, because their `pointerout` comes only when the visitor touches another element.
    element.addEventListener(
      'pointerover',
      ({ pointerType, target }) => setHovered(pointerType === 'mouse' && isHeld(target)),
      { signal },
    );
    element.addEventListener('pointerout', ({ relatedTarget }) => setHovered(isHeld(relatedTarget)), {
      signal,
    });
    element.addEventListener('focusin', ({ target }) => stops(target as Element) && stop(), { signal });
    document.addEventListener('visibilitychange', () => setVisible(!document.hidden), { signal });
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      threshold: 0.2,
    });
    observer.observe(element);
    return () => {
      end.abort();
      observer.disconnect();
    };
  }, [root, stop, holding]);
  return { hovered, seen: inView && visible };
}

export interface Rotation {
  /** True if the carousel rotates, or is only paused. */
  playing: boolean;
  /** True while the time until the next slide is running. */
  counting: boolean;
  seen: boolean;
  /** False if the visitor wants reduced motion. Then the carousel never rotates. */
  available: boolean;
  toggle: () => void;
}

/**
 * Makes the state and the functions of a carousel's rotation.
 * @param current the shown slide; when it changes, the interval starts again
 * @param advance shows the next slide
 * @param interval milliseconds between two slides
 * @param holding the selector of the parts on which a pointer pauses the rotation; all parts if left out
 */
export function useRotation(
  root: RefObject<HTMLElement | null>,
  current: unknown,
  advance: () => void,
  interval: number,
  holding = '*',
): Rotation {
  const [mode, setMode] = useState<Mode>('automatic');
  const [stop] = useState(() => () => setMode((old) => (old === 'automatic' ? 'stopped' : old)));
  const { hovered, seen } = usePauseReasons(root, stop, holding);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = mode !== 'stopped' && !reduced;
  const counting = playing && seen && !(mode === 'automatic' && hovered);
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `advance` is new at every render; `current` says when to start again
  }, [counting, current, interval]);
  return {
    playing,
    counting,
    seen,
    available: !reduced,
    toggle: () => setMode((old) => (old === 'stopped' ? 'started' : 'stopped')),
  };
}

function watchRoot(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/**
 * Returns whether the page is dark. The visitor's choice on the root element decides; without a choice, the system's
 * setting decides.
 */
export function useDarkTheme(): boolean {
  const system = useMediaQuery('(prefers-color-scheme: dark)');
  const chosen = useSyncExternalStore(
    watchRoot,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  return chosen === undefined ? system : chosen === 'dark';
}

/** The minimum horizontal movement of a swipe in pixels (specification §9). */
const threshold = 5;

/** Moves the shown picture and its film to the right by a number of pixels. */
function movePicture(carousel: Element, pixels: number): void {
  const pictures = carousel.querySelectorAll<HTMLElement>('[data-current] :is(img, video)');
  for (const { style } of pictures) style.translate = `${pixels}px`;
}

/**
 * Turns a swipe by finger or pen into a step, and lets the picture follow the finger. The element needs
 * `touch-action: pan-y`; without it, the browser scrolls instead.
 */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<PointerEvent | undefined>(undefined);
  const end = ({ currentTarget }: PointerEvent): void => {
    start.current = undefined;
    movePicture(currentTarget, 0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : event;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent) => {
      if (start.current) movePicture(currentTarget, clientX - start.current.clientX);
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const across = event.clientX - start.current.clientX;
      const down = event.clientY - start.current.clientY;
      end(event);
      if (Math.abs(across) > Math.max(threshold, Math.abs(down))) onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
