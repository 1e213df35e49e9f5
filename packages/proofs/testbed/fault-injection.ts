/** Injects durability faults into servers, to show that the proofs detect them. */
import { fileURLToPath } from 'node:url';

/** `normal` removes the flush from every commit. `answer-first` answers before the commit. */
export type FaultInjection = 'normal' | 'answer-first';

const injectFaults = fileURLToPath(new URL('inject-faults.ts', import.meta.url));

/** Returns the additional environment and Node arguments of a server with a fault; empty without a fault. */
export const withFault = (faultInjection: FaultInjection | undefined) => ({
  environment: { ...(faultInjection && { INJECT_FAULT: faultInjection }) },
  nodeArguments: faultInjection ? ['--import', injectFaults] : [],
});
