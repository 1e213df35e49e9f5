/**
 * Signs the ids of our mails. Anybody can write a mail that looks like a bounce. So a mail from outside has an effect
 * only if it repeats the signed id of one of our mails.
 */
import { createSigner } from '../lib/signer.ts';
import { type Draft, type Mail, type Mailer, type Sent, domainOf } from './mail.ts';

/** 80 bits, in digits that survive a change of the letter case: some mail servers change it in a `Message-ID`. */
const signatureLength = 20;
const signaturePattern = new RegExp(String.raw`\.[0-9a-f]{${signatureLength}}(?![0-9a-z])`, 'g');
const maxIdLength = 100;

export type MailIds = {
  /** Returns the `Message-ID`. It depends only on the mail's id and sender, so a mail that is sent again keeps it. */
  messageIdOf(mail: Pick<Mail, 'id' | 'from'>): string;
  /** Returns the ids in a text that have a right signature, in their order. */
  find(text: string): string[];
};

/** Servers with the same secret recognize each other's mails. */
export function createMailIds(secret: string): MailIds {
  const { sign } = createSigner(`${secret}:mail-ids`);
  const signed = (id: string): string => `${id}.${sign(id).slice(0, signatureLength)}`;
  return {
    messageIdOf: ({ id, from }) => `<${signed(id)}@${domainOf(from)}>`,
    find(text) {
      const words = text.toLowerCase();
      return [...words.matchAll(signaturePattern)].flatMap(({ 0: signature, index }) => {
        const before = words.slice(Math.max(0, index - maxIdLength), index);
        const id = /[\w.-]+$/.exec(before)?.[0];
        return id !== undefined && signed(id) === id + signature ? [id] : [];
      });
    },
  };
}

/** Signs and sends drafts. Rejects as `send` of a {@link Mailer} does. No mailer can be used in its place. */
export type MailSender = { send: (draft: Draft, abort?: AbortSignal) => Promise<Sent | void> };

/** Makes a sender that signs each mail. All mails of the server go through such a sender. */
export const signing = (mailer: Pick<Mailer, 'send'>, ids: MailIds): MailSender => ({
  send: (draft, abort) => mailer.send({ ...draft, messageId: ids.messageIdOf(draft) }, abort),
});
