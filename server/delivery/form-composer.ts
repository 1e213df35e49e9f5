/** Composes the mail about a submission to the company from the definition of the form. */
import type { Delivery } from '../store/delivery.ts';
import { formOf } from '../../contracts/forms.ts';
import { type FormDefinition, fieldOfKind, fieldsOf, readMessage } from '../../contracts/forms/form.ts';
import type { Composer } from './mail-writer.ts';

/** `job_title` as `Job title`. */
const titleOf = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[_-]/g, ' ')}`;

/** `Name:     Ada`; the further lines of a longer text are indented. */
const lineOf = (title: string, value: string): string =>
  `${`${title}:`.padEnd(9)} ${value.replaceAll('\n', '\n          ')}`;

/** A line for each filled field in the order of the form, without the body text. */
function fieldLines(form: FormDefinition, { email, fields }: Delivery): string[] {
  const message = readMessage(form, fields);
  const { sender, body } = form.mail;
  return fieldsOf(form).flatMap(([name, { kind }]) => {
    const value = message[name];
    if (value === undefined || name === body) return [];
    if (kind === 'email') return [lineOf('Email', email)];
    return [lineOf(name === sender ? 'Name' : titleOf(name), value)];
  });
}

/** Lines with the facts that the server noted. */
function notedLines(form: FormDefinition, delivery: Delivery): string[] {
  const { id, kind, receivedAt, verified, consent, attachment } = delivery;
  const file = fieldOfKind(form, 'file');
  return [
    ...(file
      ? [
          lineOf(titleOf(file.name), attachment?.name ?? 'none'),
          lineOf('SHA-256', attachment?.sha256 ?? 'none'),
        ]
      : []),
    lineOf('Received', new Date(receivedAt).toISOString()),
    ...(consent
      ? [lineOf('Accepted', `terms of use of ${consent.terms}, privacy policy of ${consent.privacy}`)]
      : []),
    lineOf('ID', id),
    ...(verified ? [] : [`Unverified: no bot check vouches for this ${kind}.`]),
  ];
}

/** Composes the mail. If the form asks for an address, the visitor is in `Reply-To`. */
export function composeFormMail(form: FormDefinition, delivery: Delivery): ReturnType<Composer> {
  const { email, fields } = delivery;
  const { sender, subject, body } = form.mail;
  const name = fields[sender] ?? '';
  const lines = [...fieldLines(form, delivery), ...notedLines(form, delivery)];
  const below = body === undefined ? '' : `\n${fields[body] ?? ''}\n`;
  return {
    replyTo: email === '' ? undefined : { name, address: email },
    subject: 'field' in subject ? (fields[subject.field] ?? '') : `${subject.words}: ${name}`,
    text: `${lines.join('\n')}\n${below}`,
  };
}

/** Composes the mail about a submission of any form. */
export const composeMail: Composer = (delivery) => composeFormMail(formOf(delivery.kind), delivery);
