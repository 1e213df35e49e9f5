/** Where a reader of a service or an industry goes next: enough pages, before being asked to write, and back again. */
import type { Fault } from '../../../../../app/reading/faults.ts';
import { faultAt } from '../../../../../app/reading/load.ts';
import { isTopic, type LintedPage } from '../../page-texts.ts';

/** Fewer are no choice. */
const fewestPages = 3;

/** The place and the pages of its list of related pages. */
function relatedOf({ content }: LintedPage): { at: number; pages: readonly string[] } {
  const at = content.bands.findIndex(({ kind }) => kind === 'related-topics');
  const band = content.bands[at];
  return { at, pages: band?.kind === 'related-topics' ? band.pages : [] };
}

/** What is wrong with the list by itself. */
function listFaults(page: LintedPage): Fault[] {
  const { at, pages } = relatedOf(page);
  const call = page.content.bands.findIndex(({ kind }) => kind === 'call-to-action');
  const text =
    at < 0
      ? 'expected related-topics: name the pages that a reader of this one needs next'
      : pages.length < fewestPages
        ? `expected ${fewestPages} or more related pages, here are ${pages.length}: add a neighbor of the menu column`
        : call >= 0 && call < at
          ? 'expected related-topics before call-to-action: who has been asked to write reads no further'
          : undefined;
  return text === undefined ? [] : [faultAt(page.source, at < 0 ? ['bands'] : ['bands', at], text)];
}

/** A fault for each service and industry that names the other and is not named by it. */
export function relatedFaults(pages: readonly LintedPage[]): Fault[] {
  const topics = pages.filter(isTopic);
  return topics.flatMap((page) => {
    const { at, pages: named } = relatedOf(page);
    const oneWay = named.flatMap((path, index) => {
      const other = topics.find(({ role }) => role.path === path);
      if (!other || other.role.page === page.role.page) return [];
      if (relatedOf(other).pages.includes(page.role.path)) return [];
      const text = `${other.source.file} does not name this page: add ${page.role.path} there, or take it away here`;
      return [faultAt(page.source, ['bands', at, 'pages', index], text)];
    });
    return [...listFaults(page), ...oneWay];
  });
}
