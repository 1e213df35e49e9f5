/**
 * What is the same for many pages is dealt out: a run looks at a third of it, the next run at the next third.
 * Services and industries are made of the same bands, so that it is they who take turns.
 */

/** Runs until everything of one kind had its turn. */
export const turns = 3;

export const isTopic = (route: string): boolean => /^\/(?:services|industries)\/./.test(route);

/** Every page that is no topic, and a third of the topics: `turns` seeds in a row have them all. */
export const dealtRoutes = (routes: readonly string[], seed: number): string[] => [
  ...routes.filter((route) => !isTopic(route)),
  ...routes.filter(isTopic).filter((_route, index) => (index + seed) % turns === 0),
];

/** A third of what a page is looked at in: `turns` values of `turn` in a row have it all. */
export const dealtThird = <T>(all: readonly T[], turn: number): T[] =>
  all.filter((_one, index) => (index + turn) % turns === 0);

/** The turn of a page that is itself looked at only in one of `turns` runs: it goes on each time the page comes. */
export const laterTurn = (index: number, seed: number): number => index + Math.floor(seed / turns);

/** Every item of both sets, paired crosswise: what one value of `turn` leaves out, the next has. */
export const dealtPairs = <const A, const B>(
  ones: readonly [A, A, ...A[]],
  others: readonly [B, B],
  turn: number,
): [A, B][] => ones.map((one, index) => [one, others[(index + turn) % 2 === 0 ? 0 : 1]]);
