/**
 * A row of logos that advances by one logo, in an endless loop. Without script, the visitor scrolls the row. Script
 * moves the same row and adds copies of the logos at its end, so that logos also follow the last logo.
 */
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { Pickers, StepControls, type StepStrings } from '../carousel/controls.tsx';
import { fillIn } from '../fill-in.ts';
import { useRotation } from '../carousel/rotation.ts';
import { indexInAddress, useActivated } from '../activated.ts';
import { Logo, type LogoItem } from './logo.tsx';
import styles from './logo-carousel.module.css';

export interface LogoCarouselStrings extends StepStrings {
  list: string;
  choose: string;
  /** The label of a picker, without the logo's name: `{number} of {count}`. */
  pickerLabel: string;
}

export interface LogoCarouselProps {
  /** The beginning of ids: the row has the id `<idPrefix>s`, a logo has `<idPrefix>-<id>`. */
  idPrefix: string;
  logos: LogoItem[];
  sprite: string;
  /** The time between two steps, in milliseconds. `speed` is the duration of a step. */
  interval: number;
  speed: number;
  strings: LogoCarouselStrings;
}

/** The rows that move now. The browser's own smooth scrolling has no setting for the time, so script moves a row. */
const running = new WeakMap<Element, symbol>();

/**
 * Returns whether an event means that the visitor scrolls the row. A vertical wheel movement scrolls the page and not
 * the row.
 */
const isHand = (event: Event): boolean =>
  !(event instanceof WheelEvent) || Math.abs(event.deltaX) > Math.abs(event.deltaY);

const isGliding = (element: Element): boolean => running.has(element);

const ease = (t: number): number => 1 - (1 - t) ** 3;

/**
 * Moves `element.scrollLeft` to `left` within `duration` milliseconds. If the visitor wants reduced motion, moves at
 * once.
 * @returns true if the movement reached `left`; false if the visitor or another movement stopped it
 */
async function glide(element: HTMLElement, left: number, duration: number): Promise<boolean> {
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

/** Returns the distance in pixels between two logos. */
const stepOf = (row: HTMLElement): number => {
  const [first, second] = row.children;
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
};

function useLoop(
  row: RefObject<HTMLElement | null>,
  idOf: (index: number) => string,
  count: number,
  speed: number,
) {
  const [active, setActive] = useState(0);
  const wrapping = useRef(false);
  const show = (index: number): void => {
    setActive(((index % count) + count) % count);
    const element = row.current;
    if (!element) return;
    // After the last logo, the row glides to a copy of the first logo and then jumps back, which visitors cannot see.
    // If another step comes during the glide, the row jumps back at once.
    const step = stepOf(element);
    if (index < 0) element.scrollLeft = count * step;
    else if (wrapping.current) element.scrollLeft = 0;
    wrapping.current = index >= count;
    void glide(element, (index < 0 ? count + index : index) * step, speed).then((arrived) => {
      if (!arrived || index < count) return;
      wrapping.current = false;
      element.scrollLeft = 0;
    });
  };
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Updates the state when the visitor scrolls. Each frame of a glide also causes this event.
    const follow = (): void => {
      if (isGliding(element)) return;
      const first = Math.round(element.scrollLeft / (stepOf(element) || 1));
      setActive(first % count);
      // The visitor may have stopped a glide at the copies, or scrolled back from the copies.
      wrapping.current = first >= count;
    };
    // Before React started, the visitor may have followed a link to a logo or moved the row.
    const named = indexInAddress(count, idOf);
    if (named > 0) show(named);
    else follow();
    element.addEventListener('scrollend', follow);
    return () => element.removeEventListener('scrollend', follow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` and `idOf` are new at every render but do the same
  }, [row, count]);
  return { active, show };
}

interface RowProps extends Pick<LogoCarouselProps, 'logos' | 'sprite'>, ComponentProps<'ul'> {
  idOf: (index: number) => string;
}

const Row = ({ logos, sprite, idOf, ...row }: RowProps) => {
  const copies = useActivated() ? logos.slice(0, 4) : [];
  return (
    // The row can get the focus, so that the arrow keys can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.row} tabIndex={0} {...row}>
      {logos.map((logo, index) => (
        <Logo key={logo.id} logo={logo} sprite={sprite} id={idOf(index)} />
      ))}
      {copies.map((logo) => (
        <Logo key={`copy-${logo.id}`} logo={logo} sprite={sprite} />
      ))}
    </ul>
  );
};

export function LogoCarousel({ idPrefix, logos, sprite, interval, speed, strings }: LogoCarouselProps) {
  const activated = useActivated();
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const count = logos.length;
  const idOf = (index: number): string => `${idPrefix}-${logos.at(index % count)?.id}`;
  const { active, show } = useLoop(row, idOf, count, speed);
  const rotation = useRotation(root, active, () => show(active + 1), interval);
  const rowId = `${idPrefix}s`;
  return (
    <div ref={root} className={styles.carousel} data-activated={activated ? '' : undefined}>
      <div className={styles.controls}>
        <StepControls
          rotation={rotation}
          strings={strings}
          slidesId={rowId}
          targetOf={(step) => idOf(active + step)}
          onStep={(step) => show(active + step)}
        />
      </div>
      <Row
        ref={row}
        id={rowId}
        logos={logos}
        sprite={sprite}
        idOf={idOf}
        aria-live={rotation.playing ? 'off' : 'polite'}
        aria-label={strings.list}
      />
      <Pickers
        label={strings.choose}
        className={styles.pickers}
        slides={logos.map((_logo, index) => ({
          id: idOf(index),
          label: fillIn(strings.pickerLabel, { number: index + 1, count }),
        }))}
        current={active}
        onChoose={show}
      />
    </div>
  );
}
