/**
 * Which pages a test looks at that is the same for each of them, and in which widths and themes. They take turns
 * from commit to commit (`dealing.ts`); `EVERY_PAGE=all` looks at every page in everything.
 */
import { dealtPairs, dealtRoutes, dealtThird, isTopic, laterTurn } from './dealing.ts';
import { sampleSeed } from './sample-seed.ts';
import { routes } from './site-server.ts';

/** Set before a release, after a change of a band, or when in doubt: about three times as long. */
const all = process.env['EVERY_PAGE'] === 'all';
const seed = sampleSeed();

/** One of three services and industries, and all other pages. */
export const sampledRoutes: readonly string[] = all ? routes : dealtRoutes(routes, seed);

/** What a page is looked at in: a width in CSS pixels and a theme. */
export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const bothThemes = (width: number): View[] =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme }));

/** Both themes at one of three widths, which topics take in turn; a page that is no topic has all three. */
export function viewsOf(route: string): View[] {
  const widths = [1280, 375, 320];
  const looked = all || !isTopic(route) ? widths : dealtThird(widths, routes.indexOf(route) + seed);
  return looked.flatMap(bothThemes);
}

/** All windows for a page that is no topic; for a topic, each time it has its turn, the next third of them. */
export const windowsOf = <T>(route: string, windows: readonly T[]): readonly T[] =>
  all || !isTopic(route) ? windows : dealtThird(windows, laterTurn(routes.indexOf(route), seed));

/** Both widths and both themes of an example of the gallery; each width in the one theme now, in the other next time. */
export const viewsOfExample = (index: number): View[] =>
  all
    ? [1280, 375].flatMap(bothThemes)
    : dealtPairs([1280, 375], ['light', 'dark'], index + seed).map(([width, colorScheme]) => ({
        width,
        colorScheme,
      }));
