/** Reads the built site for the checks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, routeTableSchema } from '../../contracts/built-site.ts';
import type { MarkedState, MarkedText } from '../../contracts/forms/page-marks.ts';
import { fillMarkedPage, readMarkedPage } from '../../server/http/marked-page.ts';
import type { z } from 'zod';
import { Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';

/** One built document. */
export interface BuiltPage {
  /** File below `dist/site`, or below `dist/server/pages` and the state it was filled in for. */
  file: string;
  /** Its address; undefined for pages that stand for a status or an answer. */
  path: string | undefined;
  html: string;
  document: HtmlElement;
}

/** The built site. */
export interface BuiltSite {
  pages: BuiltPage[];
  /** Every file visitors can ask for, by its address. */
  files: Set<string>;
  /** Absolute path of a file of the site. */
  pathOf: (address: string) => string;
}

type Endings = Record<string, (state: MarkedState) => boolean>;

/** What can become of a form, so that its page is checked as visitors get it: never with all of its parts. */
const endings: Endings = {
  sent: (state) => state === 'sent',
  failed: (state) => /^(returned|failed|keyed|sound\..*|is\..*=on)$/.test(state),
  limited: (state) => /^(returned|limited|sound\..*)$/.test(state),
  refused: (state) => /^(returned|refused|others|keyed|faulty\..*)$/.test(state),
};

/** How many pages are near an unknown address. */
const suggestions: Endings = {
  'one near': (state) => state === 'near' || state === 'near.1',
  'three near': (state) => state.startsWith('near'),
};

/** What stands in the places of a page that the server fills in. */
const sampleOf = (place: MarkedText): string => (place.startsWith('near.path') ? '/' : 'words');

const list = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

/** Reads what the build has written for the server. */
export const readForServer = <Content>(dist: string, file: string, schema: z.ZodType<Content>): Content =>
  schema.parse(JSON.parse(readFileSync(join(dist, 'server', file), 'utf8')));

/** Reads `dist/`; throws when there is no build. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const site = join(dist, 'site');
  const { routes } = readForServer(dist, builtFiles.routes, routeTableSchema);
  const pathOfFile = new Map(Object.entries(routes).map(([path, file]) => [file, path]));
  const parser = new Parser(await new StaticConfigLoader({ extends: [] }).getConfigFor(''));
  const pageOf = (file: string, html: string): BuiltPage => {
    const path = pathOfFile.get(file);
    return { file, path, html, document: parser.parseHtml(html) };
  };
  const templates = join(dist, 'server/pages');
  const answers = list(templates, '**/*.html').flatMap((file) => {
    const page = readMarkedPage(readFileSync(join(templates, file), 'utf8'));
    return Object.entries(file === 'not-found.html' ? suggestions : endings).map(([ending, is]) =>
      pageOf(`${file} (${ending})`, fillMarkedPage(page, { is, text: sampleOf })),
    );
  });
  const documents = list(site, '**/*.html').map((file) =>
    pageOf(file, readFileSync(join(site, file), 'utf8')),
  );
  const pages = [...documents, ...answers];
  const files = new Set(list(site, '**/*.*').map((file) => `/${file}`));
  return { pages, files, pathOf: (address) => join(site, address) };
}
