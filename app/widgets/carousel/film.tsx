/** A silent loop over a still: loaded for the slide that is shown and only after it was painted. */
import { useEffect, useRef, useState } from 'react';
import { useDarkTheme } from './use-dark-theme.ts';
import { useMediaQuery } from './use-rotation.ts';
import styles from './carousel.module.css';

/** Windows whose part of the picture the phones' cut covers. */
const narrow = '(width < 30em)';
const av1 = 'video/mp4; codecs="av01.0.05M.10"';
/** Megabits a second below which a film would keep the page itself waiting. */
const leastDownlink = 1.5;
/** Milliseconds until the next slide has covered this one. */
const fade = 700;

/** Facts about the connection, in browsers with the Network Information API. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Whether the visitor asked the browser to save data, or the line is too slow for films; no answer is no. */
function sparesData(): boolean {
  const { saveData, effectiveType, downlink } = (navigator as { connection?: Line }).connection ?? {};
  return saveData || /[23]g/.test(`${effectiveType}`) || Number(downlink) < leastDownlink;
}

/** The film of one slide. The page contains nothing of it until it is played. */
export function Film({
  film,
  byNight,
  active,
  plays,
  loops,
}: {
  /** The address of its wide cut in AV1; the other three, for phones and in H.264, are named alike. */
  film: string;
  /** The same of the one that plays in the dark theme. */
  byNight: string;
  /** Whether its slide is shown; otherwise it goes back to its first frame, once it is out of sight. */
  active: boolean;
  /** Otherwise it stands still at once. */
  plays: boolean;
  /** Otherwise it comes to rest at its end, which is its beginning. */
  loops: boolean;
}) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const wide = useDarkTheme() ? byNight : film;
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, setChosen] = useState({ wide: '', src: '' });
  // A film chosen for the other theme must not cover the still picture of this one.
  const src = chosen.wide === wide ? chosen.src : '';
  useEffect(() => {
    if (!plays || still || src || sparesData()) return;
    const cut = matchMedia(narrow).matches ? wide.replace('-wide.', '-phone.') : wide;
    const canPlay = document.createElement('video').canPlayType(av1);
    // oxlint-disable-next-line react/set-state-in-effect -- only a browser knows what it plays, and whether to
    setChosen({ wide, src: canPlay ? cut : cut.replace('.av1.', '.h264.') });
  }, [plays, still, src, wide]);
  // Whether an element plays, and where in its film it is, is said by calls and not by attributes.
  useEffect(() => {
    const element = video.current;
    if (!element || !src) return undefined;
    element.loop = loops;
    // A browser that refuses to play, in a saving mode for one, leaves the still in sight.
    if (plays) element.play().catch(() => {});
    else element.pause();
    if (active) return undefined;
    const timer = setTimeout(() => {
      element.currentTime = 0;
    }, fade);
    return () => clearTimeout(timer);
  }, [active, plays, loops, src]);
  return (
    src &&
    !still && (
      <video
        // Another film is another element, which lets the still be seen until it moves.
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
