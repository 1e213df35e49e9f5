/** Serves counters and gauges in the text format of Prometheus, on a separate port. */
import { type Server, createServer } from 'node:http';
import { type Activity, refusalReasons } from '../store/reports.ts';
import type { InboxStore, ReportStore } from '../store/store.ts';
import { channels, type InboxStats } from '../store/submission.ts';

export type Metrics = {
  count(name: MetricName, labels: Readonly<Record<string, string>>): void;
  /** Sets a gauge that this process keeps itself. */
  set(name: GaugeName, value: number): void;
  /** Returns the metrics in the format 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): Promise<string>;
};

const help = {
  site_submissions_total: 'Submissions stored, by kind and whether a bot check vouched for them.',
  site_deliveries_total: 'Delivery attempts, by channel and outcome.',
  site_bounces_total: 'Mails that came back after a mail server had taken them, by channel.',
  site_refused_total: 'Refused forms, by reason.',
  site_faults_total: 'Requests that ended in an internal error.',
} as const;

type MetricName = keyof typeof help;

const gaugeHelp = {
  site_database_damaged: 'Whether the last daily check found damage in the database file.',
  site_database_checked_timestamp_seconds: 'When the database file was last checked.',
  site_clock_ahead_seconds:
    'How far the clock of this machine is ahead of the database; negative if it is behind.',
  site_standbys_not_waited_for: 'Standby databases, if no commit waits for any of them.',
} as const;

type GaugeName = keyof typeof gaugeHelp;

function series(name: string, labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

const gauge = (name: string, helpText: string, samples: readonly Sample[]): string[] => [
  `# HELP ${name} ${helpText}`,
  `# TYPE ${name} gauge`,
  ...samples.map(([labels, value]) => `${series(name, labels)} ${value}`),
];

/** Returns the seconds since a time. Returns 0 for undefined, and for a future time (a clock was ahead). */
const secondsSince = (time: number | undefined): number =>
  time === undefined ? 0 : Math.max(0, Date.now() - time) / 1000;

function gauges(
  { counts, otherDeliveries, oldestUndelivered, oldestQuarantined, pauses }: InboxStats,
  { lastReceived, refusingRecipients }: Activity,
  noted: number | undefined,
) {
  const pausesByChannel = channels.map((channel) => ({
    channel,
    since: pauses.find((pause) => pause.channel === channel)?.since,
  }));
  return [
    ...gauge(
      'site_stored_submissions',
      'Submissions in the store, by kind and state of their mail.',
      counts.map(({ count, ...labels }) => [labels, count]),
    ),
    ...gauge(
      'site_stored_other_deliveries',
      'Acknowledgements and webhooks in the store, by state.',
      otherDeliveries.map(({ count, ...labels }) => [labels, count]),
    ),
    ...gauge(
      'site_oldest_undelivered_seconds',
      'Age of the oldest submission whose mail is still under way.',
      [[{}, secondsSince(oldestUndelivered)]],
    ),
    ...gauge(
      'site_oldest_quarantined_seconds',
      'Age of the oldest submission whose file waits for the virus scanner.',
      [[{}, secondsSince(oldestQuarantined)]],
    ),
    ...gauge(
      'site_refusing_recipients',
      'Addresses of the company that refused their last mail, which others accepted.',
      [[{}, refusingRecipients.length]],
    ),
    ...gauge(
      'site_last_submission_timestamp_seconds',
      'When the newest submission arrived, by kind, in seconds since 1970.',
      lastReceived.map(({ kind, at }) => [{ kind }, at / 1000]),
    ),
    ...gauge(
      'site_outbox_paused',
      'Whether nothing at all can go out, by channel.',
      pausesByChannel.map(({ channel, since }) => [{ channel }, since === undefined ? 0 : 1]),
    ),
    ...gauge(
      'site_outbox_paused_seconds',
      'For how long nothing can go out, by channel.',
      pausesByChannel.map(({ channel, since }) => [{ channel }, secondsSince(since)]),
    ),
    // A large age means that the clock is ahead or the cleanup has stopped. In both cases nothing is deleted.
    ...gauge(
      'site_noted_time_age_seconds',
      'Time since a server last noted the time, which it does every hour.',
      [[{}, secondsSince(noted)]],
    ),
  ];
}

type MetricsStore = Pick<InboxStore, 'stats' | 'lastTime'> & Pick<ReportStore, 'activity'>;

/** Known counters start at 0, because Prometheus does not see the growth from no value to the first value. */
export function createMetrics(store: MetricsStore): Metrics {
  const refused = refusalReasons.map((reason) => [series('site_refused_total', { reason }), 0] as const);
  const counters = new Map<string, number>([['site_faults_total', 0], ...refused]);
  const kept = new Map<GaugeName, number>();
  return {
    set: (name, value) => void kept.set(name, value),
    count(name, labels) {
      const key = series(name, labels);
      counters.set(key, (counters.get(key) ?? 0) + 1);
    },
    async text() {
      const lines = Object.entries(help).flatMap(([name, helpText]) => [
        `# HELP ${name} ${helpText}`,
        `# TYPE ${name} counter`,
        ...[...counters]
          .filter(([key]) => key.split('{')[0] === name)
          .map(([key, value]) => `${key} ${value}`),
      ]);
      for (const [name, value] of kept) lines.push(...gauge(name, gaugeHelp[name], [[{}, value]]));
      const now = Date.now();
      const [stats, activity, noted] = await Promise.all([
        store.stats(),
        store.activity(now, now),
        store.lastTime(),
      ]);
      return `${[...lines, ...gauges(stats, activity, noted)].join('\n')}\n`;
    },
  };
}

/** Makes a server for `GET /metrics`. The caller binds the server to the loopback interface. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer(({ method, url }, response) => {
    const fail = (): void => void response.writeHead(503).end();
    if (method === 'GET' && url === '/metrics')
      metrics
        .text()
        .then(
          (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
          fail,
        );
    else response.writeHead(404).end();
  });
}
