/** Prints what a command has to say, all of it or with an error. */
import { fstatSync, writeFileSync } from 'node:fs';
import { codeOf, explainSystemError } from '../lib/system-error.ts';
import { FileError } from './save-file.ts';

/** Hands text to a stream; rejects when it was not taken. */
const send = (out: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    out.write(text, (error) => (error ? reject(error) : resolve()));
  });

/** Prints a text. Rejects with a {@link FileError} when it did not get through, but for a reader who has had enough. */
export async function print(out: NodeJS.WriteStream & { fd: number }, text: string): Promise<void> {
  try {
    // Node's stream takes a file's word for all of it when the disk had room for a part; this goes on to the end.
    if (fstatSync(out.fd).isFile()) writeFileSync(out.fd, Buffer.from(text));
    else await send(out, text);
  } catch (error) {
    // `| head` closes the pipe early.
    if (codeOf(error) === 'EPIPE') return;
    throw new FileError(`The output is not whole: ${explainSystemError(error) ?? String(error)}.`);
  }
}
