/** The page behind the link of a receipt: what the site keeps of a submission, until when, what its sender can do. */

/** How far the mail came: it never left, is just being sent, was sent, or may have arrived. */
export type MailTrace = 'none' | 'sending' | 'delivered' | 'unsure';

/** Returns how far a delivery came. If an attempt failed, the mail server may still have accepted the mail. */
export function traceOf(delivery: {
  state: string;
  attempts: number;
  lastError: string | undefined;
  deliveredAt: number | undefined;
}): MailTrace {
  const { state, attempts, lastError, deliveredAt } = delivery;
  if (deliveredAt !== undefined) return 'delivered';
  if (state === 'sending') return 'sending';
  return attempts > 0 || lastError !== undefined ? 'unsure' : 'none';
}

/** The address of the page. The link has an id and a key; a form on the page also has an action. */
export const yourMessage = {
  path: '/your-message',
  names: { id: 'id', key: 'key', step: 'step', action: 'action' },
  /** The step before the deletion. A program that opens every link can open this step, but cannot delete. */
  confirmStep: 'delete',
  actions: { erase: 'delete' },
} as const;

/** What the site keeps of a submission. Times are in milliseconds since 1970. */
export interface KeptFacts {
  /** The form's key in `content/forms.yaml`. */
  form: string;
  reference: string;
  receivedAt: number;
  /** Wire names of the filled fields, without texts, because everybody who has the link could read them. */
  fields: readonly string[];
  /** The address with most of its name hidden; empty without an address. */
  email: string;
  /** The extension of the file's name, and the size in bytes. The name itself may be that of the sender. */
  file?: { type: string; size: number } | undefined;
  mail: { trace: MailTrace; at?: number | undefined };
  /** The time of the deletion; undefined if only the operator deletes. */
  deletedAt?: number | undefined;
}

/** The data that the page shows. `id` and `key` come from the link. */
export type YourMessageView =
  | { page: 'shown' | 'confirm'; id: string; key: string; facts: KeptFacts }
  | { page: 'erased'; form: string; trace: MailTrace }
  /** `gone`: the link is right, but its submission is deleted. `unknown`: the link is not one of this site. */
  | { page: 'gone' | 'unknown' | 'unavailable' }
  | { page: 'too-many'; waitSeconds: number };
