/** The schema of `redirects.yaml`: old addresses, and the addresses to which the server redirects visitors. */
import { z } from 'zod';
import { comparablePath } from '@website/forms/built-site';

/** Returns a path without its percent encoding; undefined if the encoding is faulty. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Returns the key of a path in the table in which the server looks up old addresses. */
export const redirectKey = (path: string): string => comparablePath(decoded(path) ?? path);

const from = z
  .string()
  .startsWith('/', { error: 'must be an address of this site that begins with /' })
  .refine((path) => !/[?#\s]/.test(path), {
    error: 'must be a path alone, without ?, # and spaces: a query is kept by itself',
  })
  .refine((path) => !path.includes('*'), {
    error: 'must be one address: write each old address by itself, without *',
  })
  .refine((path) => !/\/\/|\\|%(?:2f|5c|00)|\/\.\.?(?:\/|$)/i.test(path) && decoded(path) !== undefined, {
    error: 'must be a path as browsers send it, without //, /../ and faulty % signs',
  });

const to = z.string().regex(/^(?:\/(?!\/)|https:\/\/[\w-])[\x21-\x7e]*$/, {
  error: 'must be an address of this site that begins with /, or one that begins with https://',
});

export const redirects = z.strictObject({ redirects: z.array(z.strictObject({ from, to })) });

export type Redirect = z.infer<typeof redirects>['redirects'][number];
