/** Shows a form during and after sending. The real form reaches these states only by sending. */
import type { ReactElement } from 'react';
import { contactForm } from '@website/forms/contact-form';
import type { Site } from '../schema/site.ts';
import { ErrorSummary, OutcomeNotes } from '../forms/outcome-notes/outcome-notes.tsx';
import { Receipt } from '../forms/receipt/receipt.tsx';
import type { Outcome } from '../forms/use-submission.ts';
import { SubmitButton } from '../forms/form-fields/form-fields.tsx';
import { TextField } from '../widgets/field/field.tsx';

const outcomesOf = (forms: Site['forms']): Record<string, Outcome> => ({
  sent: { kind: 'sent' },
  failed: { kind: 'failed', text: forms.contact.strings.failed },
  'not-ready': {
    kind: 'failed',
    text: forms.contact.strings.botCheckNotReady,
    help: forms.contact.strings.notReady.again,
  },
  refused: {
    kind: 'refused',
    errors: [{ field: 'from_email', message: forms.contact.strings.fields.from_email.errors.invalid }],
  },
});

const sentFacts = {
  reference: 'K7QM-3TXW',
  at: Date.UTC(2026, 10, 26, 9, 30),
  values: {
    from_name: 'Ada Lovelace',
    from_email: 'ada@example.org',
    subject: 'Azure',
    message: 'First line.\nSecond line.',
    about: 'azure',
  },
};

interface FormStateProps {
  busy?: boolean;
  outcome?: Outcome | undefined;
  receipt?: ReactElement | undefined;
  sent: string;
}

const FormState = ({ busy = false, outcome, receipt, sent }: FormStateProps) => (
  <form>
    {outcome?.kind === 'refused' && (
      <ErrorSummary
        heading="There is a problem"
        titlePrefix="Error:"
        errors={outcome.errors}
        fields={{ from_email: { label: 'Your Email' } }}
      />
    )}
    <TextField name="from_name" label="Your Name" autoComplete="name" required />
    <TextField
      name="from_email"
      label="Your Email"
      hint="We answer to this address."
      error={outcome?.kind === 'refused' ? outcome.errors[0]?.message : undefined}
      type="email"
      autoComplete="email"
      required
    />
    <TextField name="message" label="Your Comment" rows={4} required />
    <SubmitButton busy={busy} strings={{ submit: 'Send Message', sending: 'Sending...' }} />
    <OutcomeNotes
      outcome={outcome}
      sent={sent}
      progress={busy ? 'Sending...' : undefined}
      receipt={receipt}
    />
  </form>
);

export const formStates = ({
  forms,
  language,
}: Site): { id: string; title: string; element: ReactElement }[] => [
  { id: 'form-sending', title: 'Form: sending', element: <FormState busy sent="" /> },
  ...Object.entries(outcomesOf(forms)).map(([name, outcome]) => ({
    id: `form-${name}`,
    title: `Form: ${name}`,
    element: (
      <FormState
        outcome={outcome}
        sent={forms.contact.strings.success}
        receipt={
          <Receipt
            form={contactForm}
            fields={forms.contact.strings.fields}
            strings={forms.contact.receipt}
            receipt={sentFacts}
            hasScript={false}
            language={language}
          />
        }
      />
    ),
  })),
];
