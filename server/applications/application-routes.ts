/** `POST /api/applications`: a job application with its resume, streamed in. */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { endpoints, idempotencyKeyPattern, wireNames } from '../../contracts/endpoints.ts';
import { applicationLimits, resumeMessages } from '../../contracts/job-application.ts';
import { parseJobApplication } from '../../contracts/job-application-schema.ts';
import { isNativePost } from '../http/form-page.ts';
import type { ApiEnvironment, Gate } from '../http/gate.ts';
import { readBoundary } from '../http/multipart/part-head.ts';
import { type Log, errorFacts } from '../observe/log.ts';
import type { Arrival, LoadedFile, Receiver } from '../submissions/receive.ts';
import type { ConsentVersions } from '../store/store.ts';
import type { ResultPage } from './application-page.ts';
import { type ApplicationForm, readApplicationForm } from './application-form.ts';
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
import { createQueue, createSlots } from './upload/slots.ts';
import type { Spool, SpoolFile } from './upload/spool.ts';
import type { VirusScan } from '../virus-scan/virus-scan.ts';

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
  consent: ConsentVersions;
  /** What a native post's answer is made of. */
  resultPage: ResultPage;
  log: Log;
};

/** What to answer, and what to fill a form that comes back with. */
type Answer = { reply: Reply; fields?: ApplicationForm['fields'] };

/** A request whose head is in order. */
type Admitted = {
  context: Context<ApiEnvironment>;
  boundary: string;
  declaredBytes: number;
  headerKey: string | undefined;
  address: string;
  arrivedAt: number;
};

/**
 * Whole resumes in memory at once, the largest cost of all: to be judged, then to be stored. Where a scanner
 * takes its time, others go on beside it.
 */
const atOnce = { judged: 1, stored: 1, scannedAndStored: 8 };

/**
 * Milliseconds after which a resume that is still waiting for its turn is stored without a look into it, in
 * quarantine: browsers give up on an answer after half a minute, and the scan itself takes time too.
 */
const scanPatience = 10_000;

/** Fields in the order a visitor sees them, and so of what is wrong with them. */
const shown = ['name', 'country', 'phone', 'email', 'resume', 'terms'];

const typed = (value: string | undefined): string | undefined => (value === '' ? undefined : value);
const isKey = (key: string | undefined): boolean => key === undefined || idempotencyKeyPattern.test(key);

/** The facts of a resume that is fit to be stored, or what is wrong with it. */
async function inspect(name: string | undefined, file: SpoolFile, memory: Buffer) {
  if (name === undefined) return resumeMessages.missing;
  const bytes = await file.read(memory);
  const judged = judgeResume(bytes, name);
  if (!judged.ok) return judged.message;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, mediaType: mediaTypes[judged.type], size: bytes.length, sha256, warnings: [] };
}

/** Builds the route; every answer but a native post's is JSON. */
export function applicationRoutes(options: ApplicationOptions): Hono<ApiEnvironment> {
  const { receive, scan } = options;
  const takeSlot = createSlots(options.uploadsAtOnce);
  const toJudge = createQueue(atOnce.judged);
  // For the one that is being judged: memory of their own would pile up faster than it is cleared away.
  const desk = Buffer.allocUnsafeSlow(applicationLimits.resumeBytes);
  const toStore = createQueue(scan ? atOnce.scannedAndStored : atOnce.stored);

  /** Reads a judged file once more, which costs less than to keep it while others are scanned. */
  async function load(file: SpoolFile, waitingSince: number): Promise<LoadedFile<'infected'>> {
    const bytes = await file.read();
    if (!scan) return { bytes, cleared: true };
    const isLate = performance.now() - waitingSince > scanPatience;
    const { verdict } = isLate ? { verdict: 'unavailable' as const } : await scan(bytes);
    return verdict === 'infected' ? { refusal: verdict } : { bytes, cleared: verdict === 'clean' };
  }

  async function submit(form: ApplicationForm, file: SpoolFile, request: Admitted): Promise<Reply> {
    const waitingSince = performance.now();
    const { fields } = form;
    const key = request.headerKey ?? typed(fields[wireNames.idempotencyField]);
    if (!isKey(key)) return unreadable('malformed');
    const parsed = parseJobApplication(fields, readPhone);
    const resume = await toJudge(() => inspect(form.resumeName, file, desk));
    if (!parsed.ok || typeof resume === 'string') {
      const errors = parsed.ok ? [] : parsed.errors;
      const atResume = typeof resume === 'string' ? [{ field: 'resume', message: resume }] : [];
      return invalid(
        [...errors, ...atResume].toSorted((a, b) => shown.indexOf(a.field) - shown.indexOf(b.field)),
      );
    }
    const { application } = parsed;
    const purpose = { kind: 'application', mailbox: 'careers', action: 'job_application' } as const;
    const arrival: Arrival<'infected'> = {
      ...purpose,
      email: application.email,
      fields: application,
      attachment: { ...resume, load: () => load(file, waitingSince) },
      consent: { ...options.consent, at: Date.now() },
      key,
      token: typed(fields[wireNames.tokenField]),
      isNative: isNativePost(request.context.req.raw.headers),
      address: request.address,
      arrivedAt: request.arrivedAt,
    };
    return replyTo(await toStore(() => receive(arrival)));
  }

  /** Reads the body onto the disk, then judges and stores it when its turn comes. */
  async function upload(request: Admitted): Promise<Answer> {
    const { context, boundary, declaredBytes } = request;
    const file = await options.spool();
    try {
      const reading = { boundary, declaredBytes, idleTimeout: options.bodyTimeout };
      // Node's own stream: the web stream around it would buffer every upload twice more.
      const result = await readApplicationForm(context.env.incoming, file, reading);
      if (!result.ok) return { reply: unreadable(result.fault), fields: result.fields };
      const { form } = result;
      return { reply: await submit(form, file, request), fields: form.fields };
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
    const giveBack = takeSlot();
    if (!giveBack) return { reply: busy() };
    try {
      const { address, arrivedAt } = admission;
      const declaredBytes = Number(headers.get('content-length') ?? 0);
      return await upload({ context, boundary, declaredBytes, headerKey, address, arrivedAt });
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
      ? writePage(context, reply, fields, options.resultPage)
      : writeJson(context, reply);
  });
}
