/** Reads a built site into memory at the start. Requests then need no disk. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { z } from 'zod';
import {
  type PolicyHashes,
  answersSchema,
  builtFiles,
  policyHashesSchema,
  routeTableSchema,
} from '../../contracts/built-site.ts';
import {
  type BuildRecord,
  buildRecordFile,
  buildRecordSchema,
  earlierFolder,
} from '../../settings/build-record.ts';
import { createNotFoundPages } from './not-found-pages.ts';
import { type ResultPage, answerPages } from './result-page.ts';
import { type SiteFile, compress, variant, codings, isCompressible, mediaType } from './site-file.ts';

export type Site = {
  /** Files by URL path: pages under their route, other files under their path in the build. */
  files: ReadonlyMap<string, SiteFile>;
  /** Canonical paths of the pages. */
  pages: ReadonlySet<string>;
  /** The page for an unknown path, which is untrusted. */
  notFound: (path: string) => SiteFile;
  error: SiteFile;
  /** Hashes of the script elements inside every page. */
  scriptHashes: readonly string[];
  /** The pages that answer a form. */
  answers: Readonly<Partial<Record<string, ResultPage>>>;
  /** Hashes of the style elements inside these pages. */
  answerStyleHashes: readonly string[];
  /** Settings that the pages were built for; undefined without pages. */
  record: BuildRecord | undefined;
};

/** The build is missing or incomplete; the message says what to do. */
export class SiteError extends Error {
  override name = 'SiteError';
}

// A prefetched page must be fresh when the visitor clicks. Files with a hash in their name never change.
export const cacheRules = {
  page: 'max-age=60',
  hashed: 'public, max-age=31536000, immutable',
  unhashed: 'public, max-age=3600',
};

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return cacheRules.page;
  return path.startsWith('assets/') ? cacheRules.hashed : cacheRules.unhashed;
}

const precompressed = { br: '.br', gzip: '.gz' };

/** A folder with the paths of all files below it. */
type Listing = { folder: string; paths: ReadonlySet<string> };

function listFiles(folder: string): Listing {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const below = files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return { folder, paths: new Set(below.map((path) => path.replaceAll(sep, '/'))) };
}

function loadFile({ folder, paths }: Listing, path: string, { styleHashes }: PolicyHashes): SiteFile {
  const body = readFileSync(join(folder, path));
  const type = mediaType(path);
  const file: SiteFile = {
    type,
    cacheControl: cacheControl(path),
    styleHashes: styleHashes[path] ?? [],
    variants: { identity: variant(body) },
  };
  if (!isCompressible(type)) return file;
  for (const coding of codings) {
    if (coding === 'identity') continue;
    const stored = path + precompressed[coding];
    const smaller = paths.has(stored)
      ? readFileSync(join(folder, stored))
      : compress(body, coding, 'atStart');
    if (smaller.length < body.length) file.variants[coding] = variant(smaller);
  }
  return file;
}

/** All files below a folder by their paths. A compressed twin becomes a coding of its file. */
function loadFolder(folder: string, policy: PolicyHashes): Map<string, SiteFile> {
  const listing = listFiles(folder);
  const isTwin = (path: string) => /\.(?:br|gz)$/.test(path) && listing.paths.has(path.slice(0, -3));
  const originals = [...listing.paths].filter((path) => !isTwin(path));
  return new Map(originals.map((path) => [path, loadFile(listing, path, policy)]));
}

/** Files for pages that visitors opened before the last update. Files of the current site take precedence. */
function loadEarlier(build: string, policy: PolicyHashes): Map<string, SiteFile> {
  const folder = join(build, earlierFolder);
  return existsSync(folder) ? loadFolder(folder, policy) : new Map();
}

/** A site without pages, for a server with only the API. */
export function emptySite(): Site {
  const textFile = (text: string): SiteFile => ({
    type: mediaType('.txt'),
    cacheControl: cacheRules.page,
    styleHashes: [],
    variants: { identity: variant(Buffer.from(text)) },
  });
  const notFound = textFile('Not Found');
  return {
    files: new Map(),
    pages: new Set(),
    notFound: () => notFound,
    error: textFile('Internal Server Error'),
    scriptHashes: [],
    answers: {},
    answerStyleHashes: [],
    record: undefined,
  };
}

const missingFile = (folder: string, file: string): SiteError =>
  new SiteError(`The build in ${folder} lacks ${file}: run 'npm run build' again.`);

/** Reads a part of a build for the server. Throws a {@link SiteError} if the part is missing or broken. */
function readPart<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  const path = join(folder, 'server', name);
  if (!existsSync(path)) throw missingFile(folder, `server/${name}`);
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new SiteError(`${path} cannot be read as this server expects it: run 'npm run build' again.`);
  }
}

/**
 * Loads `site/**`, `earlier/**` and `server/*` of a build folder. Uses the compressed twins of the build (`x.br`, `x.gz`),
 * and makes missing ones. Throws a {@link SiteError} if the build or a part of it is missing or broken.
 */
export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, 'server', builtFiles.routes)))
    throw new SiteError(`There is no built site in ${folder}: run 'npm run build' first.`);
  const table = readPart(folder, builtFiles.routes, routeTableSchema);
  const policy = readPart(folder, builtFiles.policy, policyHashesSchema);
  const loaded = new Map([...loadEarlier(folder, policy), ...loadFolder(join(folder, 'site'), policy)]);
  const page = (path: string): SiteFile => {
    const file = loaded.get(path);
    if (!file) throw missingFile(folder, `site/${path}`);
    return file;
  };
  // A page is served only at its route, so that it has one address.
  const assets = [...loaded].filter(([path]) => !path.endsWith('.html'));
  const files = new Map(assets.map(([path, file]) => [`/${path}`, file]));
  for (const [route, path] of Object.entries(table.routes)) files.set(route, page(path));
  const module = join(folder, 'server', builtFiles.answerModule);
  if (!existsSync(module)) throw missingFile(folder, `server/${builtFiles.answerModule}`);
  const answerParts = readPart(folder, builtFiles.answers, answersSchema);
  const answers = answerPages(answerParts, module);
  const stylesOf = (name: string) => policy.styleHashes[`${name}.html`] ?? [];
  const ofForms = Object.keys(answerParts.frames).filter((name) => name !== 'not-found');
  return {
    files,
    pages: new Set(Object.keys(table.routes)),
    notFound: createNotFoundPages({
      plain: page(table.notFound),
      draw: answers.notFound,
      styleHashes: stylesOf('not-found'),
      pages: Object.entries(table.names).map(([path, [name, ...otherNames]]) => ({ path, name, otherNames })),
    }),
    error: page(table.error),
    scriptHashes: policy.scriptHashes,
    answers: answers.forms,
    answerStyleHashes: [...new Set(ofForms.flatMap(stylesOf))],
    record: readPart(folder, buildRecordFile, buildRecordSchema),
  };
}
