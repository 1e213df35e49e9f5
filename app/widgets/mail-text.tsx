import { Fragment, createElement } from 'react';

/** An address as a sentence has it; a full stop behind it belongs to the sentence. */
const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const linkTo = (mailbox: string) => <a href={`mailto:${mailbox}`}>{mailbox}</a>;

/** Running text in which every mail address is a link that writes to it. */
export const MailText = ({ text }: { text: string }) =>
  // Every second part is what the pattern found.
  createElement(
    Fragment,
    null,
    ...text.split(address).map((part, index) => (index % 2 === 1 ? linkTo(part) : part)),
  );
