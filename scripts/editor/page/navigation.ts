/** The line of a page in `navigation.yaml`: where it can stand, and how it is added and taken away. */
import { isGroup } from './schema.ts';

/** The lists of single pages, with their names for people. `landing` is no list: such a page is in no menu. */
const lists: Record<string, string> = {
  main: 'Main menu',
  company: 'The company’s column at the foot of each page',
  legal: 'Last line at the foot of each page',
  landing: 'In no menu: a landing page',
};

interface Column {
  title: string;
  pages: unknown[];
}

const columnsOf = (navigation: unknown, folder: string): Column[] | undefined => {
  const columns = isGroup(navigation) && folder !== '' ? navigation[folder] : undefined;
  return Array.isArray(columns) ? (columns as Column[]) : undefined;
};

const split = (path: string): { folder: string; slug: string } => ({
  folder: path.includes('/') ? path.replace(/\/.*$/, '') : '',
  slug: path.replace(/^.*\/|\.yaml$/g, ''),
});

/** Returns the places for a page of a folder, with their names. Articles are in no menu, so they have no places. */
export function placesFor(navigation: unknown, folder: string): { value: string; label: string }[] {
  if (folder === '') return Object.entries(lists).map(([value, label]) => ({ value, label }));
  return (columnsOf(navigation, folder) ?? []).map(({ title }) => ({ value: title, label: title }));
}

/** Returns the place where the navigation names a page. */
export function placeOf(navigation: unknown, path: string): string | undefined {
  const { folder, slug } = split(path);
  const column = columnsOf(navigation, folder)?.find(({ pages }) => pages.includes(slug));
  if (folder !== '' || !isGroup(navigation)) return column?.title;
  return Object.keys(lists).find(
    (list) => Array.isArray(navigation[list]) && navigation[list].includes(slug),
  );
}

/** Adds the name of a page at a place, unless the navigation names the page already. */
export function addLine(navigation: unknown, path: string, place: string): void {
  const { folder, slug } = split(path);
  const list =
    folder === '' && isGroup(navigation)
      ? navigation[place]
      : columnsOf(navigation, folder)?.find(({ title }) => title === place)?.pages;
  if (Array.isArray(list) && placeOf(navigation, path) === undefined) list.push(slug);
}

/** Takes the name of a page away, and a column that has no pages then. */
export function removeLine(navigation: unknown, path: string): void {
  if (!isGroup(navigation)) return;
  const { folder, slug } = split(path);
  const without = (names: unknown[]): unknown[] => names.filter((name) => name !== slug);
  if (folder === '')
    for (const list of Object.keys(lists)) {
      const names = navigation[list];
      if (Array.isArray(names)) navigation[list] = without(names);
    }
  const columns = columnsOf(navigation, folder);
  if (!columns) return;
  for (const column of columns) column.pages = without(column.pages);
  navigation[folder] = columns.filter(({ pages }) => pages.length > 0);
}
