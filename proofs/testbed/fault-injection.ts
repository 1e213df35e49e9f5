/** Servers that promise too much: a proof that does not catch them proves nothing. */
import { fileURLToPath } from 'node:url';

/** `normal` takes the flush from every commit, `answer-first` answers before the commit. */
export type FaultInjection = 'normal' | 'answer-first';

const injectFaults = fileURLToPath(new URL('inject-faults.ts', import.meta.url));

/** What a server that is weakened so is started with besides; nothing for one as it is. */
export const withFault = (faultInjection: FaultInjection | undefined) => ({
  environment: { ...(faultInjection && { INJECT_FAULT: faultInjection }) },
  nodeArguments: faultInjection ? ['--import', injectFaults] : [],
});
