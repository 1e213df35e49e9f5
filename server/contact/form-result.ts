/** The page a native form post ends on: the built page frame, filled with the result and escaped words. */
import type { ContactMessage } from '../../contracts/contact-message.ts';
import { endpoints, wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/field-errors.ts';
import { messages } from '../../contracts/messages.ts';

/** What became of a native post. After a failure the form comes back with everything that was typed. */
export type FormOutcome =
  | { sent: true }
  | {
      sent: false;
      /** What went wrong, where no field is at fault. */
      detail: string | undefined;
      errors: readonly FieldError[];
      values: Readonly<Record<string, unknown>>;
    };

/** A field as it is drawn; without `maxlength`, which would silently cut what is pasted. */
type DrawnField = { name: keyof ContactMessage; label: string; input: string };

const drawnFields: readonly DrawnField[] = [
  { name: 'from_name', label: 'Your Name', input: 'autocomplete="name"' },
  { name: 'from_email', label: 'Your Email', input: 'type="email" autocomplete="email"' },
  { name: 'subject', label: 'Subject', input: '' },
  { name: 'message', label: 'Your Comment', input: 'rows="6"' },
];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe between tags and inside quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

function drawField({ name, label, input }: DrawnField, typed: unknown, error: string | undefined): string {
  const value = escapeHtml(typeof typed === 'string' ? typed : '');
  const described = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const shared = `id="${name}" name="${name}" required ${input}${described}`;
  // A line break right after <textarea> is dropped by browsers; this one is ours, so the typed one stays.
  const control =
    name === 'message' ? `<textarea ${shared}>\n${value}</textarea>` : `<input ${shared} value="${value}">`;
  const complaint =
    error === undefined ? '' : `<p class="field__error" id="${name}-error">${escapeHtml(error)}</p>`;
  return `<div class="field"><label for="${name}">${label}</label>${complaint}${control}</div>`;
}

function drawFailure({ detail, errors, values }: Extract<FormOutcome, { sent: false }>): string {
  const byField = new Map(errors.map(({ field, message }) => [field, message]));
  const isDrawn = (name: string) => drawnFields.some((field) => field.name === name);
  const lines = errors.map(({ field, message }) => {
    const words = escapeHtml(message);
    return `<li>${isDrawn(field) ? `<a href="#${field}">${words}</a>` : words}</li>`;
  });
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  const reason = detail === undefined ? '' : `<p>${escapeHtml(detail)}</p>`;
  const key = values[wireNames.idempotencyField];
  const hidden =
    typeof key === 'string' && key !== ''
      ? `<input type="hidden" name="${wireNames.idempotencyField}" value="${escapeHtml(key)}">`
      : '';
  return [
    `<div class="error-summary" role="alert" tabindex="-1" autofocus><h2>${messages.messageFailed}</h2>${reason}${list}</div>`,
    `<form method="post" action="${endpoints.sendMessageForm}">${hidden}`,
    ...drawnFields.map((field) => drawField(field, values[field.name], byField.get(field.name))),
    '<button class="button" type="submit">Send Message</button></form>',
  ].join('\n');
}

const slots = /(<title>[^<]*)?<!--result:(title|body)-->/g;

/**
 * Fills `<!--result:title-->` and `<!--result:body-->` wherever they stand in the template: the title is
 * plain text inside `<title>` and the page's heading elsewhere. Everything that was typed is escaped.
 */
export function renderFormResult(template: string, outcome: FormOutcome): string {
  const title = outcome.sent ? 'Message sent' : 'Message not sent';
  const body = outcome.sent
    ? `<p role="status">${messages.messageSent}</p>\n<p><a class="button" href="/">Go to the home page</a></p>`
    : drawFailure(outcome);
  return template.replaceAll(slots, (_, head: string | undefined, slot: string) => {
    if (head !== undefined) return head + title;
    return slot === 'title' ? `<h1>${title}</h1>\n` : body;
  });
}

/** The frame where the build has made none, as in development. */
export const plainTemplate =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title><!--result:title--></title><main><!--result:title--><!--result:body--></main></html>';
