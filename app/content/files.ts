/** Which schema a content file answers to, by its place below `content/`. */
import type { z } from 'zod';
import { careersPage, jobApplicationPage } from './career-pages.ts';
import {
  aboutPage,
  company,
  contactPage,
  homePage,
  industryPage,
  legalPage,
  navigation,
  notFoundPage,
  overviewPage,
  servicePage,
  shared,
} from './pages.ts';

/** Files that stand directly in `content/`. */
export const singleFiles = {
  'company.yaml': company,
  'navigation.yaml': navigation,
  'shared.yaml': shared,
  'home.yaml': homePage,
  'services.yaml': overviewPage,
  'industries.yaml': overviewPage,
  'about-us.yaml': aboutPage,
  'contact-us.yaml': contactPage,
  'careers.yaml': careersPage,
  'job-application.yaml': jobApplicationPage,
  'terms-of-use.yaml': legalPage,
  'privacy-policy.yaml': legalPage,
  'not-found.yaml': notFoundPage,
} satisfies Record<string, z.ZodType>;

/** Folders whose files all have one schema; a file's name is the page's slug. */
export const folders = { services: servicePage, industries: industryPage } satisfies Record<
  string,
  z.ZodType
>;
