/** Loaded by `--import` beside `kill-at.ts`: puts modules that tell it what goes on in the place of the real ones. */
import { registerHooks } from 'node:module';

const urlOf = (file: string): string => new URL(file, import.meta.url).href;
const watched = new Map([['postgres', urlOf('watched-postgres.ts')]]);
const replacements = new Set(watched.values());

registerHooks({
  resolve: (specifier, { parentURL = '', ...context }, next) =>
    next(replacements.has(parentURL) ? specifier : (watched.get(specifier) ?? specifier), {
      ...context,
      parentURL,
    }),
});
