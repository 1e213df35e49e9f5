/** What two pages must not share: a copied page whose words were never changed would pass every schema. */

/** The texts by which people and search engines tell pages apart, as far as the page has them. */
interface Told {
  name?: string;
  summary?: string;
  meta?: { title: string; description: string };
}

/** A checked content file by its place below `content/`. */
export type CheckedFile = readonly [file: string, content: unknown];

const telling = (content: unknown): [path: string, text: string | undefined][] => {
  const { name, summary, meta } = content as Told;
  return [
    ['name', name],
    ['summary', summary],
    ['meta.title', meta?.title],
    ['meta.description', meta?.description],
  ];
};

/** Upper case and spaces do not make two texts different. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ');

/** A fault for each text that a page shares with one before it. Of other files only pages with `meta` count. */
export function duplicateFaults(files: readonly CheckedFile[]): string[] {
  const first = new Map<string, string>();
  const faults: string[] = [];
  for (const [file, content] of files) {
    if (!(content as Told).meta) continue;
    for (const [path, text] of telling(content)) {
      if (text === undefined) continue;
      const key = `${path}: ${plain(text)}`;
      const other = first.get(key);
      if (other) faults.push(`${file}: ${path}: is the same as in ${other} (${JSON.stringify(text)})`);
      else first.set(key, file);
    }
  }
  return faults;
}
