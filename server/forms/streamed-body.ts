/** Reads the body of a form with a file part by part, strictly: the parts of the form, each once, and no others. */
import { withReadSlot } from '../http/read-body.ts';
import type { Readable } from 'node:stream';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldFault } from '../../contracts/forms/form-faults.ts';
import { type FileField, type FormDefinition, fieldsOf, wireNamesOf } from '../../contracts/forms/form.ts';
import {
  type MultipartFault,
  type PartSink,
  StopReading,
  decodeText,
  type PartHead,
  readBoundary,
} from '../http/multipart-parser.ts';
import { readMultipart } from '../http/read-multipart.ts';
import { cleanFileName } from '../lib/file-name.ts';
import type { NoSlot, UploadFile } from '../resumes/spool.ts';

/** The text parts by name. */
export type TextFields = Readonly<Record<string, string>>;

/** Why a body is refused: its framing or its size, no slot for its file, or a part that does not belong there. */
export type StreamFault = MultipartFault | NoSlot | FieldFault;

/** What was read, or why not and the fields before that. `fileName` is cleaned; undefined where no file was chosen. */
export type StreamedForm =
  | { ok: true; fields: TextFields; fileName: string | undefined }
  | { ok: false; fields: TextFields; fault: StreamFault };

/** A body that is still to come. */
export type StreamedBody = {
  incoming: Readable;
  boundary: string;
  /** Bytes that the body has by its own account; 0 where it gives none. */
  declaredBytes: number;
};

/** Messages about parts that the page never sends, for clients that do not use the page. */
export const partMessages = {
  unknown: 'The form has a field that this page does not have. Reload the page and fill it in again',
  repeated: 'This field came more than once. Reload the page and fill it in again',
  misplaced: 'This field came as another kind. Reload the page and fill it in again',
} as const;

/** Bytes that are kept of one text part, at least: no valid key or token is as long. */
const minTextBytes = 8 * 1024;

const refuse = (field: string, fault: string) => new StopReading<FieldFault>({ field, fault });
const tooLarge = () => new StopReading<MultipartFault>('too-large');

/** Receives the bytes of the file. */
type FileSink = Pick<UploadFile, 'size' | 'write'>;

/** Discards the bytes of the file. */
const discard: FileSink = { size: () => 0, write: async () => undefined };

/** The parts that a form may have, and how large they may be. */
type Parts = {
  texts: ReadonlySet<string>;
  file: { name: string; field: FileField };
  maxTextBytes: number;
  /** The file and all text parts at their largest. */
  maxBytes: number;
};

function partsOf(form: FormDefinition, file: Parts['file']): Parts {
  const names = wireNamesOf(form).filter((name) => name !== file.name);
  const texts = new Set([...names, wireNames.idempotencyField, wireNames.tokenField]);
  const lengths = fieldsOf(form).map(([, field]) => ('maxLength' in field ? 8 * field.maxLength : 0));
  const maxTextBytes = Math.max(minTextBytes, ...lengths);
  return { texts, file, maxTextBytes, maxBytes: file.field.maxBytes + (texts.size + 1) * maxTextBytes };
}

/** Text as UTF-8; undefined where it is not. Text that was cut may end in the middle of a character. */
function decode(chunks: readonly Buffer[], maxTextBytes: number): string | undefined {
  const bytes = Buffer.concat(chunks);
  return bytes.length < maxTextBytes ? decodeText(bytes) : bytes.toString();
}

/** Keeps the text parts in memory. */
function createTexts(maxTextBytes: number) {
  const texts = new Map<string, Buffer[]>();
  return {
    has: (name: string) => texts.has(name),
    take(name: string, isTooLong: boolean): PartSink {
      const chunks: Buffer[] = [];
      texts.set(name, chunks);
      let left = maxTextBytes;
      return (chunk) => {
        if (isTooLong && chunk.length > left) throw tooLarge();
        // Copied, because a chunk is a window that would keep a whole piece of the body in memory.
        chunks.push(Buffer.from(chunk.subarray(0, left)));
        left -= Math.min(left, chunk.length);
      };
    },
    /** The fields so far, and whether each of them is text. */
    read(): { fields: TextFields; areSound: boolean } {
      const decoded = [...texts].map(([name, chunks]) => [name, decode(chunks, maxTextBytes)] as const);
      const sound = decoded.filter((entry): entry is [string, string] => entry[1] !== undefined);
      return { fields: Object.fromEntries(sound), areSound: sound.length === decoded.length };
    },
  };
}

