/** Checks a DOCX or an ODT by the entries of its archive, and warns about active or embedded content. */
import { hasCompoundHeader, inspectWrapping } from './doc.ts';
import { type Inspection, embeddedObject, inflateStart, inflateWhole, bomEncoding } from './format.ts';
import { type ZipEntry, readZip } from './zip.ts';

const has = (entries: readonly ZipEntry[], pattern: RegExp): boolean =>
  entries.some(({ name }) => pattern.test(name));

const notices = {
  template: 'The document fetches a template from another place when it is opened.',
  outside: 'The document fetches content from another place when it is opened.',
  script: 'The document contains scripts.',
} as const;

/** The limits for unpacking. A document has few small entries with links, and 1 MB of text is as long as a book. */
export const max = { links: 32, linkBytes: 64 * 1024, textBytes: 1024 * 1024 };

const foreignFiles: readonly [start: string, what: string][] = [
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

function warningsAbout(
  entries: readonly ZipEntry[],
  warnings: readonly string[],
  isEmbedding: boolean,
): string[] {
  const foreign = entries.flatMap(({ stored, packed }) => {
    const start = (stored ? packed : inflateStart(packed)).toString('hex', 0, 8);
    return foreignFiles.filter(([magicNumber]) => start.startsWith(magicNumber)).map(([, what]) => what);
  });
  return [
    ...new Set([
      ...warnings,
      ...(isEmbedding ? [embeddedObject] : []),
      ...foreign.map((what) => `The document contains ${what}.`),
    ]),
  ];
}

/** Returns the text of an entry; undefined if the entry is too long, is broken, or defines entities. */
function readPart({ stored, packed }: ZipEntry, bytes: number): string | undefined {
  const whole = stored ? packed.subarray(0, bytes) : inflateWhole(packed, bytes, true);
  const text = whole && new TextDecoder(bomEncoding(whole)).decode(whole);
  return text === undefined || /<!(?:DOCTYPE|ENTITY)/i.test(text) ? undefined : text;
}

/** Returns the value of an attribute. Numeric references are resolved. */
function attribute(tag: string, name: string): string {
  const [, quoted = '', single = ''] =
    new RegExp(`[\\s"']${name}\\s*=\\s*(?:"([^"<>]*)"|'([^'<>]*)')`, 'i').exec(tag) ?? [];
  return (quoted || single).replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_, number: string) =>
    String.fromCharCode(Number(`0${number}`)),
  );
}

/** Returns whether a target is on a network. A template on the author's own disk does no harm. */
const isRemote = (target: string): boolean =>
  /^\s*(?:[\\/]{2}|(?!file:)[a-z][\w+.-]+:)/i.test(target) ||
  /^\s*file:[\\/]*(?![\\/]*[a-z][:|])/i.test(target);

/** Returns warnings about relationships that a program follows without a click when it opens the document. */
function readRelationships(text: string): string[] {
  return [...text.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/gi)].flatMap(([tag]) => {
    const kind = attribute(tag, 'Type').split('/').at(-1)?.toLowerCase() ?? '';
    const isExternal = attribute(tag, 'TargetMode').toLowerCase() === 'external';
    if (kind === 'afchunk') return [embeddedObject];
    if (!isExternal || kind === 'hyperlink' || !isRemote(attribute(tag, 'Target'))) return [];
    return [kind === 'attachedtemplate' ? notices.template : notices.outside];
  });
}

/** Returns warnings about scripts, and about content that an ODT loads without a click. */
function readContent(text: string): string[] {
  const tags = text.matchAll(/<(?!(?:text:a|draw:a)\s)[\w:-]{1,60}\s[^<>]*>/gi);
  const isFetching = [...tags].some(([tag]) => isRemote(attribute(tag, 'xlink:href')));
  return [
    ...(isFetching || /<(?:text|table|office):dde-/i.test(text) ? [notices.outside] : []),
    ...(/<script:/i.test(text) || /<office:script[\s>]/i.test(text) ? [notices.script] : []),
  ];
}

/** Returns the warnings that `read` finds in entries of an archive, and a warning about unreadable entries. */
function lookInto(
  entries: readonly ZipEntry[],
  bytes: number,
  read: (text: string) => readonly string[],
): string[] {
  const texts = entries.slice(0, max.links).map((part) => readPart(part, bytes));
  const closed = entries.length - texts.filter((text) => text !== undefined).length;
  return [
    ...texts.flatMap((text) => (text === undefined ? [] : read(text))),
    ...(closed > 0 ? [`Could not look into ${closed} parts of the document.`] : []),
  ];
}

/**
 * Inspects an Office Open XML text document. Some programs add a number to the name of the main entry, such as
 * `document2.xml`. A DOCX with a password is a compound file, not an archive.
 */
export function inspectDocx(bytes: Buffer): Inspection {
  if (hasCompoundHeader(bytes)) return inspectWrapping(bytes);
  const entries = readZip(bytes);
  if (!Array.isArray(entries)) return entries;
  const required = [/^\[Content_Types\]\.xml$/, /^_rels\/\.rels$/, /^word\/document\d*\.xml$/];
  const isActive = has(entries, /(?:^|\/)vba(?:Project\.bin|Data\.xml)$|^word\/activeX\//i);
  if (isActive || !required.every((part) => has(entries, part))) return 'unsound';
  const links = entries.filter(({ name }) => /\.rels$/i.test(name));
  const isEmbedding = has(entries, /(?:^|\/)embeddings\/./i);
  return warningsAbout(entries, lookInto(links, max.linkBytes, readRelationships), isEmbedding);
}

/** Inspects an OpenDocument text. The first entry contains the type without compression (ODF 1.3, part 2, 3.3). */
export function inspectOdt(bytes: Buffer): Inspection {
  if (hasCompoundHeader(bytes)) return inspectWrapping(bytes);
  const entries = readZip(bytes);
  if (!Array.isArray(entries)) return entries;
  const [first] = entries;
  const type = first?.name === 'mimetype' && first.stored ? first.packed.toString('latin1') : '';
  if (type !== 'application/vnd.oasis.opendocument.text' || !has(entries, /^META-INF\/manifest\.xml$/))
    return 'unsound';
  if (has(entries, /^encrypted-package$/)) return 'locked';
  const content = entries.find(({ name }) => name === 'content.xml');
  // Encrypted content is stored without compression, and is not XML.
  if (content?.stored && !/^(?:\u00ef\u00bb\u00bf)?\s*</.test(content.packed.toString('latin1', 0, 64)))
    return 'locked';
  if (!content || has(entries, /^(?:Basic|Scripts)\//)) return 'unsound';
  const texts = entries.filter(({ name }) => /(?:^|\/)(?:content|styles)\.xml$/i.test(name));
  return warningsAbout(entries, lookInto(texts, max.textBytes, readContent), has(entries, /^Object\b/i));
}
