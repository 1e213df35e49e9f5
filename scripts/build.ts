/**
 * Builds the site into `dist/` (`npm run build`). `--gallery` builds the gallery into `.cache/gallery`. `--into FOLDER`
 * builds into another folder of the project. `--after FOLDER` names the folder of the current build, if it is not the
 * folder to build into.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildInbox } from '@website/inbox/build';
import { buildSite } from '@website/site/build';
import { installBuild } from '@website/site/content';
import { readBuildSettings, fromEnvironment, unknownNames, SettingsError } from '@website/server/settings';
import { writeContentSchemas, findPlaceholders, runCommand } from '@website/editor/tools';
import { makeDrawings, makeShareImages, makeWebpCopies } from '@website/media/programs';
import { keepEarlierAssets } from './earlier-assets.ts';

const root = join(import.meta.dirname, '..');
const { gallery, into, after } = parseArgs({
  options: {
    gallery: { type: 'boolean', default: false },
    into: { type: 'string' },
    after: { type: 'string' },
  },
}).values;
const target = into ?? (gallery ? '.cache/gallery' : 'dist');
await runCommand(async () => {
  if (after !== undefined && !existsSync(join(after, 'site'))) {
    throw new SettingsError([
      `--after ${after}: no build is there. Name the folder 'dist' of the site in service.`,
    ]);
  }
  // The gallery has a form with reCAPTCHA, and the content security policy depends on this setting.
  const settings = fromEnvironment((env) =>
    readBuildSettings(gallery ? { ...env, RECAPTCHA_SITE_KEY: 'site-key-of-the-gallery' } : env),
  );
  for (const warning of unknownNames()) console.error(warning);
  writeContentSchemas(join(root, 'content/schemas'));
  await Promise.all([makeDrawings(), makeWebpCopies()]);
  await installBuild(root, target, async (folder) => {
    const countPlaceholders = () => findPlaceholders(root, settings.origin).length;
    const notices = await buildSite(settings, folder, {
      gallery,
      countPlaceholders,
      makeShareImages,
      buildOthers: async (server, design) => (gallery ? undefined : buildInbox(root, server, design)),
    });
    for (const notice of notices) console.error(notice);
    keepEarlierAssets(after === undefined ? join(root, target) : resolve(after), folder, Date.now());
  });
});
