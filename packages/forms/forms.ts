/**
 * The table of forms: for each form, the server has an endpoint, and stores, mails, lists and deletes the submissions.
 * The keys are the kinds of submission. docs/adding-a-form.md explains how to add a form.
 */
import { contactForm } from './contact-form.ts';
import type { FormDefinition } from './form.ts';
import { applicationForm } from './job-application-form.ts';

export const forms = {
  message: contactForm,
  application: applicationForm,
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type FormKind = keyof typeof forms;

export const formKinds = Object.keys(forms) as FormKind[];

/** The keys of the forms in `content/forms.yaml`. The name of an answer page begins with the key of its form. */
export const formNames = formKinds.map((kind) => forms[kind].name);

/** The type is the general `FormDefinition`, not the exact type of the form. */
export const formOf = (kind: FormKind): FormDefinition => forms[kind];

export const byKind = <Value>(
  make: (form: FormDefinition, kind: FormKind) => Value,
): Record<FormKind, Value> =>
  Object.fromEntries(formKinds.map((kind) => [kind, make(forms[kind], kind)])) as Record<FormKind, Value>;
