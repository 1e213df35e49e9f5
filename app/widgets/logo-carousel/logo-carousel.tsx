/**
 * A row of logos that turns by one, for ever. Before and without script it is a row to scroll, whose
 * pickers are links to the logos; script moves the same row and adds copies at its end, so that the
 * last logo has neighbors too.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ControlLink, RotationButton, type RotationWords } from '../carousel/controls.tsx';
import { useRotation } from '../carousel/use-rotation.ts';
import { useAwake } from '../use-awake/use-awake.ts';
import { glide, isGliding, jump } from './glide.ts';
import styles from './logo-carousel.module.css';

/** One logo: a symbol of the sprite and the size it is shown in, in CSS pixels. */
export interface LogoItem {
  id: string;
  name: string;
  width: number;
  height: number;
}

/** What its parts are called. */
export interface LogoCarouselWords extends RotationWords {
  list: string;
  choose: string;
  previous: string;
  next: string;
}

export interface LogoCarouselProps {
  logos: LogoItem[];
  /** Address of the sprite. */
  sprite: string;
  /** Milliseconds between two turns, and for one turn. */
  interval: number;
  speed: number;
  words: LogoCarouselWords;
}

const Logo = ({ logo, sprite, copy }: { logo: LogoItem; sprite: string; copy: boolean }) => (
  <li id={copy ? undefined : `logo-${logo.id}`} className={styles.item} aria-hidden={copy || undefined}>
    <svg
      className={styles.logo}
      width={logo.width}
      height={logo.height}
      role={copy ? undefined : 'img'}
      aria-label={copy ? undefined : logo.name}
    >
      <use href={`${sprite}#${logo.id}`} />
    </svg>
  </li>
);

/** Pixels from one logo to the next. */
const stepOf = (row: HTMLElement): number => {
  const [first, second] = row.children;
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
};

/** Moves the row in an endless loop and knows which logo stands first. */
function useLoop(
  row: RefObject<HTMLElement | null>,
  count: number,
  speed: number,
): { active: number; show: (index: number) => void } {
  const [active, setActive] = useState(0);
  const wrapping = useRef(false);
  const show = (index: number): void => {
    setActive(((index % count) + count) % count);
    const element = row.current;
    if (!element) return;
    // One past the last is the copy of the first: glide there, then jump back unseen. Who asks for more
    // on the way there makes the jump come at once, or the row would run back through all of its logos.
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
      if (!isGliding(element)) setActive(Math.round(element.scrollLeft / (stepOf(element) || 1)) % count);
    };
    element.addEventListener('scrollend', follow);
    return () => element.removeEventListener('scrollend', follow);
  }, [row, count]);
  return { active, show };
}

export function LogoCarousel({ logos, sprite, interval, speed, words }: LogoCarouselProps) {
  const awake = useAwake();
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const count = logos.length;
  const { active, show } = useLoop(row, count, speed);
  const rotation = useRotation(root, active, () => show(active + 1), interval);
  const copies = awake ? logos.slice(0, 4) : [];
  return (
    <div ref={root} className={styles.carousel} data-awake={awake ? '' : undefined}>
      <div className={styles.controls}>
        {rotation.available && (
          <RotationButton playing={rotation.playing} words={words} onToggle={rotation.toggle} />
        )}
        <ControlLink
          label={words.previous}
          direction={-1}
          target={`logo-${logos.at(active - 1)?.id}`}
          onChoose={() => show(active - 1)}
        />
        <ControlLink
          label={words.next}
          direction={1}
          target={`logo-${logos[(active + 1) % count]?.id}`}
          onChoose={() => show(active + 1)}
        />
      </div>
      <ul
        ref={row}
        className={styles.row}
        aria-live={rotation.playing ? 'off' : 'polite'}
        aria-label={words.list}
        // What scrolls must be within reach of the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {logos.map((logo) => (
          <Logo key={logo.id} logo={logo} sprite={sprite} copy={false} />
        ))}
        {copies.map((logo) => (
          <Logo key={`copy-${logo.id}`} logo={logo} sprite={sprite} copy />
        ))}
      </ul>
      <div className={styles.pickers} role="group" aria-label={words.choose}>
        {logos.map((logo, index) => (
          <ControlLink
            key={logo.id}
            label={logo.name}
            current={index === active}
            target={`logo-${logo.id}`}
            onChoose={() => show(index)}
          />
        ))}
      </div>
    </div>
  );
}
