/** Pages that the server draws for a request (`contracts/built-site.ts`), and a cache of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type {
  AnswerModule,
  AnswerParts,
  AnsweredForm,
  NearPage,
  Receipt,
  ReturnedForm,
} from '../../contracts/built-site.ts';
import type { YourMessageView } from '../../contracts/your-message.ts';
import { type NamedPage, createNearestPages } from './nearest-pages.ts';
import { type SiteFile, compress, Variant } from './site-file.ts';

/** Draws the pages that answer a form: one for a stored form, one for a refused form. */
export type ResultPage = {
  sent: (receipt: Receipt) => string;
  returned: (form: ReturnedForm) => string;
};

/** Returns plain text, for a server without a built site. The texts are constants, so they need no escaping. */
export const unbuiltPage: ResultPage = { sent: () => 'OK', returned: ({ detail }) => detail };

/**
 * Reads the module at once, because a later build replaces the file. Runs it for the first page, because React needs
 * about 40 ms to start.
 */
export function readModule(file: string): () => unknown {
  const source = readFileSync(file, 'utf8');
  const load = (): unknown => {
    const exported = {};
    compileFunction(source, ['exports', 'require'], { filename: file })(
      exported,
      createRequire(resolve(file)),
    );
    return exported;
  };
  let loaded: unknown;
  return () => (loaded ??= load());
}

type Frames = AnswerParts['frames'];
type TitledFrame = NonNullable<Frames['search']>;

/** Fills a frame. The title is in the frame twice. */
const fillTitled = ([start, head, before, end]: TitledFrame, title: string, body: string): string =>
  [start, title, head, title, before, body, end].join('');

export function answerPages({ frames, strings }: AnswerParts, file: string) {
  const drawing = readModule(file) as () => AnswerModule;
  const resultPage = (
    form: AnsweredForm,
    sent: Frames['contact-sent'],
    returned: Frames['contact-returned'],
  ): ResultPage => ({
    sent: (receipt) => sent.join(drawing().drawReceipt(strings, form, receipt)),
    returned: (values) => returned.join(drawing().drawReturnedForm(strings, form, values)),
  });
  const { 'application-sent': sent, 'application-returned': returned } = frames;
  const { 'your-message': messageFrame, search: searchFrame } = frames;
  return {
    forms: {
      contact: resultPage('contact', frames['contact-sent'], frames['contact-returned']),
      ...(sent && returned && { application: resultPage('application', sent, returned) }),
    },
    yourMessage:
      messageFrame &&
      ((view: YourMessageView): string => {
        const { title, body } = drawing().drawYourMessage(strings, view);
        return fillTitled(messageFrame, title, body);
      }),
    search:
      searchFrame &&
      ((query: string): string => {
        const { name, results } = drawing().drawSearch(strings, query);
        return fillTitled(searchFrame, name, results);
      }),
    notFound: (near: readonly NearPage[]): string =>
      frames['not-found'].join(drawing().drawNearPages(strings, near)),
  };
}

/** Maximum number of drawn pages in a cache. */
export const maxKept = 100;

/** Makes a cache of drawn pages. The pages get the type and the cache rule of `plain`. */
function drawnPages(plain: SiteFile, styleHashes: readonly string[]) {
  const kept = new Map<string, SiteFile>();

  function make(html: string): SiteFile {
    const body = Buffer.from(html);
    const variants = {
      identity: new Variant(() => body),
      br: new Variant(() => compress(body, 'br', 5)),
      gzip: new Variant(() => compress(body, 'gzip', 6)),
    };
    return { ...plain, styleHashes, variants };
  }
  return {
    has: (key: string): boolean => kept.has(key),
    pageOf(key: string, draw: () => string): SiteFile {
      const file = kept.get(key) ?? make(draw());
      // The page that was requested last moves to the end. If the cache is full, the first page is removed.
      kept.delete(key);
      kept.set(key, file);
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
      return file;
    },
  };
}

export function createNotFoundPages(
  plain: SiteFile,
  draw: (near: readonly NearPage[]) => string,
  styleHashes: readonly string[],
  pages: readonly NamedPage[],
): (path: string) => SiteFile {
  const nearest = createNearestPages(pages);
  const drawn = drawnPages(plain, styleHashes);
  return (path) => {
    const near = nearest(path);
    return near.length === 0
      ? plain
      : drawn.pageOf(near.map((page) => page.path).join(' '), () => draw(near));
  };
}

/** The maximum number of searches in a second. A search takes up to 25 ms of the processor. */
export const maxSearches = 10;

/**
 * Answers a query with its results. If there are too many queries, returns undefined: then the page is sent as it was
 * built, and its script searches.
 * @param now returns the time in milliseconds
 */
export function createSearchPages(
  plain: SiteFile,
  draw: (query: string) => string,
  styleHashes: readonly string[],
  now = (): number => performance.now(),
): (query: string) => SiteFile | undefined {
  const drawn = drawnPages(plain, styleHashes);
  let [second, searches] = [0, 0];

  function maySearch(): boolean {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, searches] = [current, 0];
    searches += 1;
    return searches <= maxSearches;
  }
  return (query) => (drawn.has(query) || maySearch() ? drawn.pageOf(query, () => draw(query)) : undefined);
}
