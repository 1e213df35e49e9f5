/** Finds what a DOCX or ODT can do besides being read: what it fetches from elsewhere, and what lies in it. */
import type { ZipEntry } from './zip-directory.ts';
import { inflateStart, inflateWhole } from './inflate.ts';

const notices = {
  template: 'The document fetches a template from another place when it is opened.',
  outside: 'The document fetches content from another place when it is opened.',
  object: 'The document contains an embedded object.',
  script: 'The document contains scripts.',
} as const;

/** Limits for unpacking. Parts that name other files are few and small, and a text of 1 MB is a whole book. */
export const most = { links: 32, linkBytes: 64 * 1024, textBytes: 1024 * 1024 };

/** First bytes of files that have no business inside a resume. */
const strangers: readonly [start: string, what: string][] = [
  ['504b0304', 'an archive or another document'],
  ['526172211a07', 'an archive'],
  ['377abcaf271c', 'an archive'],
  ['1f8b08', 'an archive'],
  ['d0cf11e0a1b11ae1', 'an embedded object or another document'],
  ['25504446', 'a PDF'],
  ['4d5a', 'a program'],
  ['7f454c46', 'a program'],
  ['2321', 'a program'],
];

const startOf = ({ stored, packed }: ZipEntry): Buffer => (stored ? packed : inflateStart(packed));

function strangersIn(entries: readonly ZipEntry[]): string[] {
  const found = entries.flatMap((entry) => {
    const start = startOf(entry).toString('hex', 0, 8);
    return strangers.filter(([mark]) => start.startsWith(mark)).map(([, what]) => what);
  });
  return found.map((what) => `The document contains ${what}.`);
}

/** XML in UTF-8 or UTF-16, as bytes that can be searched. */
function asText(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return bytes.toString('utf16le');
  return mark === 'feff'
    ? Buffer.from(bytes.subarray(0, bytes.length & ~1))
        .swap16()
        .toString('utf16le')
    : bytes.toString('utf8');
}

/** A part's text; undefined where it is too long, broken, or written with shorthands of its own. */
function readPart({ stored, packed }: ZipEntry, bytes: number): string | undefined {
  const whole = stored ? packed.subarray(0, bytes) : inflateWhole(packed, bytes, true);
  const text = whole && asText(whole);
  return text === undefined || /<!(?:DOCTYPE|ENTITY)/i.test(text) ? undefined : text;
}

/** An attribute's value, its numeric references resolved. */
function attribute(tag: string, name: string): string {
  const [, quoted = '', single = ''] =
    new RegExp(`[\\s"']${name}\\s*=\\s*(?:"([^"<>]*)"|'([^'<>]*)')`, 'i').exec(tag) ?? [];
  return (quoted || single)
    .replace(/&#x([\da-f]{1,6});/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/&#(\d{1,7});/g, (_, digits: string) => String.fromCharCode(Number(digits)));
}

/** Whether a target is reached over a network. Word names the template on its author's own disk, too. */
const isElsewhere = (target: string): boolean =>
  /^\s*(?:[\\/]{2}|(?!file:)[a-z][\w+.-]+:)/i.test(target) ||
  /^\s*file:[\\/]*(?![\\/]*[a-z][:|])/i.test(target);

/** Relationships that are followed when a document is opened, and not only when somebody clicks. */
function readRelationships(text: string): string[] {
  return [...text.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gi)].flatMap(([tag]) => {
    const kind = attribute(tag, 'Type').split('/').at(-1)?.toLowerCase() ?? '';
    const isExternal = attribute(tag, 'TargetMode').toLowerCase() === 'external';
    if (kind === 'afchunk') return [notices.object];
    if (!isExternal || kind === 'hyperlink' || !isElsewhere(attribute(tag, 'Target'))) return [];
    return [kind === 'attachedtemplate' ? notices.template : notices.outside];
  });
}

/** External resources that an ODT loads by itself. Links that a reader has to click are left out. */
function readContent(text: string): string[] {
  const tags = text.matchAll(/<(?!(?:text:a|draw:a)\s)[\w:-]{1,60}\s[^<>]*>/gi);
  const isFetching = [...tags].some(([tag]) => isElsewhere(attribute(tag, 'xlink:href')));
  return [
    ...(isFetching || /<(?:text|table|office):dde-/i.test(text) ? [notices.outside] : []),
    ...(/<script:/i.test(text) || /<office:script[\s>]/i.test(text) ? [notices.script] : []),
  ];
}

/** Reads parts of an archive by what they are, and says how many could not be read. */
function lookInto(
  parts: readonly ZipEntry[],
  bytes: number,
  read: (text: string) => readonly string[],
): string[] {
  const texts = parts.slice(0, most.links).map((part) => readPart(part, bytes));
  const closed = parts.length - texts.filter((text) => text !== undefined).length;
  return [
    ...texts.flatMap((text) => (text === undefined ? [] : read(text))),
    ...(closed > 0 ? [`Could not look into ${closed} parts of the document.`] : []),
  ];
}

const once = (warnings: readonly string[]): string[] => [...new Set(warnings)];

/** Sentences about what a sound DOCX can do besides being read. */
export function lookIntoDocx(entries: readonly ZipEntry[]): string[] {
  const links = entries.filter(({ name }) => /\.rels$/i.test(name));
  const isEmbedding = entries.some(({ name }) => /(?:^|\/)embeddings\/./i.test(name));
  return once([
    ...lookInto(links, most.linkBytes, readRelationships),
    ...(isEmbedding ? [notices.object] : []),
    ...strangersIn(entries),
  ]);
}

/** Sentences about what a sound ODT can do besides being read. */
export function lookIntoOdt(entries: readonly ZipEntry[]): string[] {
  const texts = entries.filter(({ name }) => /(?:^|\/)(?:content|styles)\.xml$/i.test(name));
  const isEmbedding = entries.some(({ name }) => /^Object\b/i.test(name));
  return once([
    ...lookInto(texts, most.textBytes, readContent),
    ...(isEmbedding ? [notices.object] : []),
    ...strangersIn(entries),
  ]);
}
