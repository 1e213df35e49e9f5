/** Checks the references of the files below `content/proof/`: pages, photographs, marks and links. */
import type { PageRole } from '../schema/files.ts';
import type { PageKind } from '../schema/page-kinds.ts';
import type { Fault } from './faults.ts';
import type { Inventory } from './inventory.ts';
import { pictureIn, unknownFaults, type ContentData } from './load.ts';

/** The kinds of pages that can show proof. An entry may name only pages of these kinds. */
export const showing: ReadonlySet<PageKind> = new Set(['home', 'about', 'service', 'industry']);

interface Entry {
  pages: readonly string[];
  link?: string;
  photo?: string;
  mark?: string;
}

/** Returns a fault for each page, picture and address that an entry names and that does not exist. */
export function proofFaults(
  data: ContentData,
  written: readonly PageRole[],
  { people, credentials }: Inventory,
): Fault[] {
  const slugs = new Set(written.filter(({ page }) => showing.has(page)).map(({ slug }) => slug));
  const paths = new Set(written.map(({ path }) => path));
  const files = ['cases', 'client-quotes', 'people', 'credentials'] as const;
  return files.flatMap((file) => {
    const { source, content } = data[`proof/${file}.yaml`];
    return content.entries.flatMap(({ pages, link, photo, mark }: Entry, index) => {
      const path = ['entries', index];
      const page = 'page of this name that shows proof';
      return [
        ...pages.flatMap((slug, at) => unknownFaults(source, [...path, 'pages', at], page, slug, slugs)),
        ...(link?.startsWith('/')
          ? unknownFaults(source, [...path, 'link'], 'page at this address', link, paths)
          : []),
        ...unknownFaults(source, [...path, 'photo'], pictureIn('/people'), photo, people),
        ...unknownFaults(source, [...path, 'mark'], pictureIn('/credentials'), mark, credentials),
      ];
    });
  });
}
