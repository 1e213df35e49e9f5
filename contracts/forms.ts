/**
 * The table of forms. A form in it has an endpoint, is stored, mailed, listed and deleted; its key is the kind of the
 * submissions. docs/adding-a-form.md adds one.
 */
import { contactForm } from './contact-form.ts';
import type { FormDefinition } from './forms/form.ts';
import { applicationForm } from './job-application-form.ts';

export const forms = {
  message: contactForm,
  application: applicationForm,
} as const satisfies Readonly<Record<string, FormDefinition>>;

/** The kind of a submission. It is stored, and shown to the operator. */
export type FormKind = keyof typeof forms;

export const formKinds = Object.keys(forms) as FormKind[];

/** The keys of the forms' words, which are the first parts of the names of the pages that answer the forms. */
export const formNames = formKinds.map((kind) => forms[kind].name);

/** The form of a kind, as any form: what is asked of it is true of each. */
export const formOf = (kind: FormKind): FormDefinition => forms[kind];

/** Makes a record with a value for each form. */
export const byKind = <Value>(
  make: (form: FormDefinition, kind: FormKind) => Value,
): Record<FormKind, Value> =>
  Object.fromEntries(formKinds.map((kind) => [kind, make(forms[kind], kind)])) as Record<FormKind, Value>;
