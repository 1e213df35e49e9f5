/** `yourMessage` of `forms.yaml`: the page behind the link of a receipt. */
import { z } from 'zod';
import { type FormKind, forms } from '@website/forms/forms';
import type { MailTrace } from '@website/forms/your-message';
import { heading, text, textsFor } from './blocks.ts';

const label = text.max(40);
const note = z.strictObject({ heading, text });

const traces = ['none', 'sending', 'delivered', 'unsure'] as const satisfies readonly MailTrace[];
const mailTexts = textsFor<MailTrace>(traces);

const names = Object.fromEntries(Object.values(forms).map(({ name }) => [name, label]));

/** A day, which the page fills in. The page also fills in `{name}` (what the form sends) and `{wait}` (a time). */
export const yourMessagePlaceholders = ['date'] as const;

export const yourMessage = z.strictObject({
  description: text.max(200),
  /** The name of what each form sends. It replaces `{name}`. */
  names: z.strictObject(names as Record<(typeof forms)[FormKind]['name'], typeof label>),
  heading,
  intro: text,
  facts: textsFor(['reference', 'received', 'fields', 'email', 'file', 'deleted']),
  on: text,
  never: text,
  stored: text,
  mail: mailTexts.extend({ heading }),
  erase: z.strictObject({ heading, text, button: label }),
  confirm: z.strictObject({ heading, text, unsent: text, sent: text, button: label, back: label }),
  erased: mailTexts.extend({ heading, text, backups: text }),
  gone: note,
  unknown: note,
  tooMany: note,
  unavailable: note,
  privacy: label,
});
export type YourMessageStrings = z.infer<typeof yourMessage>;
