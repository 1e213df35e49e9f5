/** The merge keeps each comment at its item, whatever an editor does to lists and to the lists inside their items. */
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../server/test-support/fuzz/random.ts';
import { mergeIntoSource, readValue } from './merge.ts';

interface Bullet {
  comment: string;
  words: string[];
}

interface Area extends Bullet {
  title: string;
  bullets: Bullet[];
}

/** The areas have these words in common, as the tabs of a page often do. */
const shared = 'We plan it with you step by step and write down what it costs';

/** Makes areas and bullets of random words. Each has a comment of its own. */
function maker(random: Random): { bullet: () => Bullet; area: () => Area } {
  let comments = 0;
  const words = (): string[] => Array.from({ length: 6 }, () => `word${random.below(300)}`);
  const bullet = (): Bullet => ({ comment: `# ${(comments += 1)}.`, words: words() });
  const area = (): Area => ({
    ...bullet(),
    title: words().join(' '),
    bullets: Array.from({ length: 2 + random.below(5) }, bullet),
  });
  return { bullet, area };
}

const lineOf = ({ words }: Bullet): string => `- ${words.join(' ')}`;
const titleOf = ({ title }: Area): string => `- title: ${title}`;

const sourceOf = (areas: readonly Area[]): string =>
  [
    'areas:',
    ...areas.flatMap((area) => [
      `  ${area.comment}`,
      `  ${titleOf(area)}`,
      `    text: ${shared} ${area.words.join(' ')}`,
      '    bullets:',
      ...area.bullets.flatMap((bullet) => [`      ${bullet.comment}`, `      ${lineOf(bullet)}`]),
    ]),
    '',
  ].join('\n');

const valueOf = (areas: readonly Area[]): unknown => ({
  areas: areas.map(({ title, words, bullets }) => ({
    title,
    text: `${shared} ${words.join(' ')}`,
    bullets: bullets.map((bullet) => bullet.words.join(' ')),
  })),
});

/** Takes items of a list away, adds one, and puts them into another order. */
function moved<Item>(random: Random, items: readonly Item[], add: () => Item): Item[] {
  const kept = items.filter(() => !random.onceIn(6));
  const added = random.onceIn(3) ? [add()] : [];
  return [...kept, ...added]
    .map((item) => ({ item, place: random.below(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

test.each(Array.from({ length: 60 }, (_, seed) => [seed]))('random changes of lists, seed %i', (seed) => {
  const random = createRandom(seed);
  const { bullet, area } = maker(random);
  const areas = Array.from({ length: 2 + random.below(6) }, area);
  const source = sourceOf(areas);
  const edited = <Item extends Bullet>(item: Item): Item =>
    random.onceIn(3) ? { ...item, words: item.words.with(random.below(6), 'edited') } : item;
  // An area is known by its title, so it may move and change. A bullet is known by its words or by its place.
  const after = moved(random, areas, area).map((old) => ({
    ...edited(old),
    bullets: random.onceIn(2) ? moved(random, old.bullets, bullet) : old.bullets.map(edited),
  }));

  const merged = mergeIntoSource(source, valueOf(after));

  expect(readValue(merged)).toEqual(valueOf(after));
  const lines = merged.split('\n').map((line) => line.trim());
  const comments = lines.flatMap((line, index) => (line.startsWith('#') ? [[line, lines[index + 1]]] : []));
  const wasThere = ({ comment }: Bullet): boolean => source.includes(` ${comment}\n`);
  const expected = after.flatMap((item) => [
    [item.comment, titleOf(item)],
    ...item.bullets.filter(wasThere).map((inner) => [inner.comment, lineOf(inner)]),
  ]);
  const survivors = expected.filter(([comment]) => source.includes(` ${comment}\n`));
  for (const pair of survivors) expect(comments).toContainEqual(pair);
  expect(new Set(comments.map(([comment]) => comment)).size).toBe(comments.length);
});
