/** A silent loop over a still: loaded for the slide that is shown and only after it was painted. */
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from './use-rotation.ts';
import styles from './carousel.module.css';

/** Addresses of one cut of a film in the codecs browsers choose from, smallest first. */
interface Encodings {
  av1: string;
  h264: string;
}

/** A film cut for wide windows, and smaller and narrower for phones. */
export interface FilmFiles {
  wide: Encodings;
  phone: Encodings;
}

/** Whether a film goes on, comes to rest at its end, which is its beginning, or stands still at once. */
export type FilmMotion = 'looping' | 'ending' | 'standing';

/** Windows whose part of the picture the phones' cut covers. */
const narrow = '(width < 30em)';
/** Megabits a second below which a film would keep the page itself waiting. */
const leastDownlink = 1.5;
/** Milliseconds until the next slide has covered this one. */
const fade = 700;

/** What browsers tell of the line, where they do (Network Information API). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Whether the visitor asked the browser to save data, or the line is too slow for films. */
function sparesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { saveData = false, effectiveType = '4g', downlink = leastDownlink } = navigator.connection as Line;
  return saveData || effectiveType !== '4g' || downlink < leastDownlink;
}

/** Once the slide has been shown and painted, the film's files may load: undefined, then the cut. */
function useCut(active: boolean, motion: FilmMotion): keyof FilmFiles | undefined {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [cut, setCut] = useState<keyof FilmFiles>();
  useEffect(() => {
    if (!active || motion === 'standing' || still || cut || sparesData()) return undefined;
    const frame = requestAnimationFrame(() => setCut(matchMedia(narrow).matches ? 'phone' : 'wide'));
    return () => cancelAnimationFrame(frame);
  }, [active, motion, still, cut]);
  return still ? undefined : cut;
}

/** Plays while `active`; otherwise pauses and, once it is out of sight, goes back to its first frame. */
function Player({ files, active, motion }: { files: Encodings; active: boolean; motion: FilmMotion }) {
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    // A browser that refuses to play, in a saving mode for one, leaves the still in sight.
    if (active && motion !== 'standing') element.play().catch(() => {});
    if (!active || motion === 'standing') element.pause();
    if (active) return undefined;
    const timer = setTimeout(() => {
      element.currentTime = 0;
    }, fade);
    return () => clearTimeout(timer);
  }, [active, motion]);
  return (
    <video
      ref={video}
      className={styles.film}
      data-shown={shown ? '' : undefined}
      muted
      loop={motion !== 'ending'}
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
    >
      <source src={files.av1} type='video/mp4; codecs="av01.0.05M.10"' />
      <source src={files.h264} type='video/mp4; codecs="avc1.640020"' />
    </video>
  );
}

/** The film of one slide; nothing of it is in the page before it is wanted. */
export function Film({ files, active, motion }: { files: FilmFiles; active: boolean; motion: FilmMotion }) {
  const cut = useCut(active, motion);
  return cut && <Player files={files[cut]} active={active} motion={motion} />;
}
