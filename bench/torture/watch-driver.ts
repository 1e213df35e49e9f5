/** Loaded by `--import` beside `kill-at.ts`: puts `watched-postgres.ts` in the place of PostgreSQL's driver. */
import { registerHooks } from 'node:module';

const watched = new URL('watched-postgres.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'postgres' && context.parentURL !== watched ? watched : specifier, context),
});
