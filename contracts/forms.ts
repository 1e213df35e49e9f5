/**
 * The table of forms. The server gives each form an endpoint, and stores, mails, lists and deletes its submissions. The
 * key is the kind of the submissions. docs/adding-a-form.md explains how to add a form.
 */
import { contactForm } from './contact-form.ts';
import type { FormDefinition } from './forms/form.ts';
import { applicationForm } from './job-application-form.ts';

export const forms = {
  message: contactForm,
  application: applicationForm,
} as const satisfies Readonly<Record<string, FormDefinition>>;

/** The kind of a submission, as stored and as shown to the operator. */
export type FormKind = keyof typeof forms;

export const formKinds = Object.keys(forms) as FormKind[];

/** The keys of the forms in `content/forms.yaml`; the names of the answer pages begin with them. */
export const formNames = formKinds.map((kind) => forms[kind].name);

/** The form of a kind, typed as any form. */
export const formOf = (kind: FormKind): FormDefinition => forms[kind];

export const byKind = <Value>(
  make: (form: FormDefinition, kind: FormKind) => Value,
): Record<FormKind, Value> =>
  Object.fromEntries(formKinds.map((kind) => [kind, make(forms[kind], kind)])) as Record<FormKind, Value>;
