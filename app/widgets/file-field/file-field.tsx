/**
 * One file, chosen or dropped. The native control covers the whole zone, so that dropping on it
 * works by itself, with and without script; script shows what was chosen and takes it back.
 */
import { useEffect, useRef, useState } from 'react';
import { controlAttributes, Field, type FieldProps } from '../field/field.tsx';
import { useAwake } from '../island/island.tsx';
import styles from './file-field.module.css';

export interface FileFieldProps extends FieldProps {
  /** What stands in the empty zone. */
  dropText: string;
  removeText: string;
  /** As the `accept` attribute. */
  accept: string;
  required?: boolean;
  /** What is wrong with a file, from its name and size; shown at once. */
  check: (name: string, bytes: number) => string | undefined;
}

/** A size as people read it: 12 KB, 3.4 MB. */
export const formatBytes = (bytes: number): string =>
  bytes < 1000 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

export function FileField({
  dropText,
  removeText,
  accept,
  required,
  check,
  error,
  ...field
}: FileFieldProps) {
  const awake = useAwake();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; size: number } | undefined>(undefined);
  const fault = file ? check(file.name, file.size) : undefined;
  // The server's words hold until another file is chosen.
  const [judged, setJudged] = useState<{ name: string; size: number } | undefined>(undefined);
  const shown = fault ?? (file === judged || !error ? undefined : error);

  const read = (): void => {
    const chosen = input.current?.files?.[0];
    setJudged(file);
    setFile(chosen && { name: chosen.name, size: chosen.size });
  };
  useEffect(() => {
    const element = input.current;
    if (element?.files?.length) setFile({ name: element.files[0]!.name, size: element.files[0]!.size });
    const clear = (): void => setFile(undefined);
    element?.form?.addEventListener('reset', clear);
    return () => element?.form?.removeEventListener('reset', clear);
  }, []);
  // The browser's own check then says the same and keeps the form from being sent.
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  const remove = (): void => {
    if (input.current) input.current.value = '';
    read();
    input.current?.focus();
  };
  return (
    <Field {...field} error={shown} required={required}>
      <div className={styles.zone} data-awake={awake ? '' : undefined} data-filled={file ? '' : undefined}>
        <input
          {...controlAttributes({ ...field, error: shown })}
          ref={input}
          className={styles.input}
          type="file"
          accept={accept}
          required={required}
          onChange={read}
        />
        <p className={styles.text}>
          {file ? (
            <>
              <span className={styles.name}>{file.name}</span>{' '}
              <span className={styles.size}>{formatBytes(file.size)}</span>
            </>
          ) : (
            dropText
          )}
        </p>
        {file && (
          <button type="button" className={styles.remove} onClick={remove}>
            {removeText}
          </button>
        )}
      </div>
    </Field>
  );
}
