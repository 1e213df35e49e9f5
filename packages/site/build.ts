/** Builds the site, or serves it while somebody works on it. */
export { buildSite } from './build/build-site.ts';
export { withGallery } from './build/bundles.ts';
export { devFiles } from './build/dev-files.ts';
export { devPages, renderPage } from './build/dev-server.ts';
export type { SiteSettings } from './pages/site.ts';
export { production } from './build/bundles.ts';
