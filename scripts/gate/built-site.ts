/** Reads the built site for the checks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';

/** One built document. */
export interface BuiltPage {
  /** File below `dist/site`, or below `dist/server/pages` for a template of the server. */
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

interface RouteTable {
  routes: Record<string, string>;
}

const list = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

/** Reads `dist/`; throws when there is no build. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const site = join(dist, 'site');
  const { routes } = JSON.parse(readFileSync(join(dist, 'server/routes.json'), 'utf8')) as RouteTable;
  const pathOfFile = new Map(Object.entries(routes).map(([path, file]) => [file, path]));
  const parser = new Parser(await new StaticConfigLoader({ extends: [] }).getConfigFor(''));
  const read =
    (folder: string) =>
    (file: string): BuiltPage => {
      const html = readFileSync(join(folder, file), 'utf8');
      return { file, path: pathOfFile.get(file), html, document: parser.parseHtml(html) };
    };
  const templates = join(dist, 'server/pages');
  const pages = [
    ...list(site, '**/*.html').map(read(site)),
    ...list(templates, '**/*.html').map(read(templates)),
  ];
  const files = new Set(list(site, '**/*.*').map((file) => `/${file}`));
  return { pages, files, pathOf: (address) => join(site, address) };
}
