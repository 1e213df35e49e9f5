/**
 * `npm run bench:pages -- [--runs 3] [--paintings 15] [--slowdown N] [path ...]`: measures pages of the built site and
 * compares the results with the budgets. The default is the front page and one page of each kind. Lighthouse runs
 * `--runs` times. Page and bare document are painted `--paintings` times each. With 41 paintings, two identical pages
 * differed by 0.025; three paintings are too few. The default slowdown makes the processor as fast as that of a
 * mid-tier phone. The exit code is 1 if a page is over budget.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routeFiles, startSite } from '../../../tests/browser/support/site-server.ts';
import { startBareSite } from '../measurements/bare-page.ts';
import { measureWire as measureDocuments } from '@website/checks/wire-sizes';
import { startBrowser } from '../measurements/browser.ts';
import { describeMachine } from '../measurements/machine.ts';
import { comparePaint, type Comparison } from '../measurements/paint.ts';
import { describeSlowdown, findSlowdown } from '../measurements/processor.ts';
import { score, type Scores } from '../measurements/scores.ts';
import type { Quantiles } from '../measurements/quantiles.ts';
import { measureWire, type Wire } from '../measurements/wire.ts';

const kib = 1024;
const ordinary = ['/', '/services', '/services/azure', '/industries/renewables', '/about-us', '/contact-us'];

/** A measurement with its maximum or minimum, if it has a budget. */
interface Line {
  what: string;
  value: number;
  /** Quantiles of the single measurements. */
  quantiles?: Quantiles;
  max?: number | undefined;
  min?: number | undefined;
  unit: '' | 'B' | 'KiB' | 'ms';
}

/** Returns the measurements of a page with their budgets. Only the front page has a budget for the first view. */
function linesOf(path: string, documentBytes: number, wire: Wire, page: Scores, paint: Comparison): Line[] {
  const front = (max: number): number | undefined => (path === '/' ? max : undefined);
  const allScript = path.endsWith('JobApplicationform') ? 90 : 75;
  const timed = (what: string, quantiles: Quantiles): Line => ({
    what,
    value: quantiles.median,
    quantiles,
    unit: 'ms',
  });
  return [
    { what: 'document on the wire', value: documentBytes, max: 14_600, unit: 'B' },
    { what: 'first view', value: wire.firstBytes / kib, max: front(100), unit: 'KiB' },
    { what: 'requests', value: wire.firstRequests, max: front(8), unit: '' },
    { what: 'render-blocking requests', value: wire.blocking, max: 0, unit: '' },
    { what: 'script before interaction', value: wire.firstScript / kib, max: 4, unit: 'KiB' },
    { what: 'script awake', value: wire.hydratedScript / kib, max: allScript, unit: 'KiB' },
    { what: 'Lighthouse performance', value: page.performance, min: 100, unit: '' },
    { what: 'Lighthouse accessibility', value: page.accessibility, min: 100, unit: '' },
    { what: 'Lighthouse best practices', value: page.bestPractices, min: 100, unit: '' },
    { what: 'Lighthouse SEO', value: page.seo, min: 100, unit: '' },
    { what: 'first paint, Lighthouse', value: page.fcp, unit: 'ms' },
    { what: 'LCP, Lighthouse', value: page.lcp, unit: 'ms' },
    timed('first paint, slow line', paint.page.first),
    timed('first paint, bare document', paint.bare.first),
    timed('LCP, slow line', paint.page.largest),
    timed('LCP, bare document', paint.bare.largest),
    { what: 'LCP against bare', value: paint.ratio.median, quantiles: paint.ratio, max: 1.1, unit: '' },
    { what: 'CLS', value: page.cls, max: 0.01, unit: '' },
    { what: 'TBT', value: page.tbt, max: 30, unit: 'ms' },
  ];
}

const isOver = ({ value, max = Infinity, min = -Infinity }: Line): boolean => !(value <= max && value >= min);

const written = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);

function print(path: string, lines: readonly Line[]): void {
  console.log(`\n${path}`);
  for (const line of lines) {
    const range = line.quantiles ? `${written(line.quantiles.min)}–${written(line.quantiles.max)}` : '';
    const limit = line.max ?? line.min;
    const budget = limit === undefined ? '' : `${line.max === undefined ? '≥' : '≤'} ${limit}`;
    const marker = isOver(line) ? '✗' : ' ';
    console.log(
      `${marker} ${line.what.padEnd(27)} ${written(line.value).padStart(8)} ${line.unit.padEnd(3)}  ${budget.padEnd(8)} ${range}`,
    );
  }
}

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    paintings: { type: 'string', default: '15' },
    slowdown: { type: 'string' },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
const paintings = Number(values.paintings);
if (!(runs > 0)) throw new Error('Expected --runs N.');
if (!(paintings > 0)) throw new Error('Expected --paintings N.');
if (values.slowdown !== undefined && !(Number(values.slowdown) >= 1))
  throw new Error('Expected --slowdown N, of 1 or more.');
const { browser, port } = await startBrowser();
const measuredSlowdown = values.slowdown === undefined ? await findSlowdown(browser) : undefined;
const slowdown = measuredSlowdown?.rate ?? Number(values.slowdown);
const dist = join(import.meta.dirname, '../../../dist');
const site = await startSite();
const bare = await startBareSite(dist, routeFiles);
const documents = await measureDocuments(dist);
console.log(describeMachine());
console.log(measuredSlowdown ? describeSlowdown(measuredSlowdown) : `slowed down ${slowdown} times`);
console.log(`${runs} runs of Lighthouse, ${paintings} turns of painting: median, budget, min to max`);
let over = 0;
try {
  const asked = positionals.length > 0 ? positionals : ordinary.filter((path) => path in routeFiles);
  for (const path of asked) {
    const wire = await measureWire(browser, site.url + path);
    const pageScores = await score(site.url + path, port, runs);
    const paint = await comparePaint(browser, [site.url + path, bare.url + path], paintings, slowdown);
    const lines = linesOf(path, documents.get(path) ?? Number.NaN, wire, pageScores, paint);
    over += lines.filter(isOver).length;
    print(path, lines);
  }
} finally {
  await browser.close();
  await site.stop();
  await bare.stop();
}
console.log(over > 0 ? `\n${over} over budget` : '\nEverything within budget');
process.exitCode = over > 0 ? 1 : 0;
