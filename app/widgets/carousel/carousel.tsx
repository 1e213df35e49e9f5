/**
 * A carousel of stacked slides that fade (W3C APG: rotation control first, then previous and next,
 * then the slides). Its controls are links to the slides, so that before and without script the
 * browser itself shows the slide that the address names; see `carousel.module.css`.
 */
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useAwake } from '../../islands/use-awake.ts';
import { Pickers, RotationButton, StepLink, type RotationWords } from './controls.tsx';
import { fillIn } from '../fill-in.ts';
import { Film } from './film.tsx';
import { useRotation, type Rotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './carousel.module.css';

export interface Slide {
  /** Short name for the pickers and for assistive technology. */
  name: string;
  /** The light of the slide, both where it follows the visitor's theme; the page's header follows the slide. */
  tone: 'day' | 'night' | 'day-night';
  content: ReactNode;
  /** The address of a film, `…-wide.av1.mp4`, that plays over the slide's picture while the slide is shown. */
  film?: string;
  /** The address of another that plays in the dark theme. */
  filmByNight?: string;
}

/** Names of its parts. `{number}`, `{count}` and `{name}` are filled in. */
export interface CarouselWords extends RotationWords {
  slideRole: string;
  /** The group of pickers. */
  choose: string;
  /** A slide by its place: `{number} of {count}: {name}`. */
  position: string;
  previous: string;
  next: string;
  /** A picker: `Slide {number}: {name}`. */
  slide: string;
}

export interface CarouselProps {
  /** Slides have the ids `<idPrefix>-1` … */
  idPrefix: string;
  slides: Slide[];
  /** Milliseconds from one change to the next. */
  interval: number;
  words: CarouselWords;
}

/** The slides, of which only the current one can be seen or reached. */
const Slides = ({
  id,
  slides,
  idOf,
  current,
  awake,
  rotation,
  words,
}: {
  id: string;
  slides: Slide[];
  idOf: (index: number) => string;
  current: number;
  awake: boolean;
  rotation: Rotation;
  words: CarouselWords;
}) => (
  <div id={id} className={styles.slides} aria-live={rotation.playing ? 'off' : 'polite'}>
    {slides.map(({ name, tone, content, film, filmByNight = film }, index) => (
      <div
        key={name}
        id={idOf(index)}
        className={styles.slide}
        role="group"
        aria-roledescription={words.slideRole}
        aria-label={fillIn(words.position, { number: index + 1, count: slides.length, name })}
        data-tone={tone}
        data-current={index === current ? '' : undefined}
      >
        {content}
        {film && filmByNight && (
          <Film
            film={film}
            byNight={filmByNight}
            active={index === current}
            // Under a resting pointer a film comes to its end; what a visitor stopped, and what nobody sees, stands.
            plays={awake && index === current && rotation.playing && rotation.seen}
            loops={rotation.counting}
          />
        )}
      </div>
    ))}
  </div>
);

/** Takes a focus on a slide that goes along to the next one: to its link, or where it has none to its picker. */
function useFocusOnSlide(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (!find(`.${styles.slide}:not([data-current]) :focus`)) return;
    const next = find(`.${styles.slide}[data-current] a`) ?? find('a[aria-current]');
    next?.focus({ preventScroll: true });
  });
}

export function Carousel({ idPrefix, slides, interval, words }: CarouselProps) {
  const awake = useAwake();
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const slidesId = `${idPrefix}s`;
  const idOf = (index: number): string => `${idPrefix}-${((index + count) % count) + 1}`;
  const show = (index: number): void => setCurrent((index + count) % count);
  useLayoutEffect(() => {
    // Before waking the browser may have gone to a slide by its link; take over from there, unseen.
    const index = Array.from({ length: count }, (_, i) => `#${idPrefix}-${i + 1}`).indexOf(location.hash);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is known in the browser only
    if (index >= 0) setCurrent(index);
  }, [idPrefix, count]);
  const rotation = useRotation(root, current, () => show(current + 1), interval);
  useFocusOnSlide(root);
  const swipe = useSwipe((step) => show(current + step));
  return (
    <div
      ref={root}
      className={styles.carousel}
      data-awake={awake ? '' : undefined}
      data-counting={awake && rotation.counting ? '' : undefined}
      {...swipe}
    >
      <div className={styles.controls} data-controls="">
        {rotation.available && (
          <RotationButton playing={rotation.playing} words={words} onToggle={rotation.toggle} />
        )}
        {([-1, 1] as const).map((step) => (
          <StepLink
            key={step}
            step={step}
            label={step < 0 ? words.previous : words.next}
            controls={slidesId}
            target={idOf(current + step)}
            onChoose={() => show(current + step)}
          />
        ))}
        <Pickers
          label={words.choose}
          className={styles.pickers}
          slides={slides.map(({ name }, index) => ({
            id: idOf(index),
            label: fillIn(words.slide, { number: index + 1, name }),
          }))}
          current={current}
          onChoose={show}
        />
      </div>
      <Slides
        id={slidesId}
        slides={slides}
        idOf={idOf}
        current={current}
        awake={awake}
        rotation={rotation}
        words={words}
      />
    </div>
  );
}
