import { Fragment, createElement } from 'react';

/** Matches a mail address in a sentence, without the full stop after it. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const linkTo = (mailbox: string) => <a href={`mailto:${mailbox}`}>{mailbox}</a>;

/** Running text in which every mail address is a link that writes to it. */
export const MailText = ({ text }: { text: string }) =>
  // Every second part is a match of the pattern.
  createElement(
    Fragment,
    null,
    ...text.split(address).map((part, index) => (index % 2 === 1 ? linkTo(part) : part)),
  );
