/**
 * A carousel of stacked slides that fade (W3C APG: first the rotation button, then "previous" and "next", then the
 * slides). Without script, links lead to the slides; see `carousel.module.css`.
 */
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { indexInAddress, useActivated } from '../activated.ts';
import { Pickers, StepControls, type StepStrings } from './controls.tsx';
import { fillIn } from '../fill-in.ts';
import { Film } from './film.tsx';
import { useRotation, type Rotation, useSwipe } from './rotation.ts';
import styles from './carousel.module.css';

export interface Slide {
  /** The slide's short name, for the pickers and for assistive technology. */
  name: string;
  /**
   * The color tone of the slide. `day-night` depends on the visitor's theme. The page's header takes its colors from
   * the tone.
   */
  tone: 'day' | 'night' | 'day-night';
  content: ReactNode;
  /** The addresses of the film over the slide's picture, such as `…-wide.av1.mp4`, and of the film by night. */
  film?: string;
  filmByNight?: string;
}

/** Accessible names of the controls and slides, with the placeholders `{number}`, `{count}` and `{name}`. */
export interface CarouselStrings extends StepStrings {
  slideRole: string;
  choose: string;
  position: string;
  slide: string;
}

export interface CarouselProps {
  /** The beginning of the slides' ids: `<idPrefix>-1` and so on. */
  idPrefix: string;
  slides: Slide[];
  interval: number;
  strings: CarouselStrings;
}

/** A pointer on the words, the button or the controls stops the slide. The picture may fill the whole screen. */
const holding = '[data-layer=words] > *, [data-controls]';

interface SlidesProps extends Pick<CarouselProps, 'slides' | 'strings'> {
  id: string;
  idOf: (index: number) => string;
  current: number;
  activated: boolean;
  rotation: Rotation;
}

const Slides = ({ id, slides, idOf, current, activated, rotation, strings }: SlidesProps) => (
  <div id={id} className={styles.slides} aria-live={rotation.playing ? 'off' : 'polite'}>
    {slides.map(({ name, tone, content, film, filmByNight = film }, index) => (
      <div
        key={name}
        id={idOf(index)}
        className={styles.slide}
        role="group"
        aria-roledescription={strings.slideRole}
        aria-label={fillIn(strings.position, { number: index + 1, count: slides.length, name })}
        data-tone={tone}
        data-current={index === current ? '' : undefined}
      >
        {content}
        {film && filmByNight && (
          <Film
            film={film}
            byNight={filmByNight}
            active={index === current}
            // While the pointer rests on the film, the film plays to its end. The film does not play if the visitor
            // stopped the rotation or cannot see the carousel.
            plays={activated && index === current && rotation.playing && rotation.seen}
            loops={rotation.counting}
          />
        )}
      </div>
    ))}
  </div>
);

/**
 * If the slide with the focus is replaced, moves the focus to the link of the new slide. If the new slide has no link,
 * its picker gets the focus.
 */
function useFocusOnSlide(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (!find(`.${styles.slide}:not([data-current]) :focus`)) return;
    const next = find(`.${styles.slide}[data-current] a`) ?? find('a[aria-current]');
    next?.focus({ preventScroll: true });
  });
}

export function Carousel({ idPrefix, slides, interval, strings }: CarouselProps) {
  const activated = useActivated();
  const root = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const [current, setCurrent] = useState(0);
  const slidesId = `${idPrefix}s`;
  const idOf = (index: number): string => `${idPrefix}-${((index + count) % count) + 1}`;
  useLayoutEffect(() => {
    const follow = (): void => {
      const named = indexInAddress(count, (index) => `${idPrefix}-${index + 1}`);
      if (named >= 0) setCurrent(named);
    };
    // Before React started, the visitor may have followed a link to a slide. The state must then change to this slide.
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [idPrefix, count]);
  const show = (index: number): void => setCurrent((index + count) % count);
  const rotation = useRotation(root, current, () => show(current + 1), interval, holding);
  useFocusOnSlide(root);
  const swipe = useSwipe((step) => show(current + step));
  return (
    <div
      ref={root}
      className={styles.carousel}
      data-activated={activated ? '' : undefined}
      data-counting={activated && rotation.counting ? '' : undefined}
      {...swipe}
    >
      <div className={styles.controls} data-controls="">
        <StepControls
          rotation={rotation}
          strings={strings}
          slidesId={slidesId}
          targetOf={(step) => idOf(current + step)}
          onStep={(step) => show(current + step)}
        />
        <Pickers
          label={strings.choose}
          className={styles.pickers}
          slides={slides.map(({ name }, index) => ({
            id: idOf(index),
            label: fillIn(strings.slide, { number: index + 1, name }),
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
        activated={activated}
        rotation={rotation}
        strings={strings}
      />
    </div>
  );
}
