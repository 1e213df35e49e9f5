/** A silent loop over a still: loaded for the slide that is shown and only after it was painted. */
import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from './use-rotation.ts';
import styles from './carousel.module.css';

/** Addresses of the same film in the codecs browsers choose from, smallest first. */
export interface FilmFiles {
  av1: string;
  h264: string;
}

/** Whether the visitor asked the browser to save data. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Once the slide has been shown and painted, the film's files may load. */
function useWanted(active: boolean): boolean {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!active || still || wanted || savesData()) return undefined;
    const frame = requestAnimationFrame(() => setWanted(true));
    return () => cancelAnimationFrame(frame);
  }, [active, still, wanted]);
  return wanted && !still;
}

/** Plays while `active`; otherwise pauses and goes back to its first frame. */
function Player({ files, active }: { files: FilmFiles; active: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (active) {
      // A browser that refuses to play, in a saving mode for one, leaves the still in sight.
      element.play().catch(() => {});
    } else {
      element.pause();
      element.currentTime = 0;
    }
  }, [active]);
  return (
    <video
      ref={video}
      className={styles.film}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={files.av1} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={files.h264} type='video/mp4; codecs="avc1.640020"' />
    </video>
  );
}

/** The film of one slide; nothing of it is in the page before it is wanted. */
export const Film = ({ files, active }: { files: FilmFiles; active: boolean }) =>
  useWanted(active) ? <Player files={files} active={active} /> : null;
