/** Makes the links to what the company says about itself, on the front page or on a page of its own. */
import type { Page, Site } from '../schema/site.ts';

/** Returns the address of the page about the company; undefined if the owner has deleted this page. */
export const aboutPath = ({ pages }: Site): string | undefined =>
  pages.find(({ kind }) => kind === 'about')?.path;

/** Returns where the slides of a page lead: to the band about the company, or else to the page about it. */
export const aboutHref = (site: Site, { bands }: Page): string | undefined =>
  bands.some(({ kind }) => kind === 'who-we-are') ? '#about' : aboutPath(site);
