/** Reads the body of a form with a file. Each part must belong to the form, and no part may be repeated. */
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
import type { NoSlot, UploadFile } from '../resumes/intake.ts';

export type TextFields = Readonly<Record<string, string>>;

/** Why a body is refused: its framing or size, no slot for its file, or a part that does not match the form. */
export type StreamFault = MultipartFault | NoSlot | FieldFault;

/** The form, or the fault and the fields so far. `fileName` is cleaned; undefined if no file was chosen. */
export type StreamedForm =
  | { ok: true; fields: TextFields; fileName: string | undefined }
  | { ok: false; fields: TextFields; fault: StreamFault };

/** A body that was not read yet. */
export type StreamedBody = {
  incoming: Readable;
  boundary: string;
  /** The `Content-Length`; 0 without one. */
  declaredBytes: number;
};

/** Messages for clients that do not use the page: about parts that the page never sends. */
export const partMessages = {
  unknown: 'The form has a field that this page does not have. Reload the page and fill it in again',
  repeated: 'This field came more than once. Reload the page and fill it in again',
  misplaced: 'This field came as another kind. Reload the page and fill it in again',
} as const;

/** The size limit of a text part is never below this, so that every valid key and token fits. */
const minTextBytes = 8 * 1024;

const refuse = (field: string, fault: string) => new StopReading<FieldFault>({ field, fault });
const tooLarge = () => new StopReading<MultipartFault>('too-large');

type FileSink = Pick<UploadFile, 'size' | 'write'>;

const discard: FileSink = { size: () => 0, write: async () => undefined };

/** The parts that a form may have, and how large they may be. */
type Parts = {
  texts: ReadonlySet<string>;
  file: { name: string; field: FileField };
  maxTextBytes: number;
  /** The maximum bytes of the file and of all text parts. */
  maxBytes: number;
};

function partsOf(form: FormDefinition, file: Parts['file']): Parts {
  const names = wireNamesOf(form).filter((name) => name !== file.name);
  const texts = new Set([...names, wireNames.idempotencyField, wireNames.tokenField]);
  const lengths = fieldsOf(form).map(([, field]) => ('maxLength' in field ? 8 * field.maxLength : 0));
  const maxTextBytes = Math.max(minTextBytes, ...lengths);
  return { texts, file, maxTextBytes, maxBytes: file.field.maxBytes + (texts.size + 1) * maxTextBytes };
}

/** Decodes UTF-8; undefined for other bytes. A truncated text may end within a character. */
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
        // The bytes are copied, because a chunk refers to a larger buffer, which would stay in memory.
        chunks.push(Buffer.from(chunk.subarray(0, left)));
        left -= Math.min(left, chunk.length);
      };
    },
    /** The fields so far, and whether all of them are valid UTF-8. */
    read(): { fields: TextFields; areSound: boolean } {
      const decoded = [...texts].map(([name, chunks]) => [name, decode(chunks, maxTextBytes)] as const);
      const sound = decoded.filter((entry): entry is [string, string] => entry[1] !== undefined);
      return { fields: Object.fromEntries(sound), areSound: sound.length === decoded.length };
    },
  };
}

/** Collects the parts: text in memory, the bytes of the file in `sink`. */
function collect({ texts: names, file, maxTextBytes }: Parts, sink: FileSink, isTooLong: boolean) {
  const texts = createTexts(maxTextBytes);
  let fileName: string | undefined;
  let isFileTooLarge = false;

  async function writeFile(chunk: Buffer): Promise<void> {
    // The rest of a file that is too large is read and discarded, so that the fields after it are read. The limit of the
    // whole body still holds.
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
      // A file in a body that is too long is refused without reading it.
      if (isTooLong) throw tooLarge();
      fileName = sentName;
      return writeFile;
    },
    result: (fault: StreamFault | undefined): StreamedForm => {
      const { fields, areSound } = texts.read();
      if (fault !== undefined) return { ok: false, fault, fields };
      if (isFileTooLarge) return { ok: false, fault: 'too-large', fields };
      if (!areSound) return { ok: false, fault: 'malformed', fields };
      // Without a chosen file, browsers send an empty file without a name.
      const isChosen = fileName !== undefined && (fileName !== '' || sink.size() > 0);
      return { ok: true, fields, fileName: isChosen ? cleanFileName(fileName ?? '') : undefined };
    },
  };
}

/** The body by the headers of a request; undefined if it is no multipart form. */
export function announcedBody(incoming: Readable, headers: Headers): StreamedBody | undefined {
  const boundary = readBoundary(headers.get('content-type') ?? '');
  const declaredBytes = Number(headers.get('content-length') ?? 0);
  return boundary === undefined ? undefined : { incoming, boundary, declaredBytes };
}

/** Makes the reader of a form's bodies. `idleTimeout` is the maximum time without a byte, in milliseconds. */
export function createStreamedReader(form: FormDefinition, file: Parts['file'], idleTimeout: number) {
  const allowed = partsOf(form, file);
  const { maxBytes } = allowed;

  /**
   * Reads a body, and writes its file to `sink`. A body whose declared length is too large is read only up to its file, for
   * the fields before it. Aborting `signal` stops the reading.
   */
  async function read(body: StreamedBody, sink: FileSink, signal?: AbortSignal): Promise<StreamedForm> {
    const { onPart, result } = collect(allowed, sink, body.declaredBytes > maxBytes);
    const { incoming, boundary } = body;
    const options = { boundary, idleTimeout, maxBytes, onPart, signal };
    return result(await readMultipart<NoSlot | FieldFault>(incoming, options));
  }
  return {
    read,
    /**
     * The text fields of a form that the guard has refused, also those after the file. Reading stops when no bytes arrive or
     * another body needs the slot.
     */
    async readRefused(incoming: Readable, headers: Headers): Promise<TextFields> {
      const body = announcedBody(incoming, headers);
      const result = body && (await withReadSlot((signal) => read(body, discard, signal)));
      return result?.fields ?? {};
    },
  };
}
