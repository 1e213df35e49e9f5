/** The site's pages and those of the gallery, in the place of `app/pages/routes.ts` when the gallery is built. */
import { createElement, type ReactElement } from 'react';
import type { Site } from '../schema/site.ts';
import { routes as ofTheSite, type Route } from '../pages/routes.ts';
import { examples } from './examples.tsx';
import { GalleryExample, GalleryIndex } from './gallery.tsx';

const page = (path: string, title: string, tone: Route['tone'], first: ReactElement): Route => ({
  path,
  sections: ['gallery'],
  meta: { title: `${title} (gallery)`, description: `${title}, shown for development and tests.` },
  tone,
  listed: true,
  first,
});

/** All pages of the site, then the gallery's. */
export const routes = (site: Site): Route[] => {
  const all = examples(site);
  return [
    ...ofTheSite(site),
    page('/gallery', 'All examples', 'stone', createElement(GalleryIndex, { examples: all })),
    ...all.map((example) =>
      page(
        `/gallery/${example.id}`,
        example.title,
        example.tone ?? 'stone',
        createElement(GalleryExample, { example }),
      ),
    ),
  ];
};
