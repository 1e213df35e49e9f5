/** Makes the id of a band's heading from its text: `Limits that decide` becomes `band-limits-that-decide`. */
export const headingId = (heading: string): string =>
  `band-${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;
