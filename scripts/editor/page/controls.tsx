/** Fields for single values: texts, choices from a list, switches. */
import type { ReactNode } from 'react';
import type { Choice, Path, Schema } from '../api.ts';
import { hintOf, idOf } from './labels.ts';
import { adviceAt, faultsAt } from './store.ts';

export interface ControlProps {
  schema: Schema;
  value: unknown;
  path: Path;
  label: string;
  /** Whether only screen readers get the label, because the heading of the list already names the field. */
  isLabelHidden?: boolean;
  isRequired: boolean;
  /** Sets the value; undefined removes it. */
  set: (value: unknown) => void;
}

export function Faults({ path }: { path: Path }) {
  return (
    <>
      {faultsAt(path).map((message) => (
        <p className="fault" key={message}>
          {message.startsWith('is ') ? `This ${message}` : message}
        </p>
      ))}
      {adviceAt(path).map((message) => (
        <p key={message}>Advice: {message}</p>
      ))}
    </>
  );
}

const described = (path: Path) => ({
  id: idOf(path),
  'aria-describedby': `${idOf(path)}-about`,
  'aria-invalid': faultsAt(path).length > 0,
});

function Labelled({ children, ...control }: ControlProps & { children: ReactNode }) {
  const { path, label, isRequired, isLabelHidden, schema, value } = control;
  return (
    <div className="field">
      <label htmlFor={idOf(path)} className={isLabelHidden ? 'for-ears' : undefined}>
        {label}
        {!isRequired && <span className="optional"> (optional)</span>}
      </label>
      {children}
      <div id={`${idOf(path)}-about`} className="about">
        <p>{hintOf(schema, value)}</p>
        <Faults path={path} />
      </div>
    </div>
  );
}

/**
 * A field for a text. For a long text, the field grows. If the field of an optional text is emptied, the text is
 * removed.
 */
export function TextControl(props: ControlProps & { options?: string | undefined }) {
  const { schema, value, path, isRequired, set, options } = props;
  const text = typeof value === 'string' ? value : '';
  const type = (typed: string): void => {
    const line = typed.replaceAll(/\s*\n\s*/g, ' ');
    set(line === '' && !isRequired ? undefined : line);
  };
  const isDay = schema.format === 'date';
  const isLong = options === undefined && !isDay && (schema.maxLength ?? Infinity) > 60;
  return (
    <Labelled {...props}>
      {isLong ? (
        <textarea {...described(path)} rows={2} value={text} onChange={({ target }) => type(target.value)} />
      ) : (
        <input
          {...described(path)}
          type={isDay ? 'date' : 'text'}
          list={options}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Labelled>
  );
}

export function NumberControl(props: ControlProps) {
  const { value, path, isRequired, set } = props;
  return (
    <Labelled {...props}>
      <input
        {...described(path)}
        type="number"
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => set(target.value === '' && !isRequired ? undefined : target.valueAsNumber)}
      />
    </Labelled>
  );
}

export function SwitchControl({ schema, value, path, label, set }: ControlProps) {
  return (
    <div className="field">
      <label className="switch">
        <input
          {...described(path)}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked ? true : schema.const === true ? undefined : false)}
        />
        {label}
      </label>
      <div id={`${idOf(path)}-about`} className="about">
        <p>{hintOf(schema, value)}</p>
        <Faults path={path} />
      </div>
    </div>
  );
}

/** A field that chooses a name from a list. If the name is that of a picture, the picture is shown beside the field. */
export function ChoiceControl(props: ControlProps & { choices: readonly Choice[] }) {
  const { value, path, isRequired, set, choices } = props;
  const chosen = typeof value === 'string' ? value : '';
  const known = choices.some((choice) => choice.value === chosen);
  const image = choices.find((choice) => choice.value === chosen)?.image;
  return (
    <Labelled {...props}>
      <div className="choice">
        {image !== undefined && <img src={image} alt="" />}
        <select
          {...described(path)}
          value={chosen}
          onChange={({ target }) => set(target.value === '' && !isRequired ? undefined : target.value)}
        >
          {(!isRequired || chosen === '') && <option value="">{isRequired ? 'Choose' : 'None'}</option>}
          {!known && chosen !== '' && <option value={chosen}>{chosen}</option>}
          {choices.map((choice) => (
            <option key={choice.value}>{choice.value}</option>
          ))}
        </select>
      </div>
      {image !== undefined && <Thumbnails {...props} />}
    </Labelled>
  );
}

/** Small pictures of all choices. They are loaded when the person opens this part. */
function Thumbnails({ value, label, set, choices }: ControlProps & { choices: readonly Choice[] }) {
  return (
    <details className="thumbnails">
      <summary>Choose by eye</summary>
      <ul aria-label={label}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button type="button" aria-pressed={choice.value === value} onClick={() => set(choice.value)}>
              <img src={choice.image} alt="" loading="lazy" />
              <span>{choice.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
