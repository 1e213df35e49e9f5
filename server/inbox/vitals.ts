/** The command `vitals`: views and Web Vitals of pages. */
import {
  type PageSummary,
  explanation,
  firstDay,
  summaries,
  vitalNames,
  vitalText,
} from '../statistics/summary.ts';
import { ArgumentError, type Arguments, type Context } from './command-line.ts';
import { formatTable } from './text.ts';

export const defaultDays = 28;

/** Returns the table as CSV. Values are in milliseconds, and CLS has no unit. */
const csv = (pages: readonly PageSummary[]): string =>
  [
    'page,device,views,lcp ms,inp ms,cls',
    ...pages.map(({ path, device, views, lcp, inp, cls }) =>
      [path, device, views, lcp?.toFixed(), inp?.toFixed(), cls?.toFixed(3)].join(','),
    ),
  ].join('\r\n');

export async function vitals({ store: open, width }: Context, { options }: Arguments): Promise<string> {
  const days = options.days ?? String(defaultDays);
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new ArgumentError('--days needs a number from 1 to 99999.');
  const pages = await summaries(await open(), firstDay(Number(days), Date.now()));
  if (options.csv !== undefined) return csv(pages);
  if (pages.length === 0)
    return `No visits were counted in the last ${days} days. To count visits, set STATISTICS=on and build again.`;
  const rows = pages.map((page) => ({
    cells: [
      page.path,
      page.device,
      String(page.views),
      ...vitalNames.map((vital) => vitalText(vital, page[vital])),
    ],
  }));
  const titles = ['PAGE', 'DEVICE', 'VIEWS', 'LCP', 'INP', 'CLS'];
  return [...formatTable(titles, rows, ['PAGE'], width), '', ...explanation].join('\n');
}
