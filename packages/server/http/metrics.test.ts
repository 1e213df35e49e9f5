import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const activity = async () => ({
  received: [],
  unverified: 0,
  spam: 0,
  lastReceived: [{ kind: 'message' as const, at: 1_700_000_000_000 }],
  refusals: [],
  partlyDelivered: 0,
  erased: 0,
  refusingRecipients: [{ address: 'sales@site.test', refusals: 1, since: 1, reply: '550 gone' }],
});
const counts = { counts: [], otherDeliveries: [], oldestQuarantined: undefined };

test('nothing is younger than now, whatever a clock that was ahead has noted', async () => {
  const later = Date.now() + 365 * 24 * 60 * 60 * 1000;
  const pauses = [{ channel: 'mail', since: later, cause: 'connection', reason: '' } as const];
  const metrics = createMetrics({
    stats: async () => ({ ...counts, oldestUndelivered: later, pauses }),
    activity,
    lastTime: async () => later,
  });
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('site_oldest_undelivered_seconds 0');
  expect(lines).toContain('site_outbox_paused_seconds{channel="mail"} 0');
  expect(lines).toContain('site_noted_time_age_seconds 0');
});

test('the first fault is a step up from zero', async () => {
  const metrics = createMetrics({
    stats: async () => ({ ...counts, oldestUndelivered: undefined, pauses: [] }),
    activity,
    lastTime: async () => undefined,
  });
  expect((await metrics.text()).split('\n')).toContain('site_faults_total 0');
  metrics.count('site_faults_total', {});
  expect((await metrics.text()).split('\n')).toContain('site_faults_total 1');
});
