/** The mail that carries a contact form's message to the company. */
import type { Composer } from '../outbox/mail-writer.ts';

/** Puts the visitor's words under a short head that says who wrote, when, and under which id it is kept. */
export const composeContactMail: Composer = ({ id, receivedAt, fields, email, verified }) => {
  const { from_name: name = '', subject = '', message = '' } = fields;
  const head = [
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Subject:  ${subject}`,
    `Received: ${new Date(receivedAt).toISOString()}`,
    `ID:       ${id}`,
    ...(verified ? [] : ['Unverified: no bot check vouches for this message.']),
  ];
  return { replyTo: { name, address: email }, subject, text: `${head.join('\n')}\n\n${message}\n` };
};
