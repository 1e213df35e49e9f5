/** The link of a receipt. It leads to a page about one submission, and only the server can make it. */
import { yourMessage } from '../../contracts/your-message.ts';
import { createSigner } from '../lib/signer.ts';

export type SubmissionLinks = {
  /** Returns the path and query of the link. They contain no data about the sender. */
  pathOf: (id: string) => string;
  isRight: (id: string, key: string) => boolean;
};

/** Makes and checks links. Servers with the same secret accept each other's links. A link never expires. */
export function createSubmissionLinks(secret: string): SubmissionLinks {
  const { sign, isSigned } = createSigner(`${secret}:your-message`, 'base64url');
  const { path, names } = yourMessage;
  return {
    pathOf: (id) => `${path}?${new URLSearchParams({ [names.id]: id, [names.key]: sign(id) }).toString()}`,
    isRight: isSigned,
  };
}
