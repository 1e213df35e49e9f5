/** Reads the application form's body, part by part and strictly: these parts, once each, and no others. */
import type { Readable } from 'node:stream';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/field-errors.ts';
import { applicationLimits } from '../../contracts/job-application.ts';
import { cleanFileName } from './resume/file-name.ts';
import { type MultipartFault, type PartSink, StopReading, readMultipart } from './upload/multipart.ts';
import type { PartHead } from './upload/part-head.ts';
import type { SpoolFile } from './upload/spool.ts';

/** What a body held; `resumeName` is cleaned, and undefined when no file was chosen. */
export type ApplicationForm = { fields: Readonly<Record<string, string>>; resumeName: string | undefined };

/** Why a body is refused: its framing and size, or one part that does not belong there. */
export type FormFault = MultipartFault | FieldError;

/** A form that was read, or why not. */
export type ApplicationFormResult = { ok: true; form: ApplicationForm } | { ok: false; fault: FormFault };

/** What is said about parts the page never sends, to those who do not use the page. */
export const partMessages = {
  unknown: 'The form has a field that this page does not have. Reload the page and fill it in again',
  repeated: 'This field came more than once. Reload the page and fill it in again',
  misplaced: 'This field came as another kind. Reload the page and fill it in again',
} as const;

const filePart = 'resume';
const textParts = new Set<string>([
  'name',
  'phone',
  'country',
  'email',
  'terms',
  wireNames.idempotencyField,
  wireNames.tokenField,
]);

/** Bytes that are kept of one text part: no valid name, address, key or token is as long. */
const longestText = 8 * 1024;

/** Largest body: the file at its largest, and every text part at its longest. */
export const maxFormBytes = applicationLimits.resumeBytes + 64 * 1024;

const refuse = (field: string, message: string) => new StopReading<FieldError>({ field, message });

/** Text as UTF-8; undefined where it is not. What was cut may end in the middle of a character. */
function decode(chunks: readonly Buffer[]): string | undefined {
  const bytes = Buffer.concat(chunks);
  try {
    return new TextDecoder('utf-8', { fatal: bytes.length < longestText }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Takes the parts: text into memory, the file's bytes into `file`. */
function collect(file: SpoolFile) {
  const texts = new Map<string, Buffer[]>();
  let fileName: string | undefined;

  async function writeFile(chunk: Buffer): Promise<void> {
    if (file.size() + chunk.length > applicationLimits.resumeBytes)
      throw new StopReading<MultipartFault>('too-large');
    await file.write(chunk);
  }
  function takeText(name: string): PartSink {
    const chunks: Buffer[] = [];
    texts.set(name, chunks);
    let room = longestText;
    return (chunk) => {
      // Copied, because a chunk is a window that would keep a whole piece of the body in memory.
      chunks.push(Buffer.from(chunk.subarray(0, room)));
      room -= Math.min(room, chunk.length);
    };
  }
  return {
    onPart: (head: PartHead): PartSink => {
      const { name } = head;
      const isFile = name === filePart;
      if (!isFile && !textParts.has(name)) throw refuse('form', partMessages.unknown);
      if (texts.has(name) || (isFile && fileName !== undefined)) throw refuse(name, partMessages.repeated);
      if (isFile !== (head.fileName !== undefined)) throw refuse(name, partMessages.misplaced);
      if (!isFile) return takeText(name);
      fileName = head.fileName;
      return writeFile;
    },
    form: (): ApplicationForm | undefined => {
      const fields: Record<string, string> = {};
      for (const [name, chunks] of texts) {
        const text = decode(chunks);
        if (text === undefined) return undefined;
        fields[name] = text;
      }
      // Browsers send an empty file without a name where none was chosen.
      const isChosen = fileName !== undefined && (fileName !== '' || file.size() > 0);
      return { fields, resumeName: isChosen ? cleanFileName(fileName ?? '') : undefined };
    },
  };
}

/** Reads a body, the resume's bytes into `file`; `patience` is the longest time without any byte, in ms. */
export async function readApplicationForm(
  body: Readable,
  boundary: string,
  file: SpoolFile,
  patience: number,
): Promise<ApplicationFormResult> {
  const { onPart, form } = collect(file);
  const options = { boundary, maxBytes: maxFormBytes, patience, onPart };
  const fault = await readMultipart<FieldError>(body, options);
  if (fault !== undefined) return { ok: false, fault };
  const read = form();
  return read ? { ok: true, form: read } : { ok: false, fault: 'malformed' };
}
