/** Addresses that pages cannot have, because the site itself answers there. */
import { endpoints } from '../../contracts/endpoints.ts';
import { yourMessage } from '../../contracts/your-message.ts';

/** Returns the first part of an address: `api` for `/api/applications`. */
const firstPart = (address: string): string => address.split('/')[1] ?? '';

/** The first parts of the addresses that the server answers, or at which the build puts files of its own. */
const ofServer = [
  ...new Set([...Object.values(endpoints), yourMessage.path].map(firstPart)),
  ...['healthz', 'readyz', 'assets', 'flags'],
];

/** The front page, the error pages, the pictures before the build renames them, and what only development shows. */
const ofSite = ['index', '404', '500', 'media', 'gallery', 'edit'];

const files =
  /^\/(?:_headers|_redirects|robots\.txt|site\.webmanifest|sitemap\.xml|\.well-known\/security\.txt)$/;

/** Returns whether no page may have an address. */
export const isTaken = (address: string): boolean => [...ofServer, ...ofSite].includes(firstPart(address));

/** Returns whether the server never follows a redirect from an address. */
export const isAnsweredFirst = (address: string): boolean =>
  ofServer.includes(firstPart(address)) || files.test(address);
