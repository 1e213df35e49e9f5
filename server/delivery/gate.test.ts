import { expect, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { DownError } from './handover.ts';
import { manualClock } from './test-support/manual-clock.ts';
import { hour, minute, start } from './test-support/running-outbox.ts';
import { createGate } from './gate.ts';

test('a second failure with a shorter pause does not bring the next look forward', async () => {
  const clock = manualClock(start);
  const gate = createGate({
    store: await openStore(),
    channel: 'mail',
    log: () => undefined,
    clock,
    probeAfter: (_, isLockingOut) => (isLockingOut ? hour : minute),
  });
  await gate.nothingGoes(new DownError('authentication', '535 wrong password', '535'));
  expect(gate.until()).toBe(start + hour);
  clock.advance(minute);
  await gate.nothingGoes(new DownError('connection', 'connect ECONNREFUSED', 'ECONNREFUSED'));
  expect(gate.until()).toBe(start + hour);
  clock.advance(hour - minute);
  await gate.nothingGoes(new DownError('connection', 'connect ECONNREFUSED', 'ECONNREFUSED'));
  expect(gate.until()).toBe(start + hour + minute);
});
