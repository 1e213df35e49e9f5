/** The longer half of `afterwards.test.ts`, which runs before a release: every point, on the embedded store. */
import { expect, test } from 'vitest';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptInbox } from './interrupted-inbox.ts';
import { interruptMbox, interruptReports } from './interrupted-reports.ts';
import { interruptSenders } from './interrupted-sender.ts';

test.each([
  ['a bounce or a week that is told', interruptReports],
  ['a bounce in a mailbox file', interruptMbox],
  ['a deletion by the link of a receipt', interruptSenders],
  ['a change in `inbox web`', interruptInbox],
] as const)(
  '%s is done once or not begun, wherever it is killed',
  { timeout: 600_000 },
  async (_, interrupt) => {
    using testbed = makeTestbed();
    for (const attack of await interrupt(testbed, 'sqlite'))
      expect(attack).toEqual({ point: attack.point, ended: 'SIGKILL', faults: [] });
  },
);
