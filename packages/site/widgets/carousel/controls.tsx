import { useRef, type ComponentProps, type KeyboardEvent, type MouseEvent } from 'react';
import { destination, roleOf, useActivated } from '../activated.ts';
import type { Rotation } from './rotation.ts';
import styles from './controls.module.css';

interface ControlLinkProps extends ComponentProps<'a'> {
  label: string;
  target: string;
  onChoose: () => void;
}

/** A link that becomes a button when script runs. Without script, the link still works. */
function ControlLink({ label, target, onChoose, ...link }: ControlLinkProps) {
  const activated = useActivated();
  const choose = (event: MouseEvent | KeyboardEvent): void => {
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      {...link}
      role={roleOf('button', activated)}
      data-role="button"
      suppressHydrationWarning
      href={`#${target}`}
      aria-label={label}
      // Without this handler, a mouse that moves a little during a click would drag the link.
      onDragStart={(event) => event.preventDefault()}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key === ' ') choose(event);
      }}
    />
  );
}

interface PickersProps {
  label: string;
  slides: { id: string; label: string }[];
  current: number;
  className: string | undefined;
  onChoose: (index: number) => void;
}

/** A button for each slide. Tab stops only once in the group; arrow keys move between the buttons. */
export function Pickers({ label, slides, current, className, onChoose }: PickersProps) {
  const activated = useActivated();
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = destination(event.key, current, slides.length);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(to);
    group.current?.querySelectorAll('a')[to]?.focus({ preventScroll: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element gets its role when script runs
    <div
      ref={group}
      role={roleOf('toolbar', activated)}
      data-role="toolbar"
      suppressHydrationWarning
      className={className}
      aria-label={label}
      data-roving=""
      onKeyDown={onKeyDown}
    >
      {slides.map((slide, index) => (
        <ControlLink
          key={slide.id}
          className={styles.picker}
          label={slide.label}
          target={slide.id}
          aria-current={activated && index === current ? 'true' : undefined}
          tabIndex={activated && index !== current ? -1 : undefined}
          onChoose={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

export type StepStrings = { previous: string; next: string; pause: string; start: string };

interface StepControlsProps {
  rotation: Rotation;
  strings: StepStrings;
  slidesId: string;
  targetOf: (step: -1 | 1) => string;
  onStep: (step: -1 | 1) => void;
}

/** The rotation button, if motion is allowed, and the links to the previous and the next slide. */
export const StepControls = ({ rotation, strings, slidesId, targetOf, onStep }: StepControlsProps) => (
  <>
    {rotation.available && (
      <button
        type="button"
        className={`${styles.arrow} ${styles.rotation}`}
        data-rotation=""
        aria-label={rotation.playing ? strings.pause : strings.start}
        onClick={rotation.toggle}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path d={rotation.playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M7 4.5 19 12 7 19.5z'} />
        </svg>
      </button>
    )}
    {([-1, 1] as const).map((step) => (
      <ControlLink
        key={step}
        className={styles.arrow}
        aria-controls={slidesId}
        data-step={step}
        label={step < 0 ? strings.previous : strings.next}
        target={targetOf(step)}
        onChoose={() => onStep(step)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d={step < 0 ? 'M14.5 5 7.5 12l7 7' : 'M9.5 5l7 7-7 7'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
      </ControlLink>
    ))}
  </>
);
