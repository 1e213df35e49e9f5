/** Counters in the text format Prometheus reads, on a port of their own. */
import { type Server, createServer } from 'node:http';
import type { InboxStore } from '../store/store.ts';

/** Counts things by name and labels, and writes them down. */
export type Metrics = {
  count(name: MetricName, labels: Readonly<Record<string, string>>): void;
  /** The exposition format 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): Promise<string>;
};

const help = {
  site_submissions_total: 'Submissions stored, by kind and whether a bot check vouched for them.',
  site_deliveries_total: 'Delivery attempts, by outcome.',
  site_faults_total: 'Requests that ended in an internal error.',
} as const;

/** The counters there are. */
type MetricName = keyof typeof help;

/** Makes counters that start at nothing; the gauges are read from the store when asked. */
export function createMetrics(store: Pick<InboxStore, 'stats'>): Metrics {
  const counters = new Map<string, number>();
  const series = (name: string, labels: Readonly<Record<string, string>>) => {
    const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
    return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
  };
  return {
    count(name, labels) {
      const key = series(name, labels);
      counters.set(key, (counters.get(key) ?? 0) + 1);
    },
    async text() {
      const { counts, oldestUndelivered } = await store.stats();
      const age = oldestUndelivered === undefined ? 0 : (Date.now() - oldestUndelivered) / 1000;
      const lines = Object.entries(help).flatMap(([name, words]) => [
        `# HELP ${name} ${words}`,
        `# TYPE ${name} counter`,
        ...[...counters]
          .filter(([key]) => key.split('{')[0] === name)
          .map(([key, value]) => `${key} ${value}`),
      ]);
      lines.push('# HELP site_stored_submissions Submissions in the store, by kind and delivery state.');
      lines.push('# TYPE site_stored_submissions gauge');
      for (const { kind, state, count } of counts)
        lines.push(`${series('site_stored_submissions', { kind, state })} ${count}`);
      lines.push('# HELP site_oldest_undelivered_seconds Age of the oldest submission not delivered yet.');
      lines.push('# TYPE site_oldest_undelivered_seconds gauge', `site_oldest_undelivered_seconds ${age}`);
      return `${lines.join('\n')}\n`;
    },
  };
}

/** A server for `GET /metrics`; the caller binds it to the loopback interface. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}
