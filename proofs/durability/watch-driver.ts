/**
 * Is loaded by `--import` together with `kill-at.ts`. Replaces the PostgreSQL driver by a module that reports to
 * `kill-at.ts`.
 */
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
