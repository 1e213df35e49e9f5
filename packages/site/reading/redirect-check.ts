/**
 * Checks the redirects. Each redirect must lead to a page, not to another redirect, and its old address must not be a
 * page.
 */
import type { PageRole } from '../schema/files.ts';
import { redirectKey, type Redirect } from '../schema/redirects.ts';
import { isAnsweredFirst } from '../schema/taken-addresses.ts';
import { show, type Fault } from './faults.ts';
import type { Inventory } from './inventory.ts';
import { faultAt, unknownFaults, type ContentData } from './load.ts';

const pathOf = (to: string): string => to.replace(/[?#].*$/, '');

export function redirectFaults(
  data: ContentData,
  written: readonly PageRole[],
  { files }: Pick<Inventory, 'files'>,
): Fault[] {
  const { source, content } = data['redirects.yaml'];
  const pages = written.filter(({ page }) => page !== 'not-found').map(({ path }) => path);
  const targets = new Set([...pages, ...files]);
  const isAnswered = new Set([...targets].map(redirectKey));
  const first = new Map<string, { at: number; to: string }>();
  for (const [at, { from, to }] of content.redirects.entries())
    if (!first.has(redirectKey(from))) first.set(redirectKey(from), { at, to });

  function faultOf({ from }: Redirect, index: number): string | undefined {
    const key = redirectKey(from);
    if (isAnswered.has(key) || isAnsweredFirst(key))
      return 'is an address at which the site answers; only an address that is gone can be redirected';
    return first.get(key)?.at === index
      ? undefined
      : 'is redirected above already; letter case and a slash at the end make no other address';
  }

  return content.redirects.flatMap((redirect, index): Fault[] => {
    const { from, to } = redirect;
    const at = (key: string) => ['redirects', index, key];
    const text = faultOf(redirect, index);
    const faults =
      text === undefined ? [] : [faultAt(source, at('from'), `${text} (received ${show(from)})`)];
    if (!to.startsWith('/')) return faults;
    const next = first.get(redirectKey(pathOf(to)));
    if (next && !targets.has(pathOf(to))) {
      const advice =
        redirectKey(pathOf(to)) === redirectKey(from)
          ? 'leads to itself'
          : `is redirected itself; write where that leads in its place, ${show(next.to)}`;
      return [...faults, faultAt(source, at('to'), `${advice} (received ${show(to)})`)];
    }
    return [
      ...faults,
      ...unknownFaults(source, at('to'), 'page or file at this address', pathOf(to), targets),
    ];
  });
}
