/** Loaded by `--import` beside `kill-at.ts`: puts modules that tell it what goes on in the place of the real ones. */
import { registerHooks } from 'node:module';

const urlOf = (file: string): string => new URL(file, import.meta.url).href;
const watched = new Map([['postgres', urlOf('watched-postgres.ts')]]);
// Only where it is asked for: page by page a busy server would start a copy over.
if (process.env.KILL_AT === 'between the pages of a copy')
  watched.set('node:sqlite', urlOf('watched-sqlite.ts'));
const replacements = new Set(watched.values());

registerHooks({
  resolve: (specifier, { parentURL = '', ...context }, next) =>
    next(replacements.has(parentURL) ? specifier : (watched.get(specifier) ?? specifier), {
      ...context,
      parentURL,
    }),
});
