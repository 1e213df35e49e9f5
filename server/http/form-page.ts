/**
 * The page a native form post ends on. The frame is built with the site and holds two slots; what goes
 * into them is drawn here, and everything that was typed is escaped.
 */
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/field-errors.ts';

/** Why a form comes back, with everything that was typed. */
export type FormFailure = {
  /** What went wrong, where no field is at fault. */
  detail: string | undefined;
  errors: readonly FieldError[];
  values: Readonly<Record<string, unknown>>;
};

/** A field as it is drawn: `control` gets the attributes that tie it to its label, hint and error. */
export type DrawnField = {
  name: string;
  label: string;
  /** Already markup, like `control` and `label`. */
  hint?: string;
  /** A box to tick, which stands before its statement instead of under it. */
  isBox?: boolean;
  control: (wiring: string, typed: string) => string;
};

/** A form as it is drawn again, under a heading that says that it was not taken. */
export type DrawnForm = {
  heading: string;
  attributes: string;
  button: string;
  fields: readonly DrawnField[];
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes text safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

const textOf = (value: unknown): string => escapeHtml(typeof value === 'string' ? value : '');

function drawField(
  { name, label, hint = '', control, isBox = false }: DrawnField,
  typed: unknown,
  error: string | undefined,
): string {
  const about = [hint === '' ? '' : `${name}-hint`, error === undefined ? '' : `${name}-error`];
  const described = about.join(' ').trim();
  const wiring = [
    `id="${name}" name="${name}" required`,
    error === undefined ? '' : ' aria-invalid="true"',
    described === '' ? '' : ` aria-describedby="${described}"`,
  ].join('');
  const drawnLabel = `<label for="${name}">${label}</label>`;
  const drawnControl = control(wiring, textOf(typed));
  const notes = [
    hint === '' ? '' : `<p class="field__hint" id="${name}-hint">${hint}</p>`,
    error === undefined ? '' : `<p class="field__error" id="${name}-error">${escapeHtml(error)}</p>`,
  ].join('');
  const parts = isBox
    ? [notes, `<div class="field__box">${drawnControl}${drawnLabel}</div>`]
    : [drawnLabel, notes, drawnControl];
  return `<div class="field">${parts.join('')}</div>`;
}

function drawSummary({ detail, errors }: FormFailure, { heading, fields }: DrawnForm): string {
  const lines = errors.map(({ field, message }) => {
    const words = escapeHtml(message);
    const isDrawn = fields.some(({ name }) => name === field);
    return `<li>${isDrawn ? `<a href="#${field}">${words}</a>` : words}</li>`;
  });
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  const reason = detail === undefined ? '' : `<p>${escapeHtml(detail)}</p>`;
  return `<div class="error-summary" role="alert" tabindex="-1" autofocus><h2>${heading}</h2>${reason}${list}</div>`;
}

/** What went wrong, and under it the form to mend and send again, with the key it was sent with. */
export function drawFailure(failure: FormFailure, form: DrawnForm): string {
  const { attributes, button, fields } = form;
  const byField = new Map(failure.errors.map(({ field, message }) => [field, message]));
  const key = textOf(failure.values[wireNames.idempotencyField]);
  const hidden =
    key === '' ? '' : `<input type="hidden" name="${wireNames.idempotencyField}" value="${key}">`;
  return [
    drawSummary(failure, form),
    `<form method="post" ${attributes}>${hidden}`,
    ...fields.map((field) => drawField(field, failure.values[field.name], byField.get(field.name))),
    `<button class="button" type="submit">${button}</button></form>`,
  ].join('\n');
}

/** What was wanted has happened. */
export function drawSuccess(words: string): string {
  return `<p role="status">${words}</p>\n<p><a class="button" href="/">Go to the home page</a></p>`;
}

const slots = /(<title>[^<]*)?(?:<|&lt;)!--result:(title|body)--(?:>|&gt;)/g;

/**
 * Fills `<!--result:title-->` and `<!--result:body-->` wherever they stand in the template: the title is
 * plain text inside `<title>`, where the build had to escape the mark, and the page's heading elsewhere.
 */
export function fillPage(template: string, title: string, body: string): string {
  return template.replaceAll(slots, (_, head: string | undefined, slot: string) => {
    if (head !== undefined) return head + title;
    return slot === 'title' ? `<h1>${title}</h1>\n` : body;
  });
}

/** The frame where the build has made none, as in development. */
export const plainTemplate =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title><!--result:title--></title><main><!--result:title--><!--result:body--></main></html>';

/**
 * Whether a browser posted the form by itself and will show the answer as a page. Browsers say so in
 * `Sec-Fetch-Mode`; older ones at least ask for HTML, which no script does.
 */
export function isNativePost(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? /\btext\/html\b/.test(headers.get('accept') ?? '') : mode === 'navigate';
}
