/** Scrolls sideways in a given time; the browser's own smooth scrolling has a speed of its own. */

const running = new WeakMap<Element, symbol>();

/** Whether a visitor begins to move a row with it; a wheel that turns downwards moves the page. */
const isHand = (event: Event): boolean =>
  !(event instanceof WheelEvent) || Math.abs(event.deltaX) > Math.abs(event.deltaY);

/** Whether a glide of this element is under way. */
export const isGliding = (element: Element): boolean => running.has(element);

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Scrolls to a place at once. */
export function jump(element: HTMLElement, left: number): void {
  element.scrollLeft = left;
}

/**
 * Moves `element.scrollLeft` to `left` within `duration` milliseconds; at once under reduced motion.
 * Snapping is off meanwhile, or the browser would pull each frame back. A visitor's hand on the element ends it where
 * it is: the two would pull against each other.
 * @returns whether it arrived: false when a hand or another glide took over
 */
export async function glide(element: HTMLElement, left: number, duration: number): Promise<boolean> {
  const run = Symbol('glide');
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    running.delete(element);
    element.scrollLeft = left;
    return true;
  }
  running.set(element, run);
  const from = element.scrollLeft;
  const start = performance.now();
  element.style.scrollSnapType = 'none';
  const stop = (): void => {
    running.delete(element);
    element.style.scrollSnapType = '';
  };
  const ended = new AbortController();
  for (const kind of ['touchstart', 'wheel'])
    element.addEventListener(kind, (event) => isHand(event) && stop(), {
      passive: true,
      signal: ended.signal,
    });
  return new Promise<boolean>((resolve) => {
    const move = (now: number): void => {
      if (running.get(element) !== run) return resolve(false);
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      element.scrollLeft = from + (left - from) * ease(part);
      if (part < 1) {
        requestAnimationFrame(move);
        return undefined;
      }
      stop();
      return resolve(true);
    };
    requestAnimationFrame(move);
  }).finally(() => ended.abort());
}
