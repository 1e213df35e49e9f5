import { Fragment, createElement } from 'react';

/** Matches a mail address in a sentence, but not a full stop after the address. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const linkTo = (mailbox: string) => <a href={`mailto:${mailbox}`}>{mailbox}</a>;

/** A text in which every mail address is a link for writing to that address. */
export const MailText = ({ text }: { text: string }) =>
  // Every second part is a mail address.
  createElement(
    Fragment,
    null,
    ...text.split(address).map((part, index) => (index % 2 === 1 ? linkTo(part) : part)),
  );
