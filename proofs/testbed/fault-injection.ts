/** Servers that promise too much: a proof that does not catch them proves nothing. */
import { fileURLToPath } from 'node:url';

/** `normal` takes the flush from every commit, `answer-first` answers before the commit. */
export type Weakness = 'normal' | 'answer-first';

const weaken = fileURLToPath(new URL('inject-faults.ts', import.meta.url));

/** What a server that is weakened so is started with besides; nothing for one as it is. */
export const weakened = (weakness: Weakness | undefined) => ({
  environment: { ...(weakness && { WEAKEN: weakness }) },
  nodeArguments: weakness ? ['--import', weaken] : [],
});
