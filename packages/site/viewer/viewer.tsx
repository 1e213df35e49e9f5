import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { DrawingVariable } from '../schema/site.ts';
import { useDebounced } from '../widgets/combobox/typing.ts';
import { ThemedDrawing } from '../widgets/drawing/drawing.tsx';
import { fillIn } from '../widgets/fill-in.ts';
import { Glyph, cross } from '../widgets/glyph.tsx';
import { addressFor, type ViewerStrings } from './viewer-data.ts';
import { makeZoom, type Zoom } from './zoom.ts';
import styles from './viewer.module.css';

/** How much larger a press of a button or a key makes the sheet. */
const step = 1.4;

/** The milliseconds after the last change of the slider until a screen reader says what changed. */
const announceDelay = 500;

/** Fetches the drawings of the values beside `value` in the view that is shown, so that the slider shows them at once. */
function fetchNeighbors(table: HTMLElement, { shown, values }: DrawingVariable, value: number): void {
  const image = [...table.querySelectorAll('img')].find((each) => each.checkVisibility());
  for (const next of [value - 1, value + 1]) {
    if (!image || !values[next]) continue;
    new Image().src = image.currentSrc.replace(
      /(?:-v\d)?((?:-compact)?-(?:light|dark)\.svg)$/,
      (_file, end: string) => (next === shown ? end : `-v${next}${end}`),
    );
  }
}

interface SliderProps {
  variable: DrawingVariable;
  value: number;
  onChange: (value: number) => void;
  /** Called when a visitor may soon move the slider from a value. */
  onNear: (value: number) => void;
}

/** The slider of a figure, and the sentence about the drawing at this value. */
function Slider({ variable: { label, values }, value, onChange, onNear }: SliderProps) {
  const [text = '', says = ''] = values[value] ?? [];
  return (
    <>
      <p className={styles.figure}>
        <label htmlFor="viewer-slider">{label}</label>
        {/* The slider says its value itself. */}
        <output htmlFor="viewer-slider" aria-hidden="true">
          <span>{text}</span>
        </output>
      </p>
      <input
        id="viewer-slider"
        className={styles.slider}
        type="range"
        min={0}
        max={values.length - 1}
        value={value}
        aria-valuetext={text}
        onFocus={() => onNear(value)}
        onChange={({ currentTarget: { valueAsNumber: next } }) => {
          onChange(next);
          onNear(next);
        }}
      />
      <p className={styles.says}>
        <span>{says}</span>
      </p>
      <p className="visually-hidden" role="status">
        <span>{useDebounced(says, announceDelay, '')}</span>
      </p>
    </>
  );
}

type ZoomBy = (factor: number) => void;

/** The factor that stands for the whole sheet. */
const whole = 0;

const factorOf = (key: string): number | undefined =>
  ({ '+': step, '=': step, '-': 1 / step, '−': 1 / step, '0': whole })[key];

const Buttons = ({ strings, zoomBy }: { strings: ViewerStrings; zoomBy: ZoomBy }) => (
  <div className={styles.buttons}>
    <button type="button" onClick={() => zoomBy(1 / step)}>
      {strings.zoomOut}
    </button>
    <button type="button" onClick={() => zoomBy(step)}>
      {strings.zoomIn}
    </button>
    <button type="button" onClick={() => zoomBy(whole)}>
      {strings.fit}
    </button>
    <button type="button" onClick={() => print()}>
      {strings.print}
    </button>
  </div>
);

interface SheetProps {
  title: string;
  /** The title and the address of the page, for the print. */
  page: { title: string; address: string };
  drawing: Pick<ComponentProps<typeof ThemedDrawing>, 'address' | 'alt' | 'compactHeight'>;
}

/** The drawing with its caption. Both themes are loaded, because paper shows the light one. */
const Sheet = ({ title, page, drawing }: SheetProps) => (
  <figure className={styles.sheet}>
    <ThemedDrawing {...drawing} theme="light" isUrgent />
    <ThemedDrawing {...drawing} theme="dark" isUrgent />
    <figcaption>
      <strong>{title}</strong>
      <span>{page.title}</span>
      <span className={styles.address}>{page.address}</span>
    </figcaption>
  </figure>
);

export interface ViewerProps extends Pick<SheetProps, 'title' | 'page'> {
  strings: ViewerStrings;
  /** The address of the light file of the drawing on the page. */
  file: string;
  compactHeight: number;
  variable: DrawingVariable | undefined;
  onClose: () => void;
}

export function Viewer({ strings, title, page, file, compactHeight, variable, onClose }: ViewerProps) {
  const [value, setValue] = useState(variable?.shown ?? 0);
  const table = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(undefined);
  const zoomBy: ZoomBy = (factor) => {
    if (factor === whole) zoom.current?.fit();
    else zoom.current?.by(factor);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const factor = factorOf(event.key);
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    zoomBy(factor);
  };
  const prepare = (next: number): void => {
    if (table.current && variable) fetchNeighbors(table.current, variable, next);
  };
  const drawing = {
    address: addressFor(file, variable, value),
    alt: fillIn(strings.alt, { name: title }),
    compactHeight,
  };
  return (
    <div className={styles.room} onKeyDown={onKeyDown} role="presentation">
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <Glyph path={cross} size={20} />
          {strings.close}
        </button>
      </header>
      <div
        ref={(element) => {
          table.current = element;
          if (element) zoom.current ??= makeZoom(element);
        }}
        className={styles.table}
        role="group"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a visitor scrolls the sheet by the arrow keys
        tabIndex={0}
      >
        <Sheet title={title} page={page} drawing={drawing} />
      </div>
      <div className={styles.tools}>
        {variable && <Slider variable={variable} value={value} onChange={setValue} onNear={prepare} />}
        <Buttons strings={strings} zoomBy={zoomBy} />
        <p className={styles.examples}>{strings.examples}</p>
      </div>
    </div>
  );
}
