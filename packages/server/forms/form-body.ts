/**
 * Reads the body of a form: JSON or multipart of the EmailJS client, or a native post. A form with a file is multipart,
 * and is read while it arrives.
 */
import type { NoSlot, UploadFile } from '../resumes/intake.ts';
import { z } from 'zod';
import { idempotencyKeyPattern, wireNames, type SubmissionSettings } from '@website/forms/endpoints';
import { type FileField, type FormDefinition, fieldsOf, wireNamesOf } from '@website/forms/form';
import type { FieldFault } from '@website/forms/form-faults';
import { limits } from '@website/forms/limits';
import { protocolTexts } from '@website/forms/messages';
import {
  type MultipartFault,
  type PartHead,
  type PartSink,
  StopReading,
  decodeText,
  readBoundary,
} from '../http/multipart-parser.ts';
import { type IncomingBody, readBody, withReadSlot } from '../http/read-body.ts';
import { readMultipart, readTextForm } from '../http/read-multipart.ts';
import { cleanFileName } from '../lib/file-name.ts';
import type { Refusal } from './refusals.ts';
import { unreadable } from './replies.ts';

export type FormRequest = {
  incoming: IncomingBody;
  headers: Headers;
  /** The answer to a native post is a page. */
  isNative: boolean;
  /** The JSON of the EmailJS client. Any other body is a form. */
  isJson: boolean;
};

/** Unchecked, by wire name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * The typed values, with the refusal of the body, or with the key of the filled form, the token of the bot check, and
 * the cleaned name of the file that was chosen.
 */
export type FormBody = { values: Values } & (
  | { refusal: Refusal }
  | ({ refusal?: undefined } & Record<'key' | 'token' | 'fileName', string | undefined>)
);

export type FormReader = {
  /** Reads a body, and writes the file in it to `file`. Rejects if the file cannot be written. */
  read(request: FormRequest, file?: FileSink): Promise<FormBody>;
  /** Reads the values of a form that the guard has refused, to show them again. No values if no slot is free. */
  readRefused(request: FormRequest): Promise<Values>;
};

type FileSink = Pick<UploadFile, 'size' | 'write'>;

export type EmailIds = Pick<SubmissionSettings, 'publicKey' | 'serviceId' | 'templateId'>;

const textOrNone = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function wholeForm(
  form: FormDefinition,
  { headers }: FormRequest,
  values: Values,
  fileName?: string,
): FormBody {
  const key =
    textOrNone(headers.get(wireNames.idempotencyHeader)) ?? textOrNone(values[wireNames.idempotencyField]);
  if (key !== undefined && !idempotencyKeyPattern.test(key))
    return { values, refusal: unreadable(form, 'malformed') };
  return { values, key, token: textOrNone(values[wireNames.tokenField]), fileName };
}

const envelopeSchema = z.looseObject({ template_params: z.record(z.string(), z.unknown()).default({}) });

/** Returns the message about the first wrong identifier, in the order of EmailJS; undefined if all are right. */
function wrongId(ids: EmailIds, sent: Values): string | undefined {
  if (sent.user_id !== ids.publicKey) return protocolTexts.publicKey;
  if (sent.service_id !== ids.serviceId) return protocolTexts.service;
  return sent.template_id === ids.templateId ? undefined : protocolTexts.template;
}

/** Makes the reader of a form without a file. `timeout` is the maximum time for a body, in milliseconds. */
export function createWholeReader(form: FormDefinition, ids: EmailIds, timeout: number): FormReader {
  const refuse = (reason: string): FormBody => ({ values: {}, refusal: { status: 400, reason } });
  const malformed: FormBody = { values: {}, refusal: unreadable(form, 'malformed') };

  function readJson(bytes: Uint8Array, type: string, request: FormRequest): FormBody {
    if (!/^application\/json\s*(?:;|$)/i.test(type)) return malformed;
    let parsed: unknown;
    try {
      parsed = JSON.parse(decodeText(bytes) ?? '');
    } catch {
      return malformed;
    }
    const envelope = envelopeSchema.safeParse(parsed);
    if (!envelope.success) {
      const isParams = envelope.error.issues.every((issue) => issue.path[0] === 'template_params');
      return isParams ? refuse(protocolTexts.parameters) : malformed;
    }
    const reason = wrongId(ids, envelope.data);
    return reason === undefined ? wholeForm(form, request, envelope.data.template_params) : refuse(reason);
  }

  /** Parses a body. Refuses files and repeated fields. A native post may omit the identifiers. */
  async function parse(bytes: Uint8Array<ArrayBuffer>, request: FormRequest): Promise<FormBody> {
    const type = request.headers.get('content-type') ?? '';
    if (request.isJson) return readJson(bytes, type, request);
    const values = await readTextForm(bytes, type);
    if (!values) return malformed;
    const isBare = !['user_id', 'service_id', 'template_id'].some((name) => name in values);
    const reason = form.emailJs && !(request.isNative && isBare) ? wrongId(ids, values) : undefined;
    return reason === undefined ? wholeForm(form, request, values) : refuse(reason);
  }

  return {
    async read(request) {
      const bytes = await readBody(request.incoming, limits.messageBytes, timeout);
      if (typeof bytes === 'string') return { values: {}, refusal: unreadable(form, bytes) };
      return parse(bytes, request);
    },
    async readRefused(request) {
      const bytes = await withReadSlot((signal) =>
        readBody(request.incoming, limits.messageBytes, timeout, signal),
      );
      return typeof bytes === 'object' ? (await parse(bytes, request)).values : {};
    },
  };
}

