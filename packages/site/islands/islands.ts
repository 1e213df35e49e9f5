/** All islands, by the names in the markup. Each island is a file that only pages with this island load. */
import type { ComponentType } from 'react';

/** Loads the component of an island. Only the island's entry in the table knows the types of the props. */
export type IslandLoader = () => Promise<ComponentType<never>>;

export const islands = {
  tabs: async () => (await import('../widgets/tabs/tabs.tsx')).Tabs,
  'hero-carousel': async () => (await import('../widgets/carousel/carousel.tsx')).Carousel,
  'logo-carousel': async () => (await import('../widgets/logo-carousel/logo-carousel.tsx')).LogoCarousel,
  'job-application-form': async () =>
    (await import('../forms/job-application-form/job-application-form.tsx')).JobApplicationForm,
  'contact-form': async () => (await import('../forms/contact-form.tsx')).ContactForm,
  search: async () => (await import('../search/search-form.tsx')).SearchForm,
} satisfies Record<string, IslandLoader>;
