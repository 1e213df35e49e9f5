/**
 * A field for one file. The native control covers the whole zone, so that a visitor can drop a file with and without
 * script.
 */
import { useEffect, useRef, useState, type DragEvent, type RefObject } from 'react';
import { fileFault, formatFault } from '@website/forms/form-faults';
import { formatBytes } from '@website/forms/messages';
import { useActivated } from '../../widgets/activated.ts';
import { controlAttributes, Field } from '../../widgets/field/field.tsx';
import type { DrawProps } from '../form-fields/form-fields.tsx';
import styles from './file-field.module.css';

type Chosen = Pick<File, 'name' | 'size' | 'lastModified'> | undefined;

const chosenIn = (input: HTMLInputElement | null): Chosen => {
  const file = input?.files?.[0];
  return file && { name: file.name, size: file.size, lastModified: file.lastModified };
};

/** Returns the chosen file. Follows a reset of the form. Each choice makes a new object. */
function useChosenFile(input: RefObject<HTMLInputElement | null>) {
  const [file, setFile] = useState<Chosen>(undefined);
  useEffect(() => {
    const element = input.current;
    // The visitor may have chosen a file before this script ran.
    // oxlint-disable-next-line react/set-state-in-effect -- the control is known only after hydration
    setFile(chosenIn(element));
    const clear = (): void => setFile(undefined);
    // If a visitor chooses the same name again, browsers send `cancel`, not `change`, even if the file has changed.
    const compare = (): void => {
      const now = chosenIn(element);
      setFile((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    element?.form?.addEventListener('reset', clear);
    element?.addEventListener('cancel', compare);
    return () => {
      element?.form?.removeEventListener('reset', clear);
      element?.removeEventListener('cancel', compare);
    };
  }, [input]);
  return { file, read: () => setFile(chosenIn(input.current)) };
}

/** Returns the error of the sent file until the visitor chooses another file. */
function useSentFault(error: string | undefined, file: Chosen): string | undefined {
  const [lastFault, setLastFault] = useState({ error, file });
  if (error === lastFault.error) return lastFault.file === file ? error : undefined;
  setLastFault({ error, file });
  return error;
}

/** Returns the file extension for the drawn sheet; empty if the extension is longer than four characters. */
export const kindOf = (name: string): string => /\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** A drawn sheet with a folded corner. It is decoration, because the file name beside it has the extension too. */
const Sheet = ({ kind }: { kind: string }) => (
  <svg className={styles.sheet} viewBox="0 0 40 50" width="40" height="50" aria-hidden="true">
    <path d="M1 1h26l12 12v36H1zM27 1v12h12" />
    <text x="20" y="37" textAnchor="middle">
      {kind}
    </text>
  </svg>
);

/** Puts the first file of a drop beside the control into the control. A drop on the control itself needs no script. */
function takeDrop(event: DragEvent, input: HTMLInputElement | null): void {
  const [file] = event.dataTransfer.files;
  if (event.target === input) return;
  // Without this call the browser would leave the page and show the file.
  event.preventDefault();
  if (!input || !file) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export function FileField({ name, field, strings, error, values }: DrawProps<'file'>) {
  const activated = useActivated();
  const input = useRef<HTMLInputElement>(null);
  const { file, read } = useChosenFile(input);
  const sentFault = useSentFault(error, file);
  const fault = file && fileFault(field, file.name, file.size);
  const message = fault && formatFault(strings.errors[fault.fault], fault.found);
  const shown = message ?? sentFault;
  const { required } = field;
  // If the control has a custom error, the browser shows the message and does not send the form.
  const invalid = (file ? message : required && strings.errors.missing) || '';
  // A custom error is not an attribute, so React cannot set it.
  useEffect(() => input.current?.setCustomValidity(invalid), [invalid]);
  const remove = (): void => {
    if (input.current) input.current.value = '';
    read();
    input.current?.focus();
  };
  // If the server sends the form back, browsers do not keep the file.
  const hint = values ? `${strings.again} ${strings.hint ?? ''}` : strings.hint;
  const props = { name, label: strings.label, hint, error: shown };
  return (
    <Field {...props} required={required} isLive>
      <div
        className={styles.zone}
        data-activated={activated ? '' : undefined}
        data-filled={file ? '' : undefined}
        onDragOver={(event) => event.target !== input.current && event.preventDefault()}
        onDrop={(event) => takeDrop(event, input.current)}
      >
        <input
          {...controlAttributes(props)}
          // `aria-invalid` is always set: without it, browsers report an empty required control as invalid.
          aria-invalid={shown !== undefined}
          ref={input}
          className={styles.input}
          type="file"
          accept={field.types.map((type) => `.${type}`).join(',')}
          required={required}
          onChange={read}
        />
        {file && <Sheet kind={kindOf(file.name)} />}
        <p className={styles.text}>
          {file ? (
            <>
              {/* `bdi` isolates the name: right-to-left letters or marks in it must not reorder the text beside it. */}
              <bdi className={styles.name}>{file.name}</bdi>
              <span
                className={styles.size}
              >{` ${formatBytes(file.size, document.documentElement.lang)}`}</span>
            </>
          ) : (
            <span>{strings.drop}</span>
          )}
        </p>
        {file && (
          <button type="button" className={styles.remove} onClick={remove}>
            {strings.remove}
          </button>
        )}
      </div>
    </Field>
  );
}
