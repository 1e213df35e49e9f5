/** The mail that carries a contact form's message to the company. */
import { contactForm } from '../../contracts/contact-form.ts';
import { composerOf, otherWords } from '../delivery/form-composer.ts';

/** Puts the visitor's words under a short head that says who wrote, when, and under which id it is kept. */
export const composeContactMail = composerOf(contactForm, ({ id, receivedAt, message, email, verified }) => {
  const { from_name: name, from_email: _, subject, message: comment, ...others } = message;
  const head = [
    `Name:     ${name}`,
    `Email:    ${email}`,
    `Subject:  ${subject}`,
    ...otherWords(others),
    `Received: ${new Date(receivedAt).toISOString()}`,
    `ID:       ${id}`,
    ...(verified ? [] : ['Unverified: no bot check vouches for this message.']),
  ];
  return { replyTo: { name, address: email }, subject, text: `${head.join('\n')}\n\n${comment}\n` };
});
