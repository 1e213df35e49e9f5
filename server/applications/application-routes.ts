/** `POST /api/applications`: a job application with its resume, streamed in. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { endpoints, idempotencyKeyPattern, wireNames } from '../../contracts/endpoints.ts';
import { resumeMessages } from '../../contracts/job-application.ts';
import { parseJobApplication } from '../../contracts/job-application-schema.ts';
import { isNativePost } from '../http/form-page.ts';
import type { ApiEnvironment, Gate } from '../http/gate.ts';
import { type Log, errorFacts } from '../observe/log.ts';
import type { Receiver } from '../submissions/receive.ts';
import type { Consent, NewResume } from '../store/store.ts';
import { type ApplicationForm, maxFormBytes, readApplicationForm } from './application-form.ts';
import {
  type Reply,
  busy,
  foreign,
  invalid,
  replyTo,
  tooMany,
  unavailable,
  unreadable,
  writeJson,
  writePage,
} from './application-reply.ts';
import { readPhone } from './phone.ts';
import { judgeResume, mediaTypes } from './resume/judge-resume.ts';
import { readBoundary } from './upload/part-head.ts';
import { createQueue, createSlots } from './upload/slots.ts';
import type { Spool, SpoolFile } from './upload/spool.ts';
import type { VirusScan } from './virus-scan/virus-scan.ts';

/** What the route needs. */
export type ApplicationOptions = {
  /** Who may come in at all, shared with the other forms. */
  gate: Gate;
  receive: Receiver;
  spool: Spool;
  /** Undefined where no scanner is configured: then every resume counts as clean. */
  scan: VirusScan | undefined;
  /** Uploads under way at once; the next one is asked to come back. */
  uploadsAtOnce: number;
  /** Longest time in milliseconds an upload may stand still. */
  bodyTimeout: number;
  /** Versions of the texts that the form's checkbox names. */
  consent: Consent;
  /** The page frame of a native post's answer. */
  resultTemplate: string;
  log: Log;
};

/** What to answer, and what to fill a form that comes back with. */
type Answer = { reply: Reply; fields?: ApplicationForm['fields'] };

/** A request whose head is in order. */
type Admitted = {
  context: Context<ApiEnvironment>;
  boundary: string;
  headerKey: string | undefined;
  address: string;
};

/** Resumes in memory at once, to be judged and stored: the largest cost of all, so one after the other. */
const judgedAtOnce = 1;

/** What is said about a file in which the scanner found something. */
const infectedMessage = 'The selected file contains a virus';

/** Fields in the order a visitor sees them, and so of what is wrong with them. */
const shown = ['name', 'country', 'phone', 'email', 'resume', 'terms'];

const typed = (value: string | undefined): string | undefined => (value === '' ? undefined : value);
const isKey = (key: string | undefined): boolean => key === undefined || idempotencyKeyPattern.test(key);

/** Builds the route; every answer but a native post's is JSON. */
export function applicationRoutes(options: ApplicationOptions): Hono<ApiEnvironment> {
  const { receive, scan } = options;
  const takeSlot = createSlots(options.uploadsAtOnce);
  const inTurn = createQueue(judgedAtOnce);

  /** The resume as it is stored, or what is wrong with it. */
  async function inspect(name: string | undefined, file: SpoolFile): Promise<NewResume | string> {
    if (name === undefined) return resumeMessages.missing;
    const bytes = await file.read();
    const judged = judgeResume(bytes, name);
    if (!judged.ok) return judged.message;
    const scanned = scan ? await scan(bytes) : { verdict: 'clean' as const };
    if (scanned.verdict === 'infected') return infectedMessage;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const cleared = scanned.verdict === 'clean';
    return { name, type: mediaTypes[judged.type], size: bytes.length, sha256, cleared, bytes };
  }

  async function submit(form: ApplicationForm, file: SpoolFile, request: Admitted): Promise<Reply> {
    const { fields } = form;
    const key = request.headerKey ?? typed(fields[wireNames.idempotencyField]);
    if (!isKey(key)) return unreadable('malformed');
    const parsed = parseJobApplication(fields, readPhone);
    const resume = await inspect(form.resumeName, file);
    if (!parsed.ok || typeof resume === 'string') {
      const errors = parsed.ok ? [] : parsed.errors;
      const atResume = typeof resume === 'string' ? [{ field: 'resume', message: resume }] : [];
      return invalid(
        [...errors, ...atResume].toSorted((a, b) => shown.indexOf(a.field) - shown.indexOf(b.field)),
      );
    }
    const { application } = parsed;
    const purpose = { kind: 'application', mailbox: 'careers', action: 'job_application' } as const;
    const outcome = await receive({
      ...purpose,
      email: application.email,
      fields: application,
      resume,
      stamps: { ...options.consent, accepted: new Date().toISOString() },
      key,
      token: typed(fields[wireNames.tokenField]),
      isNative: isNativePost(request.context.req.raw.headers),
      address: request.address,
    });
    return replyTo(outcome);
  }

  /** Reads the body onto the disk, then judges and stores it when its turn comes. */
  async function upload(request: Admitted): Promise<Answer> {
    // Node's own stream: the web stream around it would buffer every upload twice more.
    const body = request.context.env.incoming;
    const file = await options.spool();
    try {
      const result = await readApplicationForm(body, request.boundary, file, options.bodyTimeout);
      if (!result.ok) return { reply: unreadable(result.fault) };
      const { form } = result;
      return { reply: await inTurn(() => submit(form, file, request)), fields: form.fields };
    } finally {
      await file.close();
    }
  }

  async function answer(context: Context<ApiEnvironment>): Promise<Answer> {
    const admission = await options.gate(context);
    if (admission.outcome === 'foreign') return { reply: foreign() };
    if (admission.outcome === 'too-many') return { reply: tooMany(admission.retryAfterSeconds) };
    const { headers } = context.req.raw;
    const boundary = readBoundary(headers.get('content-type') ?? '');
    const headerKey = typed(headers.get(wireNames.idempotencyHeader) ?? undefined);
    if (boundary === undefined || !isKey(headerKey)) return { reply: unreadable('malformed') };
    if (Number(headers.get('content-length') ?? 0) > maxFormBytes) return { reply: unreadable('too-large') };
    const giveBack = takeSlot();
    if (!giveBack) return { reply: busy() };
    try {
      return await upload({ context, boundary, headerKey, address: admission.address });
    } catch (error) {
      options.log('error', 'upload.failed', errorFacts(error));
      return { reply: unavailable() };
    } finally {
      giveBack();
    }
  }

  return new Hono<ApiEnvironment>().post(endpoints.applications, async (context) => {
    const { reply, fields = {} } = await answer(context);
    return isNativePost(context.req.raw.headers)
      ? writePage(context, reply, fields, options.resultTemplate)
      : writeJson(context, reply);
  });
}
