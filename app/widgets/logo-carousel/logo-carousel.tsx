/**
 * A row of logos that advances by one, in an endless loop. Without script it is a row to scroll. Script moves the same row
 * and adds copies at its end, so that the last logo has neighbors too.
 */
import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { Pickers, StepControls, type StepStrings } from '../carousel/controls.tsx';
import { fillIn } from '../fill-in.ts';
import { useRotation } from '../carousel/rotation.ts';
import { indexInAddress, useActivated } from '../activated.ts';
import { glide, isGliding, jump } from './glide.ts';
import styles from './logo-carousel.module.css';

/** `id` is its view of the sprite; sizes are in CSS pixels. */
export type LogoItem = { id: string; name: string; width: number; height: number };

export interface LogoCarouselStrings extends StepStrings {
  list: string;
  choose: string;
  /** A picker, which does not repeat the name: `{number} of {count}`. */
  place: string;
}

export interface LogoCarouselProps {
  /** Its row has the id `<idPrefix>s`, its logos `<idPrefix>-<id>`. */
  idPrefix: string;
  logos: LogoItem[];
  sprite: string;
  /** Milliseconds between two steps, and for one step. */
  interval: number;
  speed: number;
  strings: LogoCarouselStrings;
}

interface LogoProps extends Pick<LogoCarouselProps, 'sprite'> {
  logo: LogoItem;
  /** Undefined for a copy, which is hidden from assistive technology. */
  id?: string;
}

const Logo = ({ logo, sprite, id }: LogoProps) => (
  <li id={id} className={styles.item} aria-hidden={id === undefined || undefined}>
    {/* An image can load lazily, `use` cannot. The sprite is larger than a first screen. */}
    <img
      className={styles.logo}
      src={`${sprite}#${logo.id}`}
      width={logo.width}
      height={logo.height}
      alt={id ? logo.name : ''}
      loading="lazy"
    />
  </li>
);

/** Pixels from one logo to the next. */
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
    // After the last logo comes a copy of the first one: the row glides to the copy, then jumps back, which cannot be
    // seen. Another step during the glide makes the row jump at once, so that it does not run back through all logos.
    const step = stepOf(element);
    if (index < 0) jump(element, count * step);
    else if (wrapping.current) jump(element, 0);
    wrapping.current = index >= count;
    void glide(element, (index < 0 ? count + index : index) * step, speed).then((arrived) => {
      if (!arrived || index < count) return;
      wrapping.current = false;
      jump(element, 0);
    });
  };
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Follows a visitor's own scrolling; every frame of a glide ends in this event too.
    const follow = (): void => {
      if (isGliding(element)) return;
      const first = Math.round(element.scrollLeft / (stepOf(element) || 1));
      setActive(first % count);
      // The visitor may have stopped a glide among the copies, or scrolled back from there.
      wrapping.current = first >= count;
    };
    // Before React started, the visitor may have followed a link to a logo or moved the row.
    const named = indexInAddress(count, idOf);
    if (named > 0) show(named);
    else follow();
    element.addEventListener('scrollend', follow);
    return () => element.removeEventListener('scrollend', follow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `show` and `idOf` are new at every render and always the same
  }, [row, count]);
  return { active, show };
}

interface RowProps extends Pick<LogoCarouselProps, 'logos' | 'sprite'>, ComponentProps<'ul'> {
  idOf: (index: number) => string;
}

const Row = ({ logos, sprite, idOf, ...row }: RowProps) => {
  const copies = useActivated() ? logos.slice(0, 4) : [];
  return (
    // A scrolling element must take the focus, so that arrow keys can scroll it.
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
          label: fillIn(strings.place, { number: index + 1, count }),
        }))}
        current={active}
        onChoose={show}
      />
    </div>
  );
}
