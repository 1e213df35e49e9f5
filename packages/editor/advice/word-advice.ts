/**
 * Gives advice about the texts of the content: words that the owner avoids, emoji, eight equal words in a row on two
 * pages, poor descriptions of pictures, and the company's name without its placeholder. A build never fails because of this
 * advice.
 */
import { join } from 'node:path';
import {
  ContentError,
  faultLine,
  type Fault,
  readInventory,
  loadDrawings,
  faultAt,
  type ContentData,
  type Loaded,
  type ReadPage,
  type Placeholders,
  readContent,
} from '@website/site/content';
import { readTexts, tokensOf } from './content-texts.ts';

/** Maximum number of equal words in a row on two pages. */
const maxSharedTokens = 7;
/** Minimum words of a description. A shorter description only names an object. */
const minAltTokens = 5;
/** Matches a description that begins with a kind of picture. Screen readers already say that it is a picture. */
const startsWithPicture =
  /^(?:an? |the )?(?:drawing|graphic|icon|illustration|image|photo(?:graph)?|picture|screenshot)\b/i;

type TextFile = Loaded<unknown>;

interface Filler {
  pattern: RegExp;
  remedy: string;
}

/** Makes patterns of the fillers in `style.yaml`. In a word, `*` stands for any ending. */
export const fillersOf = (list: Readonly<Record<string, string>>): Filler[] =>
  Object.entries(list).map(([written, remedy]) => {
    const escaped = written
      .split('*')
      .map((part) => RegExp.escape(part))
      .join(String.raw`\p{L}*`);
    // A punctuation mark matches anywhere; a word matches only as a whole.
    const isWord = /[\p{L}\p{N}]/u.test(written);
    const pattern = isWord ? `(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])` : escaped;
    return { pattern: new RegExp(pattern, 'giu'), remedy };
  });

export const fillerFaults = ({ source, content }: TextFile, fillers: readonly Filler[]): Fault[] =>
  readTexts(content)
    // An article has its summary twice. Some titles come from the specification and contain such words.
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .filter(({ path }) => !['title', 'name'].includes(String(path.at(-1))))
    .flatMap(({ path, text }) =>
      fillers.flatMap(({ pattern, remedy }) =>
        [...text.matchAll(pattern)].map(([filler]) => faultAt(source, path, `"${filler}": ${remedy}`)),
      ),
    );

/** Returns advice for each text with an emoji, and for titles and names too. */
export const emojiAdvice = ({ source, content }: TextFile): Fault[] =>
  readTexts(content)
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .flatMap(({ path, text }) => {
      const [emoji] = /\p{RGI_Emoji}/v.exec(text) ?? [];
      if (emoji === undefined) return [];
      const remedy =
        'say it in words, because screen readers read out its name, and each system draws its own';
      return [faultAt(source, path, `"${emoji}": ${remedy}`)];
    });

/** The words of a text, with the page and the path of the text. */
interface Run {
  page: ReadPage;
  path: readonly PropertyKey[];
  tokens: string[];
}

/** Returns the runs of a page. A claim of the company ends a run, because several pages may repeat a claim. */
const runsOf = (page: ReadPage, claims: readonly string[]): Run[] =>
  readTexts(page.content).flatMap(({ path, text }) =>
    claims
      .reduce((pieces, claim) => pieces.flatMap((piece) => piece.split(claim)), [text])
      .map((piece) => ({ page, path, tokens: tokensOf(piece) })),
  );

/** Returns the number of equal words in two runs, counted from the given positions. */
function commonLength(first: readonly string[], from: number, second: readonly string[], start: number) {
  let length = 0;
  while (first[from + length] !== undefined && first[from + length] === second[start + length]) length += 1;
  return length;
}

/** Returns true if two pages may share words. Legal texts repeat each other for good reason. */
const mayShare = (first: ReadPage, second: ReadPage): boolean =>
  first === second || (first.role.page === 'legal' && second.role.page === 'legal');

/**
 * Returns advice for each run of eight words that two pages share.
 * @param claims phrases that several pages may have
 */
export function sharedRunFaults(pages: readonly ReadPage[], claims: readonly string[]): Fault[] {
  const seen = new Map<string, { run: Run; at: number }>();
  const faults: Fault[] = [];
  for (const run of pages.flatMap((page) => runsOf(page, claims))) {
    let reportedUntil = 0;
    for (let at = 0; at + maxSharedTokens < run.tokens.length; at += 1) {
      const key = run.tokens.slice(at, at + maxSharedTokens + 1).join(' ');
      const earlier = seen.get(key);
      if (!earlier) seen.set(key, { run, at });
      if (!earlier || mayShare(earlier.run.page, run.page) || at < reportedUntil) continue;
      reportedUntil = at + commonLength(run.tokens, at, earlier.run.tokens, earlier.at);
      const { source } = earlier.run.page;
      const shared = run.tokens.slice(at, reportedUntil).join(' ');
      const location = `${source.file}:${source.lineOf(earlier.run.path)}`;
      const text = `"${shared}" stands in ${location} too: say it in the words of this page`;
      faults.push(faultAt(run.page.source, run.path, text));
    }
  }
  return faults;
}

