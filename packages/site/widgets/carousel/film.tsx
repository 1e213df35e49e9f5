/** A silent film over a still picture. Films load only after activation, and only for the visible slide. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useDarkTheme, useMediaQuery } from './rotation.ts';
import styles from './carousel.module.css';

const narrow = '(width < 30em)';
const av1 = 'video/mp4; codecs="av01.0.08M.10"';
/** The maximum playing time in milliseconds until the film's first second has arrived. */
const timeout = 3000;
/** The milliseconds until the next slide has covered this slide. */
const fade = 700;

/**
 * Returns whether the visitor saves data or has a connection of 3G or less. `downlink` is not used, because a browser
 * that has just started gives too low a value on small pages.
 */
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

/** Returns the address of the film when the film may play for the first time; empty before. */
function useSource(wide: string, wanted: boolean): string {
  const [chosen, setChosen] = useState({ wide: '', src: '' });
  // After a change of theme, the film of the old theme must not cover the picture of the new theme.
  const src = chosen.wide === wide ? chosen.src : '';
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only a browser knows which format it plays, and whether it saves data
    if (wanted && !src && !savesData()) setChosen({ wide, src: fileFor(wide) });
  }, [wanted, src, wide]);
  return src;
}

/** Calls `onLate` if the film's first second arrives too late. Time in which the film is paused does not count. */
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

/** Plays and pauses the film, and stops its download. Attributes cannot do this. */
function usePlayback(video: VideoRef, src: string, { active, plays, loops }: FilmProps): void {
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return undefined;
    // If the element is only removed from the page, the browser continues the download.
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, [video, src]);
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return undefined;
    element.loop = loops;
    // A browser may refuse to play, for example to save power. Then the picture stays visible.
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
  /** The address of the wide film in AV1. The addresses of other sizes and formats are made from this address. */
  film: string;
  byNight: string;
  /** True while the film's slide is shown. When it becomes false, the film returns to its first frame. */
  active: boolean;
  plays: boolean;
  /** True if the film repeats. If false, the film stops at its end, where the last frame looks like the first. */
  loops: boolean;
}

/** The film of a slide. The page contains no video element until the film is played. */
export function Film(props: FilmProps) {
  const { film, byNight, plays } = props;
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const wide = useDarkTheme() ? byNight : film;
  const video = useRef<HTMLVideoElement>(null);
  /** True after a film has loaded too slowly. Then the slide shows its still picture from now on. */
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
        // The key gives each film a new element. So the still picture is visible until the new film plays.
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
