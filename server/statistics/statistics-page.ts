/** Draws the statistics as an HTML page for the operator, without script. */
import { hash } from 'node:crypto';
import { day } from '../../contracts/limits.ts';
import type { StatisticsStore } from '../store/store.ts';
import { dayOf, explanation, firstDay, summaries, vitalNames, vitalText } from './summary.ts';

const days = 28;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
caption { text-align: start; font-weight: bold; padding-block: .5rem; }
th, td { text-align: start; padding: .25rem 1rem .25rem 0; border-block-end: 1px solid #8886; white-space: nowrap; }
td.number { text-align: end; font-variant-numeric: tabular-nums; }
rect { fill: light-dark(#c8102e, #ff6b78); }
@media (forced-colors: active) { rect { fill: CanvasText; } }
`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Makes a table. The cells are HTML. The first cell of each row is its header. */
function table(caption: string, titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map(
    ([first, ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td${/^\d+$/.test(cell) ? ' class="number"' : ''}>${cell}</td>`).join('')}</tr>`,
  );
  return `<div tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

const bar = (share: number): string =>
  `<svg width="320" height="12" aria-hidden="true"><rect width="${Math.round(320 * share)}" height="12"/></svg>`;

export async function statisticsPage(
  store: Pick<StatisticsStore, 'countsSince' | 'viewsByDay'>,
  now: number,
): Promise<{ html: string; headers: Readonly<Record<string, string>> }> {
  const since = firstDay(days, now);
  const [pages, byDay] = await Promise.all([summaries(store, since), store.viewsByDay(since)]);
  const views = new Map(byDay.map((row) => [row.day, row.count]));
  const most = Math.max(1, ...views.values());
  const dates = Array.from({ length: days }, (_, before) => dayOf(now - before * day));
  const dayRows = dates.map((date) => {
    const count = views.get(date) ?? 0;
    return [date, String(count), bar(count / most)];
  });
  const pageRows = pages.map((page) => [
    escaped(page.path),
    page.device,
    String(page.views),
    ...vitalNames.map((vital) => vitalText(vital, page[vital])),
  ]);
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Statistics</title><style>${style}</style></head>
<body><main><h1>The last ${days} days</h1>
${explanation.map((line) => `<p>${line}</p>`).join('\n')}
${table('Pages', ['Page', 'Device', 'Views', 'LCP', 'INP', 'CLS'], pageRows)}
${table('Views by day (UTC)', ['Day', 'Views', 'Share of the best day'], dayRows)}
</main></body></html>
`;
  return { html, headers };
}
