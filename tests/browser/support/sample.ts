/**
 * What stands for all of its kind, the same in every run. `EVERY_PAGE=all` looks at everything: before a release, or
 * after a change of a band. No import here: unit tests read it without a built site.
 */
export const everything = process.env['EVERY_PAGE'] === 'all';

/** One page of each kind; of services and industries as many as have every band between them. */
export const samplePages = [
  '/',
  '/services',
  '/services/azure',
  '/services/power-pages',
  '/industries',
  '/industries/renewables',
  '/industries/restaurants',
  '/about-us',
  '/careers',
  '/careers/JobApplicationform',
  '/contact-us',
  '/terms-of-use',
  '/search',
  '/site-map',
  '/accessibility',
] as const;

/** The pages to look at, of all that there are. Where an owner has taken pages away, others take their place. */
export const sampleOf = (routes: readonly string[], all = everything): readonly string[] => {
  const known = samplePages.filter((page) => routes.includes(page));
  const others = routes.filter((route) => !known.some((page) => page === route));
  return all ? routes : [...known, ...others].slice(0, samplePages.length);
};

/**
 * The tag of a test of which a phone has more to say than a desktop: each run looks on a phone, and one before a release on
 * both.
 */
export const phonesFirst = everything ? '@mobile' : '@mobile-only';

/** The tag of a test of what HTML does by itself: each run looks without script, and one before a release also with it. */
export const scriptlessFirst = everything ? '@no-js' : '@no-js-only';

/** The items of a list to look at: all, or the first and each `step`-th after it. */
export const everyNth = <T>(items: readonly T[], step: number): readonly T[] =>
  items.filter((_item, index) => everything || index % step === 0);

/** Details of a test that only `npm run test:release` runs: a further state, width or theme of what another test asserts. */
export const beforeRelease = { tag: '@release' } as const;

/** Details of a test that a loop makes: those outside the sample run before a release only. */
export const sampled = (isSampled: boolean): { tag?: '@release' } => (isSampled ? {} : beforeRelease);
