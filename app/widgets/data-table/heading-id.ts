/** An id for the heading of a band, made of its words: `Limits that decide` is `band-limits-that-decide`. */
export const headingId = (heading: string): string =>
  `band-${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;
