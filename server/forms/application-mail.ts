/** The mail that carries an application to the company; the resume is attached to it on its way. */
import { applicationForm } from '../../contracts/job-application-form.ts';
import { composerOf, otherWords } from '../delivery/form-composer.ts';

/** Puts the facts of an application into lines; who reads them answers by mail or by phone. */
export const composeApplicationMail = composerOf(
  applicationForm,
  ({ id, receivedAt, message, email, verified, consent, attachment }) => {
    const { name, phone, email: _, ...others } = message;
    const lines = [
      `Name:     ${name}`,
      `Phone:    ${phone}`,
      `Email:    ${email}`,
      ...otherWords(others),
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
  },
);
