/** Scrolls sideways in a given time. The browser's own smooth scrolling has no setting for the time. */

const running = new WeakMap<Element, symbol>();

/**
 * Returns whether an event means that the visitor scrolls the row. A vertical wheel movement scrolls the page and not
 * the row.
 */
const isHand = (event: Event): boolean =>
  !(event instanceof WheelEvent) || Math.abs(event.deltaX) > Math.abs(event.deltaY);

export const isGliding = (element: Element): boolean => running.has(element);

const ease = (t: number): number => 1 - (1 - t) ** 3;

export function jump(element: HTMLElement, left: number): void {
  element.scrollLeft = left;
}

/**
 * Moves `element.scrollLeft` to `left` within `duration` milliseconds. If the visitor wants reduced motion, moves at
 * once.
 * @returns true if the movement reached `left`; false if the visitor or another movement stopped it
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
  // If snapping were on, the browser would undo the movement at each frame.
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
