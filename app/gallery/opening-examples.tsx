/** The four ways in which a service or an industry opens, each as the upper part of the first page that has it. */
import { Fragment } from 'react';
import type { Site } from '../schema/site.ts';
import { opening } from '../schema/openings.ts';
import { drawBand } from '../pages/bands.tsx';

export const openingExamples = (site: Site) =>
  opening.options.flatMap((name) => {
    const page = site.services.find((service) => service.opening === name);
    if (!page) return [];
    const tabs = page.bands.findIndex(({ kind }) => kind === 'feature-tabs');
    // The first band is the banner.
    const bands = page.bands.slice(1, tabs + 1);
    return [
      {
        id: `opening-${name}`,
        title: `Opening: ${name}`,
        element: bands.map((band) => <Fragment key={band.kind}>{drawBand(band, { site, page })}</Fragment>),
      },
    ];
  });
