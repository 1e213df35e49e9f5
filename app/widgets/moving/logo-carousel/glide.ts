/** Scrolls sideways in a given time; the browser's own smooth scrolling has a speed of its own. */

const running = new WeakMap<Element, symbol>();

/** Whether a glide of this element is under way. */
export const isGliding = (element: Element): boolean => running.has(element);

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Scrolls to a place at once. */
export function jump(element: HTMLElement, left: number): void {
  element.scrollLeft = left;
}

/**
 * Moves `element.scrollLeft` to `left` within `duration` milliseconds; at once under reduced motion.
 * Snapping is off meanwhile, or the browser would pull each frame back.
 * @returns whether it arrived: false when another glide took over
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
  return new Promise((resolve) => {
    const move = (now: number): void => {
      if (running.get(element) !== run) return resolve(false);
      const part = Math.min(1, Math.max(0, (now - start) / duration));
      element.scrollLeft = from + (left - from) * ease(part);
      if (part < 1) {
        requestAnimationFrame(move);
        return undefined;
      }
      running.delete(element);
      element.style.scrollSnapType = '';
      return resolve(true);
    };
    requestAnimationFrame(move);
  });
}
