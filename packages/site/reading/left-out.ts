/**
 * What a page names and does not show, because it is not there: a service or industry that the owner has deleted, and a
 * card of the services grid to which no service belongs. An owner may take these lines out, but need not.
 */
import { editDistance } from '@website/forms/nearest-name';
import { topicKinds } from '../schema/blocks.ts';
import type { PageRole } from '../schema/files.ts';
import type { ContentData, ReadPage } from './load.ts';
import { plannedPaths } from './navigation-check.ts';
import { textsOf } from './source.ts';

/** The keys of bands whose addresses are left out if there is no such page. */
const keys: ReadonlySet<PropertyKey> = new Set(['pages', 'service']);

const isTopic = (address: string): boolean => topicKinds.some((kind) => address.startsWith(`/${kind}/`));

/** A slip of the hand changes so many letters at most. */
const slip = 2;

/**
 * Returns whether a band leaves an address out: a service or an industry that is not there. An address that differs
 * from an existing one by a slip of the hand is a fault instead.
 */
export const isLeftOut = (address: string, names: ReadonlySet<string>): boolean =>
  isTopic(address) && ![...names].some((name) => editDistance(address, name) <= slip);

/** Returns the places of each address that bands leave out, such as `services/azure.yaml:140`. */
function placesOf(
  pages: readonly ReadPage[],
  paths: ReadonlySet<string>,
  planned: ReadonlySet<string>,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { source, content } of pages)
    for (const { path, text } of textsOf(content.bands, ['bands'])) {
      if (!keys.has(path.findLast((part) => typeof part === 'string') ?? '')) continue;
      if (paths.has(text) || !(planned.has(text) || isLeftOut(text, paths))) continue;
      places.set(text, [...(places.get(text) ?? []), `${source.file}:${source.lineOf(path)}`]);
    }
  return places;
}

/** Returns a line for each address and each card that is left out, with what to do about it. */
export function leftOutNotes(
  data: ContentData,
  pages: readonly ReadPage[],
  written: readonly PageRole[],
): string[] {
  const places = placesOf(pages, new Set(written.map(({ path }) => path)), plannedPaths(data));
  const { source, content } = data['shared.yaml'];
  const used = new Set(pages.map(({ content: { card } }) => card));
  return [
    ...[...places].map(
      ([address, found]) =>
        `there is no page ${address}, so it is left out here; take these lines out when you next edit the files: ${found.join(', ')}`,
    ),
    ...content['services-grid'].cards.flatMap(({ id }, index) =>
      used.has(id)
        ? []
        : [
            `${source.file}:${source.lineOf(['services-grid', 'cards', index])}: no service has the line card: ${id}, so no page shows this card`,
          ],
    ),
  ];
}
