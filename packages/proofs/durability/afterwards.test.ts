import { expect, test } from 'vitest';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptReports } from './interrupted-reports.ts';
import { interruptSenders } from './interrupted-sender.ts';

test('a bounce is told once although the server was killed when it was noted', async () => {
  using testbed = makeTestbed();
  const points = { bounces: ['after commit of bounce'], weekly: [] };
  const attacks = await interruptReports(testbed, 'sqlite', points);
  expect(attacks).toMatchObject([{ ended: 'SIGKILL', faults: [] }]);
});

test('the company is told of a deletion by its sender although the server was killed after it', async () => {
  using testbed = makeTestbed();
  const attacks = await interruptSenders(testbed, 'sqlite', ['after commit of erasure']);
  expect(attacks).toMatchObject([{ ended: 'SIGKILL', faults: [] }]);
});
