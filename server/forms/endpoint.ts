/** Makes the endpoint of a form from its definition: reads, checks and stores a submission, and answers it. */
import type { ApiEnvironment } from '../http/http-server.ts';
import type { ConsentVersions, SubmissionKind } from '../store/submission.ts';
import { discardRest } from '../http/read-body.ts';
import { type Context, Hono } from 'hono';
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldFault } from '../../contracts/forms/form-faults.ts';
import { formParser } from '../../contracts/forms/form-schema.ts';
import {
  type FileField,
  type FormDefinition,
  asksForConsent,
  fieldOfKind,
  wireNamesOf,
} from '../../contracts/forms/form.ts';
import { isNativePost } from '../http/native-post.ts';
import { type FormAnswers, unavailable } from '../http/refusal.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import { preloadPhoneLibrary, readPhone } from './phone.ts';
import type { FileIntake, FileRefusal, UploadFile } from '../resumes/intake.ts';
import type { Admission, Guard } from './guard.ts';
import type { Arrival, Receiver } from './receive.ts';
import {
  type Answer,
  type Reply,
  invalid,
  notAdmitted,
  replyTo,
  unreadable,
  writeAnswer,
} from './replies.ts';
import { type StreamedBody, announcedBody, createStreamedReader } from './streamed-body.ts';
import {
  type EmailIds,
  type FormBody,
  type FormRequest,
  createWholeReader,
  isKey,
  textOrNone,
} from './whole-body.ts';

export type EndpointOptions = {
  /** Checks a request before its body is read. */
  guard: Guard;
  receive: Receiver;
  files: FileIntake;
  emailIds: EmailIds;
  /** Maximum time for a whole body, and for the next bytes of a body with a file. */
  bodyTimeoutMilliseconds: number;
  consent: ConsentVersions;
  log: Log;
};

type Admitted = Extract<Admission, { outcome: 'admitted' }>;

/** The file that came with a form; the name is undefined when none was chosen. */
type Upload = { name: string | undefined; file: UploadFile };

/** Answers an admitted request, and reads the values of a refused request. */
type Intake = {
  take(request: FormRequest, admitted: Admitted): Promise<Answer>;
  readRefused(request: FormRequest): Promise<Answer['values']>;
};

/** Checks a form that was read, and stores a valid one. */
type Submit = (body: FormBody, request: FormRequest, admitted: Admitted, upload?: Upload) => Promise<Reply>;

/** Judges the file of a form: its facts or its fault; undefined if an optional file is missing. */
async function judgeFile(files: FileIntake, field: FileField, { name, file }: Upload) {
  if (name !== undefined) return files.judge(field, name, file);
  return field.required ? 'missing' : undefined;
}

function createSubmit(kind: SubmissionKind, form: FormDefinition, options: EndpointOptions): Submit {
  const { receive, files } = options;
  const parse = formParser(form, readPhone);
  const emailName = fieldOfKind(form, 'email')?.name;
  const fileField = fieldOfKind(form, 'file');
  const needsConsent = asksForConsent(form);
  // Faults are listed in the order of the fields on the page.
  const order = wireNamesOf(form);
  const inOrder = (faults: readonly FieldFault[]) =>
    faults.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));

  return async ({ values, key, token }, { isNative }, { address, arrivedAt }, upload) => {
    const waitingSince = performance.now();
    const parsed = parse(values);
    const facts = fileField && upload && (await judgeFile(files, fileField.field, upload));
    const fileFaults = typeof facts === 'string' ? [{ field: fileField?.name ?? '', fault: facts }] : [];
    if (!parsed.ok) return invalid(inOrder([...parsed.faults, ...fileFaults]));
    if (typeof facts === 'string') return invalid(fileFaults);
    const fields = parsed.message as Readonly<Record<string, string>>;
    const arrival: Arrival<FileRefusal> = {
      kind,
      mailbox: form.mailbox,
      action: form.action,
      email: emailName === undefined ? '' : (fields[emailName] ?? ''),
      fields,
      key,
      token,
      isNative,
      address,
      arrivedAt,
      ...(needsConsent && { consent: { ...options.consent, at: Date.now() } }),
      ...(facts && { attachment: { ...facts, load: () => files.load(upload.file, waitingSince) } }),
    };
    const store = () => receive<FileRefusal>(arrival);
    return replyTo(form, await (upload ? files.limitConcurrency(store) : store()));
  };
}

