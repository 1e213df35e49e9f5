/**
 * Which pages a test looks at that is the same for each of them, and in which widths and themes. They take turns
 * from commit to commit (`dealing.ts`); `EVERY_PAGE=all` looks at every page in everything.
 */
import { dealtPairs, dealtRoutes, dealtThird, isTopic, laterTurn } from './dealing.ts';
import { routes } from './site-server.ts';
import { all, seed, thirdNow } from './turn.ts';

/** One of three services and industries, and all other pages. */
export const sampledRoutes: readonly string[] = all ? routes : dealtRoutes(routes, seed);

/** What a page is looked at in: a width in CSS pixels and a theme. */
export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const themes = ['light', 'dark'] as const;
const bothThemes = (width: number): View[] => themes.map((colorScheme) => ({ width, colorScheme }));

/** All widths and both themes: each width in the one theme now, in the other in the next turn. */
const crosswise = (widths: readonly [number, number, ...number[]], turn: number): View[] =>
  all
    ? widths.flatMap(bothThemes)
    : dealtPairs(widths, themes, turn).map(([width, colorScheme]) => ({ width, colorScheme }));

/** Both themes at one of three widths, which topics take in turn; a page that is no topic has them crosswise. */
export function viewsOf(route: string): View[] {
  const index = routes.indexOf(route);
  return isTopic(route)
    ? thirdNow([1280, 375, 320], index).flatMap(bothThemes)
    : crosswise([1280, 375, 320], index + seed);
}

/** A third of the windows; a topic goes on to the next each time it has its turn. */
export function windowsOf<T>(route: string, windows: readonly T[]): readonly T[] {
  const index = routes.indexOf(route);
  return all || !isTopic(route) ? thirdNow(windows, index) : dealtThird(windows, laterTurn(index, seed));
}

/** The examples of the gallery whose turn it is, each at both widths and in both themes, crosswise. */
export const sampledExamples = (examples: readonly string[]): readonly { path: string; views: View[] }[] =>
  thirdNow(examples.map((path, index) => ({ path, views: crosswise([1280, 375], laterTurn(index, seed)) })));
