/** Loads a built site, with media types, codings and validators, and reads its files into memory after the start. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { getMimeType } from 'hono/utils/mime';
import type { z } from 'zod';
import {
  type PolicyHashes,
  answersSchema,
  builtFiles,
  policyHashesSchema,
  routeTableSchema,
} from '@website/forms/built-site';
import {
  type BuildRecord,
  buildRecordFile,
  buildRecordSchema,
  earlierFolder,
} from '@website/forms/build-record';
import {
  type ResultPage,
  type SearchPages,
  answerPages,
  createNotFoundPages,
  createSearchPages,
} from './drawn-pages.ts';
import type { YourMessageView } from '@website/forms/your-message';
import { type Log, errorFacts } from '../lib/log.ts';
import { type SiteFile, inMemory, Variant } from './site-file.ts';

export type Site = {
  /** Files by URL path. The path of a page is its route; the path of another file is its path in the build. */
  files: ReadonlyMap<string, SiteFile>;
  pages: ReadonlySet<string>;
  /** The targets of old addresses, by path as `comparablePath` returns it. */
  redirects: ReadonlyMap<string, string>;
  /** Returns the page for an unknown path. The path is untrusted. */
  notFound: (path: string) => SiteFile;
  /** Undefined if the site has no search page. */
  search: SearchPages | undefined;
  /** Draws the page behind the link of a receipt. Undefined if the site keeps no submissions. */
  yourMessage: ((view: YourMessageView) => string) | undefined;
  error: SiteFile;
  scriptHashes: readonly string[];
  answers: Readonly<Partial<Record<string, ResultPage>>>;
  answerStyleHashes: readonly string[];
  record: BuildRecord | undefined;
};

export class SiteError extends Error {
  override name = 'SiteError';
}

// A prefetched page must still be fresh when the visitor clicks. A file with a hash in its name never changes.
export const cacheRules = {
  page: 'max-age=60',
  hashed: 'public, max-age=31536000, immutable',
  unhashed: 'public, max-age=3600',
};

function cacheControl(path: string): string {
  if (path.endsWith('.html')) return cacheRules.page;
  return path.startsWith('assets/') ? cacheRules.hashed : cacheRules.unhashed;
}

/** By the ending of the name. A feed of articles has its own type, so that programs recognize it. */
const mediaTypeOf = (path: string): string =>
  path.endsWith('/feed.xml') ? 'application/rss+xml' : (getMimeType(path) ?? 'application/octet-stream');

const twins = { br: '.br', gzip: '.gz' } as const;

/** Finds all files below a folder, by path, with their compressed copies. A file is read at its first use. */
function findFiles(folder: string, { styleHashes }: PolicyHashes): [path: string, file: SiteFile][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1).replaceAll(sep, '/')),
  );
  const isTwin = (path: string) => /\.(?:br|gz)$/.test(path) && paths.has(path.slice(0, -3));
  const fileAt = (path: string) => new Variant(() => readFileSync(join(folder, path)));
  const describe = (path: string): SiteFile => {
    const variants: SiteFile['variants'] = { identity: fileAt(path) };
    for (const coding of ['br', 'gzip'] as const) {
      const twin = path + twins[coding];
      if (paths.has(twin)) variants[coding] = fileAt(twin);
    }
    return {
      type: mediaTypeOf(path),
      cacheControl: cacheControl(path),
      styleHashes: styleHashes[path] ?? [],
      variants,
    };
  };
  return [...paths].filter((path) => !isTwin(path)).map((path) => [path, describe(path)]);
}

export function emptySite(): Site {
  const textFile = (text: string): SiteFile => ({
    type: 'text/plain; charset=utf-8',
    cacheControl: cacheRules.page,
    styleHashes: [],
    variants: { identity: new Variant(() => Buffer.from(text)) },
  });
  const notFound = textFile('Not Found');
  return {
    files: new Map(),
    pages: new Set(),
    redirects: new Map(),
    notFound: () => notFound,
    search: undefined,
    yourMessage: undefined,
    error: textFile('Internal Server Error'),
    scriptHashes: [],
    answers: {},
    answerStyleHashes: [],
    record: undefined,
  };
}

