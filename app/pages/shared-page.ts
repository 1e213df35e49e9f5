/** Finds the preview image of a page. */
import { findBand } from '../schema/bands.ts';
import type { Tone } from '../schema/page-kinds.ts';
import type { Page, SharedPage } from '../schema/site.ts';

/** Returns the texts and the picture of a page's preview image; undefined if the page begins with no picture. */
export function sharedPageOf({ path, bands, tone, article }: Page): SharedPage | undefined {
  // Both themes share a single image.
  const shared = { path, tone: tone.replace('-night', '') as Tone };
  if (article) return { ...shared, title: article.title, picture: article.sharePicture };
  const slide = findBand(bands, 'hero')?.slides[0];
  if (slide) return { ...shared, title: slide.heading, picture: `hero/${slide.picture}` };
  const banner = findBand(bands, 'banner');
  return banner && { ...shared, title: banner.title, picture: `banners/${banner.picture}` };
}