/** Takes the parts: text into memory, the bytes of the file into `sink`. */
function collect({ texts: names, file, maxTextBytes }: Parts, sink: FileSink, isTooLong: boolean) {
  const texts = createTexts(maxTextBytes);
  let fileName: string | undefined;
  let isFileTooLarge = false;

  async function writeFile(chunk: Buffer): Promise<void> {
    // The rest is passed over, so that the fields behind the file are not lost; the body has a limit, too.
    isFileTooLarge ||= sink.size() + chunk.length > file.field.maxBytes;
    if (!isFileTooLarge) await sink.write(chunk);
  }
  return {
    onPart: ({ name, fileName: sentName }: PartHead): PartSink => {
      const isFile = name === file.name;
      if (!isFile && !names.has(name)) throw refuse('form', partMessages.unknown);
      if (texts.has(name) || (isFile && fileName !== undefined)) throw refuse(name, partMessages.repeated);
      if (isFile !== (sentName !== undefined)) throw refuse(name, partMessages.misplaced);
      if (!isFile) return texts.take(name, isTooLong);
      // The file is refused already, so the rest of it is not read.
      if (isTooLong) throw tooLarge();
      fileName = sentName;
      return writeFile;
    },
    result: (fault: StreamFault | undefined): StreamedForm => {
      const { fields, areSound } = texts.read();
      if (fault !== undefined) return { ok: false, fault, fields };
      if (isFileTooLarge) return { ok: false, fault: 'too-large', fields };
      if (!areSound) return { ok: false, fault: 'malformed', fields };
      // Browsers send an empty file without a name where none was chosen.
      const isChosen = fileName !== undefined && (fileName !== '' || sink.size() > 0);
      return { ok: true, fields, fileName: isChosen ? cleanFileName(fileName ?? '') : undefined };
    },
  };
}

/** The body that the head of a request announces; undefined where it is no multipart form. */
export function announcedBody(incoming: Readable, headers: Headers): StreamedBody | undefined {
  const boundary = readBoundary(headers.get('content-type') ?? '');
  const declaredBytes = Number(headers.get('content-length') ?? 0);
  return boundary === undefined ? undefined : { incoming, boundary, declaredBytes };
}

/** Makes the reader of a form's bodies. `idleTimeout` is the longest time without any byte, in milliseconds. */
export function createStreamedReader(form: FormDefinition, file: Parts['file'], idleTimeout: number) {
  const allowed = partsOf(form, file);
  const { maxBytes } = allowed;

  /**
   * Reads a body, the bytes of its file into `sink`. A body that says itself that it is too long is read up to its file
   * only, for the fields before it. `ends` ends the reading.
   */
  async function read(body: StreamedBody, sink: FileSink, ends?: AbortSignal): Promise<StreamedForm> {
    const { onPart, result } = collect(allowed, sink, body.declaredBytes > maxBytes);
    const { incoming, boundary } = body;
    const options = { boundary, idleTimeout, maxBytes, onPart, ends };
    return result(await readMultipart<NoSlot | FieldFault>(incoming, options));
  }
  return {
    read,
    /**
     * The text fields of a form that the guard has refused, those behind the file too: all that come before the body
     * stands still or has to make way for another one.
     */
    async readRefused(incoming: Readable, headers: Headers): Promise<TextFields> {
      const body = announcedBody(incoming, headers);
      const result = body && (await withReadSlot((ends) => read(body, discard, ends)));
      return result?.fields ?? {};
    },
  };
}
