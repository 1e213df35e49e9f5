/** Pages that the server draws for a request (`packages/forms/built-site.ts`), and a cache of them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type {
  AnswerModule,
  AnswerParts,
  AnsweredForm,
  Receipt,
  ReturnedForm,
} from '@website/forms/built-site';
import type { YourMessageView } from '@website/forms/your-message';
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
      ((query: string, isBusy = false): string => {
        const { name, results } = drawing().drawSearch(strings, query, isBusy);
        return fillTitled(searchFrame, name, results);
      }),
    notFound: (path: string): string | undefined => {
      const near = drawing().drawNearPages(strings, path);
      return near === undefined ? undefined : frames['not-found'].join(near);
    },
  };
}

/** The maximum number of drawn pages in a cache. */
export const maxKept = 100;

/** The maximum number of new searches in a second. A search takes up to 25 ms of the processor. */
export const maxSearches = 10;

type Clock = () => number;

/** Returns a function that returns true at most {@link maxSearches} times in a second. */
function limitSearches(now: Clock): () => boolean {
  let [second, searches] = [0, 0];
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) [second, searches] = [current, 0];
    searches += 1;
    return searches <= maxSearches;
  };
}

/**
 * Draws a page for each text and keeps the last pages. The pages get the type and the cache rule of `plain`, which also
 * is the page of a text for which `draw` returns undefined. Returns undefined if there are too many new texts in a
 * second.
 */
function drawnPages(
  plain: SiteFile,
  draw: (text: string) => string | undefined,
  styleHashes: readonly string[],
  now: Clock,
): (text: string) => SiteFile | undefined {
  const kept = new Map<string, SiteFile>();
  const maySearch = limitSearches(now);

  function make(html: string): SiteFile {
    const body = Buffer.from(html);
    const variants = {
      identity: new Variant(() => body),
      br: new Variant(() => compress(body, 'br', 5)),
      gzip: new Variant(() => compress(body, 'gzip', 6)),
    };
    return { ...plain, styleHashes, variants };
  }

  function search(text: string): SiteFile | undefined {
    if (!maySearch()) return undefined;
    const html = draw(text);
    return html === undefined ? plain : make(html);
  }

  return (text) => {
    const file = kept.get(text) ?? search(text);
    if (file === undefined) return undefined;
    // The page that was requested last moves to the end. If the cache is full, the first page is removed.
    kept.delete(text);
    kept.set(text, file);
    if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
    return file;
  };
}

/** Matches a path that a person may have typed. Programs that look for weak points ask for `/login.php` and `/.env`. */
const typedPath = /^[^.]{2,100}(?:\.html?)?$/i;

/**
 * Answers an unknown path with the not-found page, and with links to similar pages if there are some. If there are too
 * many new paths, the page is sent as it was built.
 * @param now returns the time in milliseconds
 */
export function createNotFoundPages(
  plain: SiteFile,
  draw: (path: string) => string | undefined,
  styleHashes: readonly string[],
  now: Clock = () => performance.now(),
): (path: string) => SiteFile {
  const drawn = drawnPages(plain, draw, styleHashes, now);
  return (path) => (typedPath.test(path) ? drawn(path) : undefined) ?? plain;
}

export type SearchPages = Readonly<{
  /** Answers an untrusted query with its results. Returns undefined if there are too many new queries. */
  results: (query: string) => SiteFile | undefined;
  /** Makes the page that asks the visitor to search again, with the query in the field. */
  busy: (query: string) => SiteFile;
}>;

/** @param now returns the time in milliseconds */
export const createSearchPages = (
  plain: SiteFile,
  draw: (query: string, isBusy?: boolean) => string,
  styleHashes: readonly string[],
  now: Clock = () => performance.now(),
): SearchPages => ({
  results: drawnPages(plain, (query) => draw(query), styleHashes, now),
  busy(query) {
    const body = Buffer.from(draw(query, true));
    return { ...plain, styleHashes, variants: { identity: new Variant(() => body) } };
  },
});
