/**
 * What makes a page say something: names, figures, and where the product, the client's part and ours end. Words
 * are found by pattern, so a count is a floor that an editor still has to read, not a proof:
 * `npm run content:lint -- azure` shows what was counted.
 */
import type { Measure } from '../measure.ts';
import { keyOf, type LintedPage, type PlacedText } from '../page-texts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { sentencesOf } from './rhythm.ts';

/** How often one name may count on a page: six bullets that all say the same product would be one. */
const sameName = 2;

/** The maker in front and the plural behind do not make another name of it. */
const bare = (name: string): string => name.replace(/^Microsoft (?=\p{L})/u, '').replace(/s$/, '');

/** The bullets with a name that has not been counted twice; the page's own name says nothing on it. */
function namedBullets(page: LintedPage, { namesIn }: Vocabulary): PlacedText[] {
  const used = new Map<string, number>();
  return page.bullets.filter(({ text }) => {
    const fresh = namesIn(text)
      .map(bare)
      .filter((name) => name !== bare(page.content.name) && (used.get(name) ?? 0) < sameName);
    for (const name of fresh) used.set(name, (used.get(name) ?? 0) + 1);
    return fresh.length > 0;
  });
}

/** The bullets with a figure or a date in digits. The 365 of a product and the number of a standard are names. */
const bulletsWithFigures = ({ bullets }: LintedPage, { replaceNames }: Vocabulary): PlacedText[] =>
  bullets.filter(({ text }) => /\d/.test(replaceNames(text, '')));

/** Bands that invite, lead on or give an opinion, and texts that name or lead in: no facts are expected there. */
const otherBands = new Set(['banner', 'quote', 'related-topics', 'call-to-action']);
const otherKeys = new Set(['heading', 'subheading', 'title', 'columns', 'question', 'note']);

/**
 * What the page states, sentence by sentence: its bullets, items, cells, steps and answers.
 * @param intros whether introductions count too, which praise as often as they state
 */
function statements({ texts, content }: LintedPage, intros: boolean): PlacedText[] {
  return texts.flatMap((one) => {
    const band = one.path[0] === 'bands' ? content.bands[Number(one.path[1])] : undefined;
    if (!band || otherBands.has(band.kind) || otherKeys.has(keyOf(one))) return [];
    if (keyOf(one) === 'intro' && !intros) return [];
    return sentencesOf(one.text)
      .filter((sentence) => !sentence.endsWith('?'))
      .map((text) => ({ path: one.path, text }));
  });
}

/** The items of the lists whose title fits. */
function itemsOfLists({ texts, content }: LintedPage, title: RegExp): PlacedText[] {
  return texts.filter(({ path: [part, at, lists, index, items] }) => {
    const band = part === 'bands' ? content.bands[Number(at)] : undefined;
    if (band?.kind !== 'lists' || lists !== 'lists' || items !== 'items') return false;
    return title.test(band.lists[Number(index)]?.title ?? '');
  });
}

/** Statements that say something themselves, and items of a list whose title says it of all of them. */
const stated =
  (words: RegExp, listTitle?: RegExp, intros = false) =>
  (page: LintedPage): PlacedText[] => {
    const own = statements(page, intros).filter(({ text }) => words.test(text));
    const listed = listTitle ? itemsOfLists(page, listTitle) : [];
    return [...own, ...listed.filter(({ text }) => !own.some((one) => one.text === text))];
  };

/** What something cannot do, or stops doing. What we or the client do not do is another matter. */
const limits = new RegExp(
  [
    String.raw`(?<!\b(?:we|you|they|nobody|staff) )\b(?:cannot|can’t|do(?:es)? (?:not|nothing)|doesn’t|will not|(?:is|are) not|never|no longer)\b`,
    String.raw`\b(?:contains?|reach(?:es)?|reads?|reserves?|sees?|shows?) no\b`,
    String.raw`\b(?:opens?|knows?) nothing\b`,
    String.raw`^No \p{L}+ (?!longer)`,
    String.raw`\b(?:deprecated|expires?|retires|out of support|maximum)\b`,
    String.raw`\bends? (?:at|there|where|(?:on|in) \p{Lu}\p{L}+ \d)`,
    String.raw`\bstops? (?:after|at|there|where)\b|\bwhere (?:it|we) (?:ends?|stops?)\b`,
    String.raw`\b(?:no more than|at most|limit (?:is|of)|not (?:available|included|offered|part of|supported))\b`,
    String.raw`\bonly (?:after|for|from|if|in|on|the first|to|up to|when|where|while|with)\b|\p{L} only\b`,
  ].join('|'),
  'iu',
);

