import { expect, test } from 'vitest';
import { makeTestbed } from '../testbed/testbed.ts';
import { isAsPromised, proveFailover } from './failover.ts';

test.each(['asynchronous', 'synchronous'] as const)(
  'a promoted standby has every accepted submission, or the server warned of it before: %s',
  async (kind) => {
    using testbed = makeTestbed();
    const report = await proveFailover(testbed, kind, 100);
    expect(report).toSatisfy(isAsPromised);
  },
);
