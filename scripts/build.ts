/** `npm run build`: builds the site into `dist/`; with `--gallery` the gallery into `dist/gallery`. */
import { buildSite } from '../app/rendering/build/build-site.ts';
import { siteSettings } from './site-settings.ts';

await buildSite(siteSettings(process.env), process.argv.includes('--gallery'));
