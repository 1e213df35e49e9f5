/** Takes an application in: its body onto the disk, then the judgement, then the store. */
import type { Readable } from 'node:stream';
import { idempotencyKeyPattern, wireNames } from '../../contracts/endpoints.ts';
import type { FieldFault } from '../../contracts/forms/form-faults.ts';
import { formParser } from '../../contracts/forms/form-schema.ts';
import { wireNamesOf } from '../../contracts/forms/form.ts';
import { applicationForm, resumeField } from '../../contracts/job-application-form.ts';
import { addressBlock } from '../http/request-origin.ts';
import { discardRest } from '../http/read-body.ts';
import { unavailable } from '../http/refusal.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { ConsentVersions } from '../store/store.ts';
import type { Receiver } from '../forms/receive.ts';
import {
  type ApplicationFields,
  type ApplicationForm,
  readApplicationForm,
} from '../forms/application-form.ts';
import { type Reply, invalid, replyTo, unreadable } from '../forms/application-reply.ts';
import { loadPhoneLibrary, readPhone } from '../forms/phone.ts';
import type { VirusScan } from './virus-scan.ts';
import { type PlaceLimits, createPlaces } from './places.ts';
import { type ResumeDesk, type ResumeRefusal, createResumeDesk } from './resume-desk.ts';
import type { Spool } from './spool.ts';
import { type UploadFile, createUploadFile } from './upload-file.ts';

/** Dependencies of the intake. */
export type IntakeOptions = {
  receive: Receiver;
  spool: Spool;
  /** Undefined where no scanner is configured: then every resume counts as clean. */
  scan: VirusScan | undefined;
  /** Files that may be arriving at once; the next one is asked to come back. */
  places: PlaceLimits;
  /** Longest time an upload may stand still. */
  bodyTimeoutMilliseconds: number;
  /** Versions of the texts that the form's checkbox names. */
  consent: ConsentVersions;
  log: Log;
};

/** A request whose head is in order; its body is still to come. */
export type Upload = {
  body: Readable;
  boundary: string;
  /** Bytes the body has by its own account; 0 where it gives none. */
  declaredBytes: number;
  /** The idempotency key of the header, where it has one. */
  key: string | undefined;
  address: string;
  /** Milliseconds since 1970. */
  arrivedAt: number;
  isNative: boolean;
};

/** The answer, and the values that fill a form that is returned. */
export type Answer = { reply: Reply; fields?: ApplicationFields };

/** Fields in the order a visitor sees them, and so of what is wrong with them. */
const shown = wireNamesOf(applicationForm);

/**
 * Milliseconds after the start when what only applications need is loaded: the first pages are out, and the files are
 * still those that the server was started from.
 */
const loadingDelay = 1000;

const parseApplication = formParser(applicationForm, readPhone);

/** An empty field counts as none. */
export const typed = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/** Whether a form has no key of its own, or one that can be one. */
export const isKey = (key: string | undefined): boolean =>
  key === undefined || idempotencyKeyPattern.test(key);

const inOrder = (faults: readonly FieldFault[]): FieldFault[] =>
  faults.toSorted((a, b) => shown.indexOf(a.field) - shown.indexOf(b.field));

/** Judges a whole form and, when nothing is wrong with it, hands it on to be stored. */
async function submit(
  { receive, consent }: IntakeOptions,
  desk: ResumeDesk,
  { fields, resumeName }: ApplicationForm,
  file: UploadFile,
  upload: Upload,
): Promise<Reply> {
  const waitingSince = performance.now();
  const key = upload.key ?? typed(fields[wireNames.idempotencyField]);
  if (!isKey(key)) return unreadable('malformed');
  const parsed = parseApplication(fields);
  const resume = await desk.judge(resumeName, file);
  const atResume = typeof resume === 'string' ? [{ field: resumeField, fault: resume }] : [];
  if (!parsed.ok) return invalid(inOrder([...parsed.faults, ...atResume]));
  if (typeof resume === 'string') return invalid(atResume);
  const { address, arrivedAt, isNative } = upload;
  return replyTo(
    await desk.inTurn(() =>
      receive<ResumeRefusal>({
        kind: 'application',
        mailbox: 'careers',
        action: applicationForm.action,
        email: parsed.message.email,
        fields: parsed.message,
        attachment: { ...resume, load: () => desk.load(file, waitingSince) },
        consent: { ...consent, at: Date.now() },
        key,
        token: typed(fields[wireNames.tokenField]),
        isNative,
        address,
        arrivedAt,
      }),
    ),
  );
}

/** Makes what takes one upload in. */
export function createIntake(options: IntakeOptions): (upload: Upload) => Promise<Answer> {
  const desk = createResumeDesk(options.scan);
  const takePlace = createPlaces(options.places);
  setTimeout(loadPhoneLibrary, loadingDelay).unref();

  /** Tells `keep` the fields as soon as they are there. Rejects when the file could not be kept. */
  async function receiveFile(upload: Upload, keep: (fields: ApplicationFields) => void): Promise<Reply> {
    const { body, boundary, declaredBytes, address, isNative } = upload;
    const placeOf = () => takePlace(addressBlock(address));
    // A page gives back what was typed, and a browser sends the box below the file behind it.
    const file = createUploadFile(options.spool, placeOf, isNative);
    try {
      const reading = { boundary, declaredBytes, idleTimeout: options.bodyTimeoutMilliseconds };
      const result = await readApplicationForm(body, file, reading);
      keep(result.ok ? result.form.fields : result.fields);
      const lost = file.lost();
      if (typeof lost === 'object') throw lost.error;
      if (lost !== undefined) return unreadable(lost);
      if (!result.ok) return unreadable(result.fault);
      return await submit(options, desk, result.form, file, upload);
    } finally {
      await file.close();
    }
  }
  return async function takeIn(upload) {
    let fields: ApplicationFields = {};
    const keep = (typedFields: ApplicationFields) => void (fields = typedFields);
    const reply = await receiveFile(upload, keep).catch((error: unknown) => {
      options.log('error', 'upload.failed', errorFacts(error));
      return unavailable();
    });
    await discardRest(upload.body);
    return { reply, fields };
  };
}
