/** A silent loop over a still picture. It is loaded only for the slide in sight, and only after React is in charge. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDarkTheme, useMediaQuery } from './rotation.ts';
import styles from './carousel.module.css';

const narrow = '(width < 30em)';
const av1 = 'video/mp4; codecs="av01.0.05M.10"';
/** Milliseconds of playing in which the film's first second has to arrive. */
const timeout = 3000;
/** Milliseconds until the next slide has covered this one. */
const fade = 700;

/** By choice, or on a line of 3G or slower. A new browser estimates `downlink` too low from a page as small as ours. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData || /[23]g/.test(`${connection?.effectiveType}`);
}

type VideoRef = RefObject<HTMLVideoElement | null>;

function fileFor(wide: string): string {
  const file = matchMedia(narrow).matches ? wide.replace('-wide.', '-phone.') : wide;
  return document.createElement('video').canPlayType(av1) ? file : file.replace('.av1.', '.h264.');
}

const hasFirstSecond = ({ buffered, currentTime }: HTMLVideoElement): boolean =>
  currentTime >= 1 || (buffered.length > 0 && buffered.end(0) >= 1);

/** The address of the film once it may play, empty before that. */
function useSource(wide: string, wanted: boolean): string {
  const [chosen, setChosen] = useState({ wide: '', src: '' });
  // A film chosen for the other theme must not cover the still picture of this one.
  const src = chosen.wide === wide ? chosen.src : '';
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only a browser knows what it plays, and whether to
    if (wanted && !src && !savesData()) setChosen({ wide, src: fileFor(wide) });
  }, [wanted, src, wide]);
  return src;
}

/** Calls `onLate` when the film's first second has not arrived in time. Time in which it does not play does not count. */
function useTimeout(video: VideoRef, src: string, plays: boolean, onLate: () => void): void {
  const remaining = useRef({ src, milliseconds: timeout });
  useEffect(() => {
    if (remaining.current.src !== src) remaining.current = { src, milliseconds: timeout };
    const { milliseconds } = remaining.current;
    if (!src || !plays || milliseconds <= 0) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => {
      if (video.current && !hasFirstSecond(video.current)) onLate();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      remaining.current.milliseconds -= performance.now() - begun;
    };
  }, [video, src, plays, onLate]);
}

/** Does what attributes cannot: plays and pauses the element, and stops its download. */
function usePlayback(video: VideoRef, src: string, { active, plays, loops }: FilmProps): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return undefined;
    // A browser continues the download if the element is only removed from the page.
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, [video, src]);
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return undefined;
    element.loop = loops;
    // If the browser refuses to play, in a power-saving mode for example, the still stays in sight.
    if (plays) element.play().catch(() => {});
    else element.pause();
    if (active) return undefined;
    const timer = setTimeout(() => {
      element.currentTime = 0;
    }, fade);
    return () => clearTimeout(timer);
  }, [video, active, plays, loops, src]);
}

interface FilmProps {
  /** The address of the wide film in AV1. The addresses of the other three (phones, H.264) are derived from it. */
  film: string;
  byNight: string;
  /** Whether its slide is shown. A film goes back to its first frame once it is out of sight. */
  active: boolean;
  plays: boolean;
  /** Whether the film repeats. If not, it stops at its end, which looks like its beginning. */
  loops: boolean;
}

/** The film of one slide. The page contains no video element until the film is played. */
export function Film(props: FilmProps) {
  const { film, byNight, plays } = props;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const wide = useDarkTheme() ? byNight : film;
  const video = useRef<HTMLVideoElement>(null);
  /** True after a film loaded too slowly. The slide then keeps its still picture until the page is left. */
  const [late, setLate] = useState(false);
  const [giveUp] = useState(() => () => setLate(true));
  const wanted = plays && !still && !late;
  const source = useSource(wide, wanted);
  const src = still || late ? '' : source;
  useTimeout(video, src, plays, giveUp);
  usePlayback(video, src, props);
  return (
    src && (
      <video
        // Each film has its own element, so that the still picture is visible until the film plays.
        key={src}
        ref={video}
        className={styles.film}
        src={src}
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        onPlaying={({ currentTarget }) => currentTarget.toggleAttribute('data-shown', true)}
      />
    )
  );
}
