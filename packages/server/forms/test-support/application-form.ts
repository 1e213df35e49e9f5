/** Applications as a browser sends them, sound ones and others. */
import { resumes } from '../../resumes/test-support/resumes.ts';

/** Words of an application nothing is wrong with. */
export const goodWords = {
  name: 'Ada Exämple',
  phone: '98765 43210',
  country: 'in',
  email: 'ada@example.org',
  terms: 'on',
};

/** A part of a form as it goes onto the wire; `head` replaces the line that names it. */
export type FormPart = { name: string; value: string | Buffer; fileName?: string; head?: string };

/** The parts of a sound application, with some replaced, or left out by `undefined`. */
export function goodParts(
  changes: Readonly<Record<string, string | undefined>> = {},
  resume = { fileName: 'Ada CV.pdf', value: resumes.pdf },
): FormPart[] {
  const words: Record<string, string | undefined> = {
    ...goodWords,
    'g-recaptcha-response': 'token',
    ...changes,
  };
  const texts = Object.entries(words).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return [...texts, { name: 'resume', ...resume }];
}

/** What stands between the parts in {@link encodeForm}. */
export const boundary = '----boundary7MA4YWxkTrZu0gW';

/** The content type that goes with it. */
export const formType = `multipart/form-data; boundary=${boundary}`;

/** Writes parts the way browsers do. */
export function encodeForm(parts: readonly FormPart[], end = `--${boundary}--\r\n`): Buffer {
  const encoded = parts.map(({ name, value, fileName, head }) => {
    const file =
      fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
    const disposition = head ?? `Content-Disposition: form-data; name="${name}"${file}`;
    return Buffer.concat([
      Buffer.from(`--${boundary}\r\n${disposition}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]);
  });
  return Buffer.concat([...encoded, Buffer.from(end)]);
}