export const missingFile = (folder: string, file: string) =>
  new SiteError(`The build in ${folder} lacks ${file}: run 'npm run build' again.`);

/** Reads a file of the folder `server` of a build. Throws a {@link SiteError} if the file is missing or broken. */
export function readBuilt<T>(folder: string, name: string, schema: z.ZodType<T>): T {
  const path = join(folder, 'server', name);
  if (!existsSync(path)) throw missingFile(folder, `server/${name}`);
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new SiteError(`${path} cannot be read as this server expects it: run 'npm run build' again.`);
  }
}

/** Loads a build folder. Throws a {@link SiteError} if the build is missing, incomplete or broken. */
export function loadSite(folder: string): Site {
  if (!existsSync(join(folder, 'server', builtFiles.routes)))
    throw new SiteError(`There is no built site in ${folder}: run 'npm run build' first.`);
  const table = readBuilt(folder, builtFiles.routes, routeTableSchema);
  const policy = readBuilt(folder, builtFiles.policy, policyHashesSchema);
  // A page that a visitor opened before the last update may need files of an earlier build. The current build comes
  // first.
  const earlier = join(folder, earlierFolder);
  const loaded = new Map([
    ...(existsSync(earlier) ? findFiles(earlier, policy) : []),
    ...findFiles(join(folder, 'site'), policy),
  ]);
  const page = (path: string): SiteFile => {
    const file = loaded.get(path);
    if (!file) throw missingFile(folder, `site/${path}`);
    return file;
  };
  // A page is served only at its route, so that each page has one address.
  const assets = [...loaded].filter(([path]) => !path.endsWith('.html'));
  const files = new Map(assets.map(([path, file]) => [`/${path}`, file]));
  for (const [route, path] of Object.entries(table.routes)) files.set(route, page(path));
  const module = join(folder, 'server', builtFiles.answerModule);
  if (!existsSync(module)) throw missingFile(folder, `server/${builtFiles.answerModule}`);
  const answerParts = readBuilt(folder, builtFiles.answers, answersSchema);
  const answers = answerPages(answerParts, module);
  const stylesOf = (name: string) => policy.styleHashes[`${name}.html`] ?? [];
  const ofForms = Object.keys(answerParts.frames).filter((name) => name !== 'not-found' && name !== 'search');
  return {
    files,
    pages: new Set(Object.keys(table.routes)),
    redirects: new Map(Object.entries(table.redirects)),
    notFound: createNotFoundPages(page(table.notFound), answers.notFound, stylesOf('not-found')),
    search: answers.search && createSearchPages(page(table.notFound), answers.search, stylesOf('search')),
    yourMessage: answers.yourMessage,
    error: inMemory(page(table.error)),
    scriptHashes: policy.scriptHashes,
    answers: answers.forms,
    answerStyleHashes: [...new Set(ofForms.flatMap(stylesOf))],
    record: readBuilt(folder, buildRecordFile, buildRecordSchema),
  };
}

/**
 * Reads all files `delay` milliseconds after the start, so that no visitor waits for the whole site. The delay is
 * short, because a later build replaces the files. Returns a function that stops the reading.
 */
export function startPreloading({ files }: Pick<Site, 'files'>, log: Log, delay = 1000): () => void {
  let isOver = false;
  async function preload(): Promise<void> {
    await wait(delay, undefined, { ref: false });
    for (const file of files.values()) {
      if (isOver) return;
      inMemory(file);
      // oxlint-disable-next-line no-await-in-loop -- requests are answered between two files
      await nextTurn();
    }
  }
  preload().catch((error: unknown) => log('error', 'site.not-read', errorFacts(error)));
  return () => {
    isOver = true;
  };
}
