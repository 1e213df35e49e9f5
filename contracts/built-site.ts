/** What the build writes for the server beside the pages, in `dist/server`. */
import { z } from 'zod';

/** The names of its files; the record of the settings is `buildRecordFile`. */
export const builtFiles = { routes: 'routes.json', policy: 'csp.json' } as const;

/** Which file answers which address, below `site/`. */
export const routeTableSchema = z.object({
  routes: z.record(z.string().startsWith('/'), z.string()),
  /** Names of the pages by their address: the page's own name first, then others that visitors use. */
  names: z.record(z.string().startsWith('/'), z.tuple([z.string()], z.string())),
  /** Files for an address that leads nowhere, and for a failure of the server. */
  notFound: z.string(),
  error: z.string(),
});
export type RouteTable = z.output<typeof routeTableSchema>;

/** The inline elements that a page's policy allows, as source expressions with their hashes. */
export const policyHashesSchema = z.object({
  /** By the page's file, below `site/` or below `server/pages/`. */
  styleHashes: z.record(z.string(), z.array(z.string())),
  /** Of every page. */
  scriptHashes: z.array(z.string()),
});
export type PolicyHashes = z.output<typeof policyHashesSchema>;