function wholeIntake(form: FormDefinition, options: EndpointOptions, submit: Submit): Intake {
  const reader = createWholeReader(form, options.emailIds, options.bodyTimeoutMilliseconds);
  return {
    readRefused: (request) => reader.readRefused(request),
    async take(request, admitted) {
      const result = await reader.read(request);
      if (!result.ok) return { reply: result.refusal, values: {} };
      return { reply: await submit(result.body, request, admitted), values: result.body.values };
    },
  };
}

/** The intake of a form with a file. The file is on disk while the form is read and checked. */
function streamedIntake(
  form: FormDefinition,
  file: { name: string; field: FileField },
  { files, log, bodyTimeoutMilliseconds }: EndpointOptions,
  submit: Submit,
): Intake {
  const reader = createStreamedReader(form, file, bodyTimeoutMilliseconds);

  /** Calls `keep` with the fields as soon as they are read. Rejects if the file could not be written. */
  async function takeStream(
    body: StreamedBody,
    request: FormRequest,
    admitted: Admitted,
    keep: (values: Answer['values']) => void,
  ): Promise<Reply> {
    // The page for a native post returns all fields, and a browser sends some of them after the file.
    const upload = files.open(admitted.address, request.isNative);
    try {
      const result = await reader.read(body, upload);
      keep(result.fields);
      const lost = upload.lost();
      if (typeof lost === 'object') throw lost.error;
      if (lost !== undefined) return unreadable(form, lost);
      if (!result.ok) return unreadable(form, result.fault);
      const { fields, fileName } = result;
      const key =
        textOrNone(request.headers.get(wireNames.idempotencyHeader)) ??
        textOrNone(fields[wireNames.idempotencyField]);
      if (!isKey(key)) return unreadable(form, 'malformed');
      const sent = { values: fields, key, token: textOrNone(fields[wireNames.tokenField]) };
      return await submit(sent, request, admitted, { name: fileName, file: upload });
    } finally {
      await upload.close();
    }
  }
  return {
    readRefused: ({ incoming, headers }) => reader.readRefused(incoming, headers),
    async take(request, admitted) {
      const { incoming, headers } = request;
      const body = announcedBody(incoming, headers);
      const headerKey = textOrNone(headers.get(wireNames.idempotencyHeader));
      if (!body || !isKey(headerKey)) return { reply: unreadable(form, 'malformed'), values: {} };
      let values: Answer['values'] = {};
      const keep = (fields: Answer['values']) => void (values = fields);
      const reply = await takeStream(body, request, admitted, keep).catch((error: unknown) => {
        log('error', 'upload.failed', errorFacts(error));
        return unavailable();
      });
      await discardRest(incoming);
      return { reply, values };
    },
  };
}

/** Makes the endpoint of a form. `kind` is its key in the table of forms. */
export function formEndpoint(
  kind: SubmissionKind,
  form: FormDefinition,
  options: EndpointOptions,
  answers: FormAnswers,
): Hono<ApiEnvironment> {
  const submit = createSubmit(kind, form, options);
  const file = fieldOfKind(form, 'file');
  const intake = file ? streamedIntake(form, file, options, submit) : wholeIntake(form, options, submit);
  if (fieldOfKind(form, 'phone')) preloadPhoneLibrary();

  async function answer(context: Context<ApiEnvironment>, isJson: boolean): Promise<Response> {
    const { headers } = context.req.raw;
    const isNative = !isJson && isNativePost(headers);
    // Node's stream is read, because the web stream around it would buffer every upload twice more.
    const request = { incoming: context.env.incoming, headers, isNative, isJson };
    const admission = await options.guard(context);
    const result =
      admission.outcome === 'admitted'
        ? await intake.take(request, admission)
        : { reply: notAdmitted(admission), values: isNative ? await intake.readRefused(request) : {} };
    return writeAnswer(context, form, result, isNative, answers);
  }

  const endpoint = new Hono<ApiEnvironment>();
  if (form.emailJs) endpoint.post(form.emailJs.path, (context) => answer(context, true));
  return endpoint.post(form.native.path, (context) => answer(context, false));
}