/** What somebody does who has to do it. */
const duties =
  'agrees?|answers?|appoints?|approves?|assigns?|attends?|brings?|chooses?|clears?|collects?|confirms?|decides?|' +
  'delivers?|frees?|gives?|grants?|hands? over|has to|have to|holds?|keeps?|lends?|lists?|maintains?|makes?|marks?|' +
  'must|names?|needs? to|orders?|owns?|pays?|prepares?|provides?|publish(?:es)?|releases?|renews?|reviews?|says? which|' +
  'screens?|sends?|sets?|signs?|sits? in|states?|supplies|supply|tests?|writes?';
const clientDuties = new RegExp(
  [
    String.raw`\byou (?:\p{L}+ly )?(?:${duties})\b`,
    String.raw`\byour (?:own )?(?:[\p{L}-]+ ){1,4}?(?:${duties})\b`,
    String.raw`\bwe (?:need|ask)\b`,
    String.raw`\b(?:from you|of yours|on your side)\b`,
    String.raw`\bneeds? (?:you|your)\b`,
    String.raw`\bby your\b|\byour part\b|\byours to \p{L}`,
  ].join('|'),
  'iu',
);
const clientLists =
  /\b(?:you (?:bring|do|decide|keep|give|need|provide|supply)|only you|from you|yours to|your (?:part|side|turn|tasks?))\b/i;

const leftAlone = new RegExp(
  [
    String.raw`\b(?:stays?|remains?|untouched|unchanged|beside, not|out of scope)\b`,
    String.raw`\b(?:left|leaves?) (?:\S+ ){0,6}?(?:alone|as|in place|to|where|with)\b`,
    String.raw`\bnot (?:ours|replaced|touched|changed|part of what)\b`,
    String.raw`\b(?:do|does|will) not (?:change|move|replace|touch)\b`,
    String.raw`\bkeeps? (?:doing|its|running|their|working)\b`,
  ].join('|'),
  'i',
);
const leftLists =
  /\b(?:leave|stays?|not (?:do|touch|ours|change)|remains?|untouched|unchanged|alone|keeps?)\b/i;

/** Where a page repeats a claim about the company, by its placeholder. */
function claimsOf({ source }: LintedPage): PlacedText[] {
  const raw = JSON.stringify(source.value);
  return [...raw.matchAll(/\{company\.claims\.[^}]+\}/g)].map(([text]) => ({ path: [], text }));
}

/** What every page of a service or an industry has to have. */
export const quotas: readonly Measure[] = [
  {
    head: 'named',
    what: `bullets that name a product, a standard, a rule or a system (one name counts ${sameName} times)`,
    remedy: 'say which one is meant; a name that is not known goes into scripts/gate/words/vocabulary.yaml',
    find: namedBullets,
    least: 6,
  },
  {
    head: 'figures',
    what: 'bullets with a figure or a date in digits',
    remedy: 'say how many, how long, or since when',
    find: bulletsWithFigures,
    least: 4,
  },
  {
    head: 'limit',
    what: 'statements of what the product cannot do, or where it ends',
    remedy: 'name a limit that decides something here',
    find: stated(limits),
    least: 1,
  },
  {
    head: 'you do',
    what: 'statements of what the client has to do',
    remedy: 'say "you name…", "your controller signs…", or list it under "What we need from you"',
    find: stated(clientDuties, clientLists),
    least: 1,
  },
  {
    head: 'alone',
    what: 'statements of what we leave alone',
    remedy: 'say what stays as it is, or list it under "What we leave alone"',
    find: stated(leftAlone, leftLists, true),
    least: 1,
  },
  {
    head: 'claims',
    what: 'claims about the company',
    remedy: 'keep the one that belongs to this page',
    find: claimsOf,
    most: () => 1,
  },
];
