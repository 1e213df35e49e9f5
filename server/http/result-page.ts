/** The page that answers a form sent without script: drawn by the build, filled in here. */
import { wireNames } from '../../contracts/endpoints.ts';
import type { FieldError } from '../../contracts/forms/field-errors.ts';
import type { MarkedState, MarkedText } from '../../contracts/forms/page-marks.ts';
import { type FormDefinition, fieldsOf } from '../../contracts/forms/form.ts';
import { waitInWords } from '../../contracts/messages.ts';
import { type MarkedPage, fillMarkedPage, readMarkedPage } from './marked-page.ts';

/** Why a form comes back, and what it comes back with. */
export type Returned = {
  /** Values that were sent, by their names. Values that are not text are ignored. */
  values: Readonly<Record<string, unknown>>;
  errors: readonly FieldError[];
  /** Sentence for a fault that belongs to no field. */
  detail: string;
  /** Set for one who sent too many. */
  waitSeconds?: number | undefined;
};

/** Chooses the part of the page that gives the reason. */
const reasonOf = ({ errors, waitSeconds }: Returned): MarkedState => {
  if (errors.length > 0) return 'refused';
  return waitSeconds === undefined ? 'failed' : 'limited';
};

const prefixed = /^(sound|faulty|is|value|error)\.(.*)$/s;

/** Fills the page of a form. Without `returned` the form went through. */
export function fillResultPage(page: MarkedPage, form: FormDefinition, returned?: Returned): string {
  if (!returned) return fillMarkedPage(page, { is: (state) => state === 'sent', text: () => '' });
  const { values, errors, detail, waitSeconds = 0 } = returned;
  const valueOf = (name: string): string => {
    const value = Object.hasOwn(values, name) ? values[name] : '';
    return typeof value === 'string' ? value : '';
  };
  const names = new Set<string>(fieldsOf(form).map(([name]) => name));
  const errorOf = new Map(errors.map(({ field, message }) => [field, message]));
  const others = errors.filter(({ field }) => !names.has(field)).map(({ message }) => message);
  const key = valueOf(wireNames.idempotencyField);
  const states = new Set<MarkedState>(['returned', reasonOf(returned)]);
  if (key !== '') states.add('keyed');
  if (others.length > 0) states.add('others');

  function is(state: MarkedState): boolean {
    const [, kind, name = ''] = prefixed.exec(state) ?? [];
    if (kind === 'sound') return !errorOf.has(name);
    if (kind === 'faulty') return errorOf.has(name);
    if (kind === 'is') {
      const [field = '', value] = name.split('=');
      return valueOf(field) === value;
    }
    return states.has(state);
  }
  function text(place: MarkedText): string {
    const [, kind, name = ''] = prefixed.exec(place) ?? [];
    if (kind === 'value') return valueOf(name);
    if (kind === 'error') return errorOf.get(name) ?? '';
    const own = { detail, wait: waitInWords(waitSeconds), key, others: others.join('. ') };
    return own[place as keyof typeof own];
  }
  return fillMarkedPage(page, { is, text });
}

/** The bare words, where the server runs without a built site. */
const unbuiltPage: MarkedPage = [
  { state: 'sent', pieces: ['OK'] },
  { state: 'returned', pieces: [{ text: 'detail', isTextarea: false }] },
];

/** The page of a form as the build wrote it. Throws a `MarkedPageError` for one that is not sound. */
export const resultPage = (html: string | undefined): MarkedPage =>
  html === undefined ? unbuiltPage : readMarkedPage(html);
