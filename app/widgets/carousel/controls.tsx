/** The controls that carousels share. */
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './controls.module.css';

/**
 * A button that is a link to the slide it shows, so that it works without script.
 * With a direction it is drawn as an arrow, without one as a picker.
 */
export function ControlLink({
  label,
  target,
  direction,
  current = false,
  onChoose,
}: {
  label: string;
  /** The id of the slide. */
  target: string;
  direction?: -1 | 1;
  current?: boolean;
  onChoose: () => void;
}) {
  const choose = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      className={direction ? styles.arrow : styles.picker}
      role="button"
      href={`#${target}`}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      draggable={false}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === ' ') choose(event);
      }}
    >
      {direction && (
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d={direction < 0 ? 'M14.5 5 7.5 12l7 7' : 'M9.5 5l7 7-7 7'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
      )}
    </a>
  );
}

/** What the button is called while the carousel turns, and while it stands. */
export interface RotationWords {
  pause: string;
  start: string;
}

/** Stops and starts automatic rotation. */
export const RotationButton = ({
  playing,
  words,
  onToggle,
}: {
  playing: boolean;
  words: RotationWords;
  onToggle: () => void;
}) => (
  <button
    type="button"
    className={`${styles.arrow} ${styles.rotation}`}
    aria-label={playing ? words.pause : words.start}
    onClick={onToggle}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
      <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M7 4.5 19 12 7 19.5z'} />
    </svg>
  </button>
);
