/**
 * Which pages a test looks at that is the same for each of them. Services and industries are made of the same
 * bands: each is looked at in its turn, and every one of them where `EVERY_PAGE=all` asks for it.
 */
import { routes } from './site-server.ts';

/** Set before a release, after a change of a band, or when in doubt: about three times as long. */
const all = process.env['EVERY_PAGE'] === 'all';

const isTopic = (route: string): boolean => /^\/(?:services|industries)\/./.test(route);

/** One of three services and industries, and all other pages. */
export const sampledRoutes: readonly string[] = all
  ? routes
  : [
      ...routes.filter((route) => !isTopic(route)),
      ...routes.filter(isTopic).filter((_route, index) => index % 3 === 0),
    ];

/** What a page is looked at in: a width in CSS pixels and a theme. */
export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
}

const widths = [1280, 375, 320];
const bothThemes = (width: number): View[] =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme }));

/** Both themes at one of three widths, which the pages take in turn; a page that is no topic has all three. */
export const viewsOf = (route: string): View[] =>
  (all || !isTopic(route) ? widths : [widths[routes.indexOf(route) % widths.length] ?? 1280]).flatMap(
    bothThemes,
  );
