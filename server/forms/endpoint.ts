/** Makes the endpoint of a form from its definition. The endpoint reads, checks, stores and answers submissions. */
import type { FormKind } from '../../contracts/forms.ts';
import type { ApiEnvironment } from '../http/http-server.ts';
import type { ConsentVersions } from '../store/submission.ts';
import { discardRest } from '../http/read-body.ts';
import { type Context, Hono } from 'hono';
import type { FieldFault } from '../../contracts/forms/form-faults.ts';
import { formParser } from '../../contracts/forms/form-schema.ts';
import {
  type Choices,
  type FormDefinition,
  asksForConsent,
  fieldOfKind,
  wireNamesOf,
} from '../../contracts/forms/form.ts';
import { isNativePost } from '../http/request-origin.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { FileIntake, UploadFile } from '../resumes/intake.ts';
import {
  type EmailIds,
  type FormBody,
  type FormRequest,
  type Values,
  createStreamedReader,
  createWholeReader,
} from './form-body.ts';
import { preloadPhoneLibrary, readPhone } from './phone.ts';
import type { Admitted, Guard } from './rate-limit.ts';
import type { Arrival, Receiver } from './receive.ts';
import { type OnRefused, unavailable } from './refusals.ts';
import {
  type Answer,
  type FormAnswers,
  type FormReply,
  invalid,
  replyTo,
  unreadable,
  writePage,
  writers,
} from './replies.ts';

export type EndpointOptions = {
  guard: Guard;
  receive: Receiver;
  onRefused: OnRefused;
  files: FileIntake;
  emailIds: EmailIds;
  /** Returns the path of the page about a submission. Undefined if the site has no such page. */
  linkOf?: ((id: string) => string) | undefined;
  /** The maximum time for a whole body. For a body with a file, the maximum time until the next bytes arrive. */
  bodyTimeoutMilliseconds: number;
  consent: ConsentVersions;
  /** The texts of the values of choice fields, by the name of the form. */
  choices: Readonly<Record<string, Choices>>;
  log: Log;
};

type Sent = Exclude<FormBody, { refusal: object }> & { file: UploadFile | undefined };

function createSubmit(kind: FormKind, form: FormDefinition, options: EndpointOptions) {
  const { receive, files, linkOf } = options;
  const parse = formParser(form, readPhone, options.choices[form.name]);
  const emailName = fieldOfKind(form, 'email')?.name;
  const fileField = fieldOfKind(form, 'file');
  const needsConsent = asksForConsent(form);
  // Faults are listed in the order of the page's fields.
  const order = wireNamesOf(form);
  const inOrder = (faults: readonly FieldFault[]) =>
    faults.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));

  /** Returns the facts of the file, or its fault; undefined without a file, if the form does not need one. */
  async function judge({ file, fileName }: Sent) {
    if (!fileField || !file) return undefined;
    if (fileName !== undefined) return files.judge(fileField.field, fileName, file);
    return fileField.field.required ? { fault: 'missing' } : undefined;
  }

  return async (
    sent: Sent,
    { isNative }: FormRequest,
    { address, arrivedAt }: Admitted,
  ): Promise<FormReply> => {
    const waitingSince = performance.now();
    const { values, key, token, file } = sent;
    const parsed = parse(values);
    const facts = await judge(sent);
    const fileFaults = facts && 'fault' in facts ? [{ field: fileField?.name ?? '', ...facts }] : [];
    if (!parsed.ok) return invalid(inOrder([...parsed.faults, ...fileFaults]));
    if (facts && 'fault' in facts) return invalid(fileFaults);
    const fields = parsed.message as Readonly<Record<string, string>>;
    const arrival: Arrival = {
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
      ...(needsConsent && { consent: options.consent }),
      ...(facts && file && { attachment: { ...facts, load: () => files.load(file, waitingSince) } }),
    };
    const store = () => receive(arrival);
    const reply = replyTo(form, await (file ? files.limitConcurrency(store) : store()));
    return 'id' in reply && linkOf ? { ...reply, link: linkOf(reply.id) } : reply;
  };
}

/** Makes the endpoint of a form. `kind` is the form's key in the table of forms. */
export function formEndpoint(
  kind: FormKind,
  form: FormDefinition,
  options: EndpointOptions,
  answers: FormAnswers,
): Hono<ApiEnvironment> {
  const { guard, onRefused, files, emailIds, bodyTimeoutMilliseconds, log } = options;
  const submit = createSubmit(kind, form, options);
  const fileField = fieldOfKind(form, 'file');
  const reader = fileField
    ? createStreamedReader(form, fileField, bodyTimeoutMilliseconds)
    : createWholeReader(form, emailIds, bodyTimeoutMilliseconds);
  if (fieldOfKind(form, 'phone')) preloadPhoneLibrary();

  /** Answers an admitted request. During reading and checking, the file is on disk. */
  async function readAndStore(request: FormRequest, admitted: Admitted): Promise<Answer> {
    // After a native post, the next page shows all values again, so the fields behind the file must be read too.
    const file = fileField && files.open(admitted.address, request.isNative);
    let values: Values = {};
    try {
      const body = await reader.read(request, file);
      ({ values } = body);
      const lost = file?.lost();
      if (typeof lost === 'object') throw lost.error;
      if (lost !== undefined) return { reply: unreadable(form, lost), values };
      if (body.refusal) return { reply: body.refusal, values };
      const { fileName } = body;
      const sentFile = file && fileName !== undefined ? { name: fileName, size: file.size() } : undefined;
      return { reply: await submit({ ...body, file }, request, admitted), values, file: sentFile };
    } catch (error) {
      if (!file) throw error;
      log('error', 'upload.failed', errorFacts(error));
      return { reply: unavailable, values };
    } finally {
      await file?.close();
      if (file) await discardRest(request.incoming);
    }
  }

  async function answer(context: Context<ApiEnvironment>, isJson: boolean): Promise<Response> {
    const { headers } = context.req.raw;
    const isNative = !isJson && isNativePost(headers);
    // This code reads Node's own stream. A web stream around Node's stream would copy every upload two more times.
    const request = { incoming: context.env.incoming, headers, isNative, isJson };
    const admission = await guard(context);
    const answered: Answer =
      'status' in admission
        ? { reply: admission, values: isNative ? await reader.readRefused(request) : {} }
        : await readAndStore(request, admission);
    if ('status' in answered.reply) onRefused(answered.reply, headers);
    return isNative
      ? writePage(context, form, answered, answers)
      : writers[form.answers](context, answered.reply, answers.messages);
  }

  const endpoint = new Hono<ApiEnvironment>();
  if (form.emailJs) endpoint.post(form.emailJs.path, (context) => answer(context, true));
  return endpoint.post(form.native.path, (context) => answer(context, false));
}
