/**
 * Builds the site. `site/` is public, and any host can serve it. `server/` contains the files that only our own server
 * needs: routes, policy hashes, and the parts of pages that depend on a request.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type PolicyHashes,
  answersSchema,
  builtFiles,
  type RouteTable,
  answerPlaceholder,
} from '@website/forms/built-site';
import { fieldOfKind } from '@website/forms/form';
import { formOf } from '@website/forms/forms';
import {
  type BuildRecord,
  buildRecordFile,
  type BuildSettings,
  figuresOf,
} from '@website/forms/build-record';
import { speculationRules } from '../behaviors/prefetch.ts';
import { withArticleDays } from '../pages/archives.ts';
import { lastChanges } from '../pages/last-changes.ts';
import { loadSite, sharedPageOf } from '../pages/site.ts';
import { findBand } from '../schema/bands.ts';
import { proofKinds } from '../schema/proof.ts';
import { redirectKey } from '../schema/redirects.ts';
import type { SharedPage, ShareImage, Site } from '../schema/site.ts';
import type * as Renderer from './prerender.tsx';
import { buildBundles } from './bundles.ts';
import { compressFiles, hashMedia } from './assets.ts';
import { writeSearchFiles, writeViewerFile } from './data-files.ts';
import { copyFlags, writeExtraFiles } from './extra-files.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns a source expression of a content security policy: the hash of an inline element's text. */
const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the file of a path: `services/azure.html` for `/services/azure`, and `index.html` for the front page. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Makes the build record. The server compares the settings in the record with its own settings, and takes the other
 * values from the record.
 */
const recordOf = (settings: BuildSettings, site: Site, placeholders: number): BuildRecord => ({
  ...settings,
  placeholders,
  // The server stores these versions with each application: the applicant accepted the texts in these versions.
  consent: { terms: site.legal.terms.version, privacy: site.legal.privacy.version },
  forms: [...site.activeForms],
  mailboxes: site.company.mailboxes,
  routing: site.company.routing ?? {},
  acknowledgements: site.acknowledgements,
  messages: site.formMessages,
  choices: site.choiceTexts,
});

export interface BuildOptions {
  /** If true, the site is built together with its gallery, for tests only. */
  gallery: boolean;
  /**
   * Counts the placeholders that the owner still has to replace. The build calls this only if the content has no
   * faults.
   */
  countPlaceholders: () => number;
  /**
   * Writes the preview picture of each page and the icons into the folder `site`. Returns the pictures by the page's
   * address.
   */
  makeShareImages: (
    site: string,
    company: string,
    pages: readonly SharedPage[],
  ) => ReadonlyMap<string, ShareImage>;
  /**
   * Builds what else has the company's name and styles, into the folder for our server.
   * @param layers the rule with the order of the layers of styles
   */
  buildOthers: (server: string, design: { company: string; layers: string }) => Promise<void>;
}

const applicationIsland = 'packages/site/forms/job-application-form/job-application-form.tsx';

/** Bands that many sites do not have. */
const rareKinds = [...proofKinds, 'archive', 'article', 'article-neighbors'] as const;

/** Returns the rare bands that no page shows. The gallery shows every band, so its list is empty. */
const absentKinds = ({ pages }: Site, gallery: boolean): string[] =>
  rareKinds.filter((kind) => !gallery && !pages.some(({ bands }) => findBand(bands, kind)));

type RendererModule = typeof Renderer;
type Documents = Map<Renderer.Route, string>;

/** Renders every route. Adds the hash of each page's styles to the policy. */
async function renderDocuments(
  { layers, renderRoute }: RendererModule,
  content: Site,
  routes: readonly Renderer.Route[],
  { firstStyles, ...bundles }: Awaited<ReturnType<typeof buildBundles>>,
  shareImages: ReadonlyMap<string, ShareImage>,
  policy: PolicyHashes,
): Promise<Documents> {
  const documents: Documents = new Map();
  for (const route of routes) {
    const css = layers + firstStyles(route.sections);
    policy.styleHashes[fileOf(route.path)] = [policyHash(css)];
    const shareImage = shareImages.get(route.path);
    // The address of this page gives access to a submission. So the page must not load a script of another host.
    const outsideScript = route.answer === 'your-message' ? undefined : content.outsideScript;
    const assets = { ...bundles, css, shareImage, outsideScript };
    documents.set(route, await renderRoute(route, content, assets));
  }
  return documents;
}

