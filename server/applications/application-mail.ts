/** The mail that carries an application to the company; the resume is attached to it on its way. */
import type { Composer } from '../outbox/mail-writer.ts';

/** Puts the facts of an application into lines; who reads them answers by mail or by phone. */
export const composeApplicationMail: Composer = ({
  id,
  receivedAt,
  fields,
  email,
  verified,
  consent,
  attachment,
}) => {
  const { name = '', phone = '' } = fields;
  const lines = [
    `Name:     ${name}`,
    `Phone:    ${phone}`,
    `Email:    ${email}`,
    `Resume:   ${attachment?.name ?? 'none'}`,
    `SHA-256:  ${attachment?.sha256 ?? 'none'}`,
    `Received: ${new Date(receivedAt).toISOString()}`,
    `Accepted: terms of use of ${consent?.terms}, privacy policy of ${consent?.privacy}`,
    `ID:       ${id}`,
    ...(verified ? [] : ['Unverified: no bot check vouches for this application.']),
  ];
  return {
    replyTo: { name, address: email },
    subject: `Application: ${name}`,
    text: `${lines.join('\n')}\n`,
  };
};
