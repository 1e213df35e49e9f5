/** What gives a copied page away even where every word is right: the same turn, the same length, again and again. */
import type { Fault } from '../../../../app/reading/faults.ts';
import { faultAt } from '../../../../app/reading/load.ts';
import { tabsPath, type Measure } from '../measure.ts';
import { wordsOf, type LintedPage, type PlacedText } from '../page-texts.ts';

const among =
  (texts: (page: LintedPage) => readonly PlacedText[], pattern: RegExp) =>
  (page: LintedPage): PlacedText[] =>
    texts(page).filter(({ text }) => pattern.test(text));
const bulletsOf = (page: LintedPage): readonly PlacedText[] => page.bullets;

/** `Answers, with the page they came from`. Three things in a row are a list: `Rules, reports and renewals`. */
const isTwoPart = ({ text }: PlacedText): boolean =>
  text.split(', ').length === 2 && !/, (?:and|or) |(?<=, )[\p{L}’-]+ (?:and|or) [\p{L}’-]+$/u.test(text);

/** Past participles that do not end in -ed. */
const irregular =
  'agreed|begun|bought|brought|built|caught|chosen|cut|dealt|done|drawn|driven|fed|found|freed|frozen|given|guaranteed|grown|handwritten|held|hidden|kept|known|laid|led|left|lent|lost|made|met|paid|put|read|rebuilt|rewritten|run|seen|sent|set|shown|shut|sold|spent|split|spread|taken|taught|told|understood|withdrawn|withheld|won|worn|written';
const participle = new RegExp(String.raw`^(?:${irregular}|(?:\p{L}+-)*\p{L}+[^e\P{L}]ed)$`, 'iu');
/** End in -ed and are none. */
const others = /^(?:embed|hundred|kindred|sacred|shed|sled)$/i;
/** A verb of its own, or the front of a clause that has one: what follows is no longer the bullet's shape. */
const verb =
  /^(?:am|is|are|was|were|be|been|has|have|had|does|do|did|can|cannot|could|may|must|shall|should|will|would|that|which|who|whose|where|when|before|after|until|if|so|because|nobody|someone|you|we|they|it|he|she)$/i;
/** In front of it a participle is an adjective: the measured load. */
const determiner =
  /^(?:a|an|the|your|our|their|its|this|that|these|those|each|every|no|one|two|three|four|any|all|of|in|on|for|with|by|from|to|at|and|or|as|per|not)$/i;
/** How far into a bullet its shape shows. */
const shapeWords = 7;

/**
 * Whether a bullet says that something was done to something, without a verb: `Rules tested at three times the
 * load`, `Kept for a year`. Known by its words alone, so a few are misjudged either way.
 */
export function isParticipial(text: string): boolean {
  const [clause = ''] = text.split(/[,:;.?]/);
  const words = wordsOf(clause).slice(0, shapeWords);
  for (const [index, word] of words.entries()) {
    if (verb.test(word)) return false;
    if (!participle.test(word) || others.test(word)) continue;
    const [before, behind] = [words[index - 1], words[index + 1]];
    if (before === undefined) return behind === undefined || !/^\p{Lu}/u.test(behind);
    // `run` and `cut` are nouns and plain verbs as well: behind a plural noun they are neither.
    if (!determiner.test(before)) return true;
  }
  return false;
}

/** Of how many bullets one may have that shape. */
const participleShare = 3;

/** Turns that a reader notices from the third time on. */
export const turns: readonly Measure[] = [
  {
    head: 'each',
    what: 'bullets with "each" or "every"',
    remedy: 'say which ones, or leave the word out',
    find: among(bulletsOf, /\b(?:each|every)\b/i),
    most: () => 3,
  },
  {
    head: ', not',
    what: 'bullets with ", not"',
    remedy: 'say what it is; what it is not follows',
    find: among(bulletsOf, /, (?:and )?(?:not|never)\b/i),
    most: () => 1,
  },
  {
    head: 'X, Y',
    what: 'headings in two parts with a comma between them',
    remedy: 'say it in one part',
    find: ({ headings }) => headings.filter(isTwoPart),
    most: () => 1,
  },
  {
    head: 'done',
    what: 'bullets built on a past participle ("rules tested", "kept for a year")',
    remedy: 'let somebody or something do it ("tests refuse…"), or name the thing alone',
    find: ({ bullets }) => bullets.filter(({ text }) => isParticipial(text)),
    most: ({ bullets }) => Math.floor(bullets.length / participleShare),
  },
];

/** How the lengths of bullets have to differ: in words, the shortest, the longest, and the standard deviation. */
const spread = { short: 6, long: 13, deviation: 2.3 } as const;
/** Words of an introduction to the tabs, and sentences of a quotation. */
const [shortestIntro, longestIntro, quoteSentences] = [40, 80, 2];

const lengthsOf = ({ bullets }: LintedPage): number[] => bullets.map(({ text }) => wordsOf(text).length);

/** The lengths of a page's bullets for the table: `4–15`. */
export const lengthRange = (page: LintedPage): string => {
  const lengths = lengthsOf(page);
  return lengths.length > 0 ? `${Math.min(...lengths)}–${Math.max(...lengths)}` : '';
};

/** How far the lengths lie from their mean, in words. */
function deviation(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  return Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
}

function spreadFaults(page: LintedPage): Fault[] {
  const lengths = lengthsOf(page);
  if (lengths.length === 0) return [];
  const [shortest, longest, away] = [Math.min(...lengths), Math.max(...lengths), deviation(lengths)];
  if (shortest <= spread.short && longest >= spread.long && away >= spread.deviation) return [];
  const text =
    `expected bullets of ${spread.short} words and of ${spread.long}, and ${spread.deviation} words of standard ` +
    `deviation, here are ${shortest} to ${longest} words and ${away.toFixed(2)}: ` +
    'shorten some to their nouns, let another say its reason';
  return [faultAt(page.source, tabsPath(page), text)];
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
/** The period of a company's legal form. The segmenter takes it for an end where a parenthesis follows. */
const legalForm = /(?<=\b(?:Inc|Ltd|Corp|Co))\.(?= \()/g;
/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text.replaceAll(legalForm, ''))]
    .map(({ segment }) => segment.trim())
    .filter((one) => one !== '');

/** The introduction to the tabs. */
export const introOf = (page: LintedPage): PlacedText | undefined => {
  const [part, at] = tabsPath(page);
  return page.texts.find(({ path }) => path[0] === part && path[1] === at && path[2] === 'intro');
};

function introFaults(page: LintedPage): Fault[] {
  const intro = introOf(page);
  const length = wordsOf(intro?.text ?? '').length;
  if (!intro || (length >= shortestIntro && length <= longestIntro)) return [];
  const text = `expected ${shortestIntro} to ${longestIntro} words, here are ${length}: keep what only this page can say`;
  return [faultAt(page.source, intro.path, text)];
}

const quoteFaults = (page: LintedPage): Fault[] =>
  page.content.bands.flatMap((band, at) => {
    if (band.kind !== 'quote') return [];
    const length = sentencesOf(band.text).length;
    const text = `expected at most ${quoteSentences} sentences, here are ${length}: keep the decision, drop the creed`;
    return length > quoteSentences ? [faultAt(page.source, ['bands', at, 'text'], text)] : [];
  });

/** Faults of lengths on one page. */
export const lengthFaults = (page: LintedPage): Fault[] => [
  ...spreadFaults(page),
  ...introFaults(page),
  ...quoteFaults(page),
];
