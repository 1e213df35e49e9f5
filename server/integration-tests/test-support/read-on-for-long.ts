import { onTestFinished } from 'vitest';
import { maxDiscarded } from '../../http/read-body.ts';

/**
 * Lets servers of this process read on for ten minutes after a refusal, until the test ends. They usually read on for a
 * second, in which a busy machine may not send 20 MiB.
 */
export function readOnForLong(): void {
  const { milliseconds } = maxDiscarded;
  maxDiscarded.milliseconds = 600_000;
  onTestFinished(() => void (maxDiscarded.milliseconds = milliseconds));
}