interface Alt {
  path: readonly PropertyKey[];
  text: string;
  /** The texts beside the picture: its caption, the title and the heading of its tab, or the heading of its band. */
  neighbors: readonly string[];
}

type Drawings = ReadonlyMap<string, { description: string }>;

/** Returns the description of a drawing, in a list that is empty if there is no such drawing. */
function altOf(
  illustration: string | undefined,
  path: Alt['path'],
  neighbors: Alt['neighbors'],
  drawings: Drawings,
): Alt[] {
  const text = illustration === undefined ? undefined : drawings.get(illustration)?.description;
  return text === undefined ? [] : [{ path, text, neighbors }];
}

/** Returns the descriptions of a page's pictures, and of the drawings that the page names. */
const altsOf = ({ content }: ReadPage, drawings: Drawings): Alt[] =>
  content.bands.flatMap((band, at): Alt[] => {
    if (band.kind === 'picture')
      return [{ path: ['bands', at, 'alt'], text: band.alt, neighbors: band.caption ? [band.caption] : [] }];
    if (band.kind === 'steps')
      return altOf(band.illustration, ['bands', at, 'illustration'], [band.heading], drawings);
    if (band.kind !== 'feature-tabs' && band.kind !== 'what-we-develop') return [];
    return band.areas.flatMap(({ illustration, title, heading }, index) =>
      altOf(illustration, ['bands', at, 'areas', index, 'illustration'], [title, heading], drawings),
    );
  });

const plain = (text: string): string => tokensOf(text).join(' ');

/** Returns the advice on a description; undefined if the description is good. */
function altFault({ text, neighbors }: Alt): string | undefined {
  if (startsWithPicture.test(text))
    return 'begins with what a screen reader says anyway: begin with what is to be seen';
  const firstSentence = plain(text.split('. ')[0] ?? '');
  if (neighbors.some((neighbor) => plain(neighbor) === firstSentence))
    return 'begins with the words that stand beside it: say what is to be seen, and what it shows';
  if (tokensOf(text).length < minAltTokens)
    return `has fewer than ${minAltTokens} words: say what is to be seen, and what it shows`;
  return undefined;
}

/** Returns advice for each poor description, and for each description that two pictures share. */
export function altFaults(pages: readonly ReadPage[], drawings: Drawings): Fault[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) =>
    altsOf(page, drawings).flatMap((alt) => {
      const earlier = first.get(plain(alt.text));
      if (earlier === undefined)
        first.set(plain(alt.text), `${page.source.file}:${page.source.lineOf(alt.path)}`);
      const fault =
        altFault(alt) ??
        (earlier === undefined ? undefined : `is that of ${earlier}: describe what is different here`);
      if (fault === undefined) return [];
      return [faultAt(page.source, alt.path, `the description "${alt.text}" ${fault}`)];
    }),
  );
}

/**
 * Returns advice for each text that contains the company's name, because a change of the name would miss this text. It
 * is only advice, because a name may also be an ordinary word at the beginning of a sentence.
 */
export function nameAdvice({ source }: TextFile, name: string): Fault[] {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u');
  return readTexts(source.value)
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => faultAt(source, path, `"${name}": write {company} where it means the company`));
}

/** The files that are checked besides the pages. */
const dataNames = [
  'shared.yaml',
  'navigation.yaml',
  'proof/cases.yaml',
  'proof/people.yaml',
  'proof/vacancies.yaml',
] as const;

/**
 * Returns the advice about content without faults.
 * @param root the project's folder
 */
export function adviceOf(root: string, data: ContentData, pages: readonly ReadPage[]): Fault[] {
  const fillers = fillersOf(data['style.yaml'].content.fillers);
  const { claims, name } = data['company.yaml'].content;
  // Legal texts may use any word.
  const plainPages = pages.filter(({ role }) => role.page !== 'legal');
  // Quotations are not checked, because other people wrote them.
  const dataTexts = dataNames.map((file) => data[file]);
  const claimTexts = readTexts(claims).map(({ text }) => text);
  return [
    ...[...plainPages, ...dataTexts].flatMap((file) => [
      ...fillerFaults(file, fillers),
      ...emojiAdvice(file),
    ]),
    ...sharedRunFaults(pages, claimTexts),
    ...altFaults(pages, loadDrawings(root)),
    ...[...pages, ...dataTexts].flatMap((file) => nameAdvice(file, name)),
  ];
}

/**
 * Returns the advice about all pages: lines with file, line number, problem and remedy. `figures` are placeholders.
 * @throws ContentError if a content file cannot be read
 */
export function contentAdvice(root: string, figures: Placeholders, folder = join(root, 'content')): string[] {
  const { data, pages, faults } = readContent(folder, figures, readInventory(root));
  if (!data || faults.length > 0) throw new ContentError(faults);
  return adviceOf(root, data, pages).map(faultLine);
}