/** Writes the files of the pages. Returns the table of routes, and the parts of the pages that depend on a request. */
function writePages(site: string, { redirects }: Site, documents: Documents) {
  const table: RouteTable = {
    routes: {},
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [redirectKey(from), to])),
    notFound: '404.html',
    error: '500.html',
  };
  const frames: Record<string, string[]> = {};
  for (const [{ answer, listed, path }, html] of documents) {
    if (answer) frames[answer] = html.split(answerPlaceholder);
    else write(join(site, fileOf(path)), html);
    if (listed) table.routes[path] = fileOf(path);
  }
  return { table, frames };
}

/**
 * Builds into the empty folder `dist`. Before that, throws a ContentError that names every fault of the content.
 * @returns sentences for the owner
 */
export async function buildSite(
  settings: BuildSettings,
  dist: string,
  { gallery, countPlaceholders, makeShareImages, buildOthers }: BuildOptions,
): Promise<string[]> {
  const site = join(dist, 'site');
  const server = join(dist, 'server');
  const { origin, robots, submission, outsideScript } = settings;
  // Content is read first, because most failed builds have a fault in the content.
  const content = loadSite(root, { origin, robots, submission, outsideScript, figures: figuresOf(settings) });
  const bundles = await buildBundles(root, dist, {
    gallery,
    absent: {
      sections: absentKinds(content, gallery),
      islands: gallery || content.activeForms.includes('application') ? [] : [applicationIsland],
    },
  });
  const renderer = (await import(pathToFileURL(bundles.renderer).href)) as RendererModule;
  const mediaFolders = { '': join(root, 'public/media'), 'logos/': join(root, 'content/logos') };
  const withMedia = hashMedia(mediaFolders, join(site, 'assets'));
  const all = renderer.routes(content);
  const shared = all.flatMap(({ page, listed }) => (page && listed && sharedPageOf(page)) || []);
  const shareImages = makeShareImages(site, content.company.name, shared);
  const scriptHashes = [renderer.headScript, speculationRules()].map(policyHash);
  const policy: PolicyHashes = { styleHashes: {}, scriptHashes };
  const documents = await renderDocuments(renderer, content, all, bundles, shareImages, policy);
  const withViewer = writeViewerFile(site, renderer.viewerDataOf(content), withMedia);
  for (const [route, html] of documents) documents.set(route, withViewer(withMedia(html)));
  const searchData = content.searchLink && renderer.searchDataOf(content, documents);
  const withSearch = searchData ? writeSearchFiles(site, searchData) : String;
  for (const [route, html] of documents) documents.set(route, withSearch(html));
  await buildOthers(server, { company: content.company.name, layers: renderer.layers });
  const { table, frames } = writePages(site, content, documents);
  write(join(server, builtFiles.routes), JSON.stringify(table, undefined, 2));
  write(join(server, builtFiles.policy), JSON.stringify(policy, undefined, 2));
  // The build fails here if a page does not contain the answer's placeholder exactly once.
  const answers = answersSchema.parse({ frames, strings: renderer.answerStrings(content, searchData) });
  write(join(server, builtFiles.answers), withSearch(JSON.stringify(answers)));
  const record = recordOf(settings, content, countPlaceholders());
  write(join(server, buildRecordFile), JSON.stringify(record, undefined, 2));
  cpSync(join(root, 'public'), site, { recursive: true, filter: (file) => !file.endsWith('media') });
  const indexed = all.filter((route) => renderer.isIndexed(route, content)).map(({ path }) => path);
  writeExtraFiles(site, content, indexed, withArticleDays(lastChanges(root), content.pages));
  if (content.activeForms.some((kind) => fieldOfKind(formOf(kind), 'phone'))) copyFlags(site);
  await compressFiles(site, join(root, '.cache/compressed'));
  rmSync(join(dist, 'work'), { recursive: true });
  return content.notices;
}