/** The messages about parts that the page never sends, but other programs may send. */
export const partMessages = {
  unknown: 'The form has a field that this page does not have. Reload the page and fill it in again',
  repeated: 'This field came more than once. Reload the page and fill it in again',
  misplaced: 'This field came as another kind. Reload the page and fill it in again',
} as const;

/** The size limit of a text part is never lower than this number of bytes. Every valid key and token fits. */
const minTextBytes = 8 * 1024;

const stop = <Reason>(reason: Reason) => new StopReading<Reason>(reason);

/** Lists the allowed parts of a body. `maxTextBytes` limits one text part; `maxBytes` limits the whole body. */
function partsOf(form: FormDefinition, file: { name: string; field: FileField }) {
  const names = wireNamesOf(form).filter((name) => name !== file.name);
  const texts = new Set([...names, wireNames.idempotencyField, wireNames.tokenField]);
  const lengths = fieldsOf(form).map(([, field]) => ('maxLength' in field ? 8 * field.maxLength : 0));
  const maxTextBytes = Math.max(minTextBytes, ...lengths);
  return { texts, file, maxTextBytes, maxBytes: file.field.maxBytes + (texts.size + 1) * maxTextBytes };
}

/** Collects the parts of a body: the text in memory, the file in `sink`. */
function collect(
  { texts, file, maxTextBytes }: ReturnType<typeof partsOf>,
  sink: FileSink,
  isTooLong: boolean,
) {
  const chunksByName = new Map<string, Buffer[]>();
  let fileName: string | undefined;
  let isFileTooLarge = false;

  function takeText(name: string): PartSink {
    const chunks: Buffer[] = [];
    chunksByName.set(name, chunks);
    let left = maxTextBytes;
    return (chunk) => {
      if (isTooLong && chunk.length > left) throw stop('too-large');
      // The bytes are copied. The chunk itself would keep its larger buffer in memory.
      chunks.push(Buffer.from(chunk.subarray(0, left)));
      left -= Math.min(left, chunk.length);
    };
  }
  async function takeFile(chunk: Buffer): Promise<void> {
    // The rest of a file that is too large is discarded, so that later fields are read. The body still has its limit.
    isFileTooLarge ||= sink.size() + chunk.length > file.field.maxBytes;
    if (!isFileTooLarge) await sink.write(chunk);
  }
  /** Decodes UTF-8; undefined for other bytes. A text that was cut at its limit is decoded in any case. */
  function decode(chunks: readonly Buffer[]): string | undefined {
    const bytes = Buffer.concat(chunks);
    return bytes.length < maxTextBytes ? decodeText(bytes) : bytes.toString();
  }
  return {
    onPart: ({ name, fileName: sentName }: PartHead): PartSink => {
      const isFile = name === file.name;
      if (!isFile && !texts.has(name)) throw stop({ field: 'form', fault: partMessages.unknown });
      if (chunksByName.has(name) || (isFile && fileName !== undefined))
        throw stop({ field: name, fault: partMessages.repeated });
      if (isFile !== (sentName !== undefined)) throw stop({ field: name, fault: partMessages.misplaced });
      if (!isFile) return takeText(name);
      // If the body is too long, the file is refused before it is read.
      if (isTooLong) throw stop('too-large');
      fileName = sentName;
      return takeFile;
    },
    result: () => {
      const decoded = [...chunksByName].map(([name, chunks]) => [name, decode(chunks)] as const);
      const sound = decoded.filter(([, text]) => text !== undefined);
      let fault: MultipartFault | undefined;
      if (sound.length < decoded.length) fault = 'malformed';
      if (isFileTooLarge) fault = 'too-large';
      // If no file was chosen, browsers send an empty file without a name.
      const isChosen = fileName !== undefined && (fileName !== '' || sink.size() > 0);
      const cleanName = isChosen ? cleanFileName(fileName ?? '') : undefined;
      return { values: Object.fromEntries(sound), fault, fileName: cleanName };
    },
  };
}

/** Makes the reader of a form with a file. `idleTimeout` is the maximum time without a byte, in milliseconds. */
export function createStreamedReader(
  form: FormDefinition,
  file: { name: string; field: FileField },
  idleTimeout: number,
): FormReader {
  const allowed = partsOf(form, file);

  /** Reads a body until `signal` is aborted. If the declared length is too large, stops before the file. */
  async function readParts(request: FormRequest, sink: FileSink, signal?: AbortSignal): Promise<FormBody> {
    const { incoming, headers } = request;
    const boundary = readBoundary(headers.get('content-type') ?? '');
    if (boundary === undefined) return { values: {}, refusal: unreadable(form, 'malformed') };
    const isTooLong = Number(headers.get('content-length') ?? 0) > allowed.maxBytes;
    const { onPart, result } = collect(allowed, sink, isTooLong);
    const options = { boundary, idleTimeout, maxBytes: allowed.maxBytes, onPart, signal };
    const stopped = await readMultipart<NoSlot | FieldFault>(incoming, options);
    const { values, fault, fileName } = result();
    const problem = stopped ?? fault;
    return problem === undefined
      ? wholeForm(form, request, values, fileName)
      : { values, refusal: unreadable(form, problem) };
  }
  const discard: FileSink = { size: () => 0, write: async () => undefined };
  return {
    read: (request, sink = discard) => readParts(request, sink),
    /** Reads all fields, also after the file. Stops if no bytes arrive, or if another body needs the slot. */
    async readRefused(request) {
      const body = await withReadSlot((signal) => readParts(request, discard, signal));
      return body?.values ?? {};
    },
  };
}
