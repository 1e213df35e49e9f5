/** Reads the application form's body, part by part and strictly: these parts, once each, and no others. */
import type { Readable } from 'node:stream';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldFault } from '../../contracts/forms/form-faults.ts';
import { fieldsOf, wireNamesOf } from '../../contracts/forms/form.ts';
import { applicationForm, resumeField } from '../../contracts/job-application-form.ts';
import { limits } from '../../contracts/limits.ts';
import {
  type MultipartFault,
  type PartHead,
  type PartSink,
  StopReading,
  decodeText,
} from '../http/multipart-parser.ts';
import { readMultipart } from '../http/read-multipart.ts';
import { cleanFileName } from '../lib/file-name.ts';
import type { NoPlace } from '../resumes/places.ts';
import type { UploadFile } from '../resumes/upload-file.ts';

/** The text parts by name. */
export type ApplicationFields = Readonly<Record<string, string>>;

/** Fields of an application and the cleaned name of its file; the name is undefined when no file was chosen. */
export type ApplicationForm = { fields: ApplicationFields; resumeName: string | undefined };

/** Why a body is refused: its framing and size, no place for its file, or one part that does not belong there. */
export type FormFault = MultipartFault | NoPlace | FieldFault;

/** A form that was read, or why not and the fields that came before that, for the visitor to have back. */
export type ApplicationFormResult =
  | { ok: true; form: ApplicationForm }
  | { ok: false; fault: FormFault; fields: ApplicationFields };

/** Options for reading a request body. */
export type ReadingOptions = {
  boundary: string;
  /** Bytes the body has by its own account; 0 where it gives none. */
  declaredBytes: number;
  /** Longest time without any byte, in milliseconds. */
  idleTimeout: number;
  /** Ends the reading when it is aborted. */
  ends?: AbortSignal;
};

/** Messages about parts that the page never sends, for clients that do not use the page. */
export const partMessages = {
  unknown: 'The form has a field that this page does not have. Reload the page and fill it in again',
  repeated: 'This field came more than once. Reload the page and fill it in again',
  misplaced: 'This field came as another kind. Reload the page and fill it in again',
} as const;

const textParts = new Set<string>([
  ...wireNamesOf(applicationForm).filter((name) => name !== resumeField),
  wireNames.idempotencyField,
  wireNames.tokenField,
]);

/** Bytes that are kept of one text part: no valid key or token is as long, nor any text of the form. */
const longestText = Math.max(
  8 * 1024,
  ...fieldsOf(applicationForm).map(([, field]) => ('maxLength' in field ? 8 * field.maxLength : 0)),
);

/** Largest body: the file at its largest, and every text part at its longest. */
const maxBytes = limits.resumeBytes + (textParts.size + 1) * longestText;

const refuse = (field: string, fault: string) => new StopReading<FieldFault>({ field, fault });

/** Text as UTF-8; undefined where it is not. What was cut may end in the middle of a character. */
function decode(chunks: readonly Buffer[]): string | undefined {
  const bytes = Buffer.concat(chunks);
  return bytes.length < longestText ? decodeText(bytes) : bytes.toString();
}

/** Receives the bytes of the file. */
type FileSink = Pick<UploadFile, 'size' | 'write'>;

/** Takes the parts: text into memory, the file's bytes into `file`. */
function collect(file: FileSink, isTooLong: boolean) {
  const texts = new Map<string, Buffer[]>();
  let fileName: string | undefined;
  let isFileTooLarge = false;
  const tooLarge = () => new StopReading<MultipartFault>('too-large');

  async function writeFile(chunk: Buffer): Promise<void> {
    // The rest is passed over, so that the fields behind the file are not lost; the body has a limit too.
    isFileTooLarge ||= file.size() + chunk.length > limits.resumeBytes;
    if (!isFileTooLarge) await file.write(chunk);
  }
  function takeText(name: string): PartSink {
    const chunks: Buffer[] = [];
    texts.set(name, chunks);
    let room = longestText;
    return (chunk) => {
      if (isTooLong && chunk.length > room) throw tooLarge();
      // Copied, because a chunk is a window that would keep a whole piece of the body in memory.
      chunks.push(Buffer.from(chunk.subarray(0, room)));
      room -= Math.min(room, chunk.length);
    };
  }
  /** The fields so far, and whether each of them is text. */
  function readTexts(): { fields: ApplicationFields; areSound: boolean } {
    const decoded = [...texts].map(([name, chunks]) => [name, decode(chunks)] as const);
    const sound = decoded.filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { fields: Object.fromEntries(sound), areSound: sound.length === decoded.length };
  }
  return {
    onPart: (head: PartHead): PartSink => {
      const { name } = head;
      const isFile = name === resumeField;
      if (!isFile && !textParts.has(name)) throw refuse('form', partMessages.unknown);
      if (texts.has(name) || (isFile && fileName !== undefined)) throw refuse(name, partMessages.repeated);
      if (isFile !== (head.fileName !== undefined)) throw refuse(name, partMessages.misplaced);
      if (!isFile) return takeText(name);
      // The file is refused already, so the rest of it is not read.
      if (isTooLong) throw tooLarge();
      fileName = head.fileName;
      return writeFile;
    },
    result: (fault: FormFault | undefined): ApplicationFormResult => {
      const { fields, areSound } = readTexts();
      if (fault !== undefined) return { ok: false, fault, fields };
      if (isFileTooLarge) return { ok: false, fault: 'too-large', fields };
      if (!areSound) return { ok: false, fault: 'malformed', fields };
      // Browsers send an empty file without a name where none was chosen.
      const isChosen = fileName !== undefined && (fileName !== '' || file.size() > 0);
      return { ok: true, form: { fields, resumeName: isChosen ? cleanFileName(fileName ?? '') : undefined } };
    },
  };
}

/**
 * Reads a body, the resume's bytes into `file`. One that says itself that it is too long is read up to its
 * file only, for the fields before it.
 */
export async function readApplicationForm(
  body: Readable,
  file: FileSink,
  { declaredBytes, ...reading }: ReadingOptions,
): Promise<ApplicationFormResult> {
  const { onPart, result } = collect(file, declaredBytes > maxBytes);
  return result(await readMultipart<NoPlace | FieldFault>(body, { ...reading, maxBytes, onPart }));
}
