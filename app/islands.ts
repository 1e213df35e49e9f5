/** Every island by the name its markup carries. Each is a file of its own, loaded when a page has it. */
import type { ComponentType } from 'react';

/** The props arrive as JSON from the markup that `Island` wrote with the component's own types. */
type Loader = () => Promise<ComponentType<Record<string, unknown>>>;

/** Prepares a component for the table. */
export const island =
  <Props extends object>(load: () => Promise<ComponentType<Props>>): Loader =>
  async () =>
    (await load()) as unknown as ComponentType<Record<string, unknown>>;

export const islands = {
  tabs: island(async () => (await import('./widgets/tabs/tabs.tsx')).Tabs),
  'hero-carousel': island(async () => (await import('./widgets/carousel/carousel.tsx')).Carousel),
  'logo-carousel': island(
    async () => (await import('./widgets/logo-carousel/logo-carousel.tsx')).LogoCarousel,
  ),
  'job-application-form': island(
    async () => (await import('./forms/job-application-form/job-application-form.tsx')).JobApplicationForm,
  ),
  'contact-form': island(async () => (await import('./forms/contact-form/contact-form.tsx')).ContactForm),
};
