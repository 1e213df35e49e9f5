/** Reads a whole folder of content. Checks every file against its schema, and the pages against each other. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { careersFaults } from './careers-check.ts';
import { crossFaults } from './cross-check.ts';
import { archiveAddresses, archiveFault, overviewFaults, waitingPages } from './archive-check.ts';
import { ContentError, type Fault, faultLine } from './faults.ts';
import {
  type ContentData,
  type PageContent,
  type ReadPage,
  faultAt,
  judgeContent,
  type Loaded,
  looseContent,
} from './load.ts';
import { findBand } from '../schema/bands.ts';
import { isTaken } from '../schema/taken-addresses.ts';
import { dataFiles, requiredFiles, roleOf, schemaOf, type PageRole } from '../schema/files.ts';
import { type Inventory, readInventory } from './inventory.ts';
import { leftOutNotes } from './left-out.ts';
import { logoFaults } from './logos.ts';
import { ruleFaults } from '../schema/page-kinds.ts';
import { companyFacts, limitFacts, type Placeholders, siteFacts } from './placeholders.ts';
import { proofFaults } from './proof-check.ts';
import { redirectFaults } from './redirect-check.ts';
import { readSourceOnce, type Source } from './source.ts';
import { countTopics } from './topic-counts.ts';

export interface Content {
  /** Undefined if a data file has a fault, because then no page can be made. */
  data: ContentData | undefined;
  pages: ReadPage[];
  /** The reasons why articles are not published, by address. */
  waiting: ReadonlyMap<string, string>;
  faults: Fault[];
  /** Lines about what is left out of pages. They are no faults. */
  notes: string[];
}

/**
 * Texts that an author has not saved yet, by path below `content/`. A draft replaces the file; null means that the file
 * is deleted.
 */
export type Drafts = ReadonlyMap<string, string | null>;
const noDrafts: Drafts = new Map();

/**
 * Reads and checks a file. If the file has faults, adds them to a list and returns undefined.
 * @param placeholders undefined for a file whose own values are the placeholders
 * @param takeFaulty gets the value of a file that has faults
 */
type ReadFile = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  placeholders?: Placeholders,
  takeFaulty?: (loaded: Loaded<unknown>) => void,
) => Loaded<z.infer<Schema>> | undefined;

/** Parses a file or its draft. Throws a ContentError. */
function sourceOf(folder: string, drafts: Drafts, file: string): Source {
  const draft = drafts.get(file);
  if (draft === null) throw new ContentError([{ file, path: '', text: 'is missing; every site has it' }]);
  return readSourceOnce(file, draft ?? readFileSync(join(folder, file), 'utf8'));
}

const fileReader =
  (folder: string, drafts: Drafts, faults: Fault[]): ReadFile =>
  (file, schema, placeholders, takeFaulty) => {
    try {
      const source = sourceOf(folder, drafts, file);
      const { content, filled, faults: found } = judgeContent(source, schema, placeholders);
      if (found.length === 0) return { source, content };
      faults.push(...found);
      takeFaulty?.({ source, content: filled });
      return undefined;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return undefined;
    }
  };

/** Lists the content files below a folder. Includes new files among the drafts, and excludes deleted files. */
export const contentFiles = (folder: string, drafts = noDrafts): string[] => {
  const saved = globSync('**/*.{yaml,yml}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return [...new Set([...saved, ...drafts.keys()])].filter((file) => drafts.get(file) !== null);
};

/** Checks the name of a file, because the name becomes the page's address. */
function nameFault(file: string): string | undefined {
  if (!file.endsWith('.yaml')) return 'no page is made from it; rename it so that it ends in .yaml';
  const role = roleOf(file);
  if (!role) return 'no page is made from this folder';
  if (role.page && isTaken(`/${file.replace(/\.yaml$/, '')}`))
    return 'the site itself answers at this address; give the page or its folder another name';
  return /^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(file)
    ? undefined
    : 'its name is the address of the page; rename it to lower-case words joined by hyphens';
}

/**
 * Returns the role of a page. Three bands decide the kind of their page: a form, an invitation to apply, and the
 * overview of dated pages.
 */
function roleByBands(role: PageRole, { bands }: PageContent): PageRole {
  if (role.page !== 'free') return role;
  if (findBand(bands, 'contact')) return { ...role, page: 'contact' };
  if (findBand(bands, 'application-card')) return { ...role, page: 'application' };
  if (findBand(bands, 'apply')) return { ...role, page: 'careers' };
  return findBand(bands, 'archive') ? { ...role, page: 'archive' } : role;
}

/**
 * Returns the valid pages, what can be checked of the pages with faults, and the roles of all pages. A page with a fault
 * has a role too, so a link to this page is no second fault.
 */
function readPages(
  files: readonly string[],
  read: ReadFile,
  placeholders: Placeholders,
  faults: Fault[],
): { pages: ReadPage[]; faulty: ReadPage[]; written: PageRole[] } {
  for (const file of requiredFiles)
    if (!files.includes(file)) faults.push({ file, path: '', text: 'is missing; every site has this page' });
  const written: PageRole[] = [];
  const faulty: ReadPage[] = [];
  const pages = files.toSorted().flatMap((file) => {
    const role = roleOf(file);
    const text = nameFault(file) ?? (role?.page === 'article' ? archiveFault(role, files) : undefined);
    if (text !== undefined) faults.push({ file, path: '', text });
    if (text !== undefined || !role || role.page === undefined) return [];
    written.push(role);
    const page = read<z.ZodType<PageContent>>(file, schemaOf(role.page), placeholders, (found) =>
      faulty.push({ source: found.source, content: looseContent(found.content), role }),
    );
    if (!page) return [];
    const rules = ruleFaults(role.page, page.content.bands, page.content.opening);
    faults.push(...rules.map(({ path, expected }) => faultAt(page.source, path, expected)));
    return rules.length === 0 ? [{ ...page, role: roleByBands(role, page.content) }] : [];
  });
  // A page with faults may be the page with the form.
  if (pages.length === written.length && !pages.some(({ role }) => role.page === 'contact'))
    faults.push({
      file: 'contact-us.yaml',
      path: '',
      text: 'is missing, and no other page has the band contact',
    });
  faults.push(...overviewFaults(pages, written));
  return { pages: pages.toSorted((a, b) => a.role.rank - b.role.rank), faulty, written };
}

export interface Reading {
  /** Texts that replace files. */
  drafts?: Drafts;
  /** The day of the build as `2027-01-31`; today by default. Articles with a later day are not published. */
  today?: string;
  /** True if articles that are not published are read too, as in development. */
  unpublished?: boolean;
}

/**
 * Reads everything below a folder of content.
 * @param figures more placeholders by namespace, besides the company's facts and the limits
 * @param wanted part of a path: if two pages have the same text, the page with this path gets the fault
 */
export function readContent(
  folder: string,
  figures: Placeholders,
  inventory: Inventory,
  wanted = '',
  { today = new Date().toISOString().slice(0, 10), unpublished = false, drafts = noDrafts }: Reading = {},
): Content {
  const faults: Fault[] = [];
  const read = fileReader(folder, drafts, faults);
  const { 'company.yaml': companySchema, 'style.yaml': styleSchema, ...schemas } = dataFiles;
  const company = read('company.yaml', companySchema);
  const style = read('style.yaml', styleSchema);
  if (!company) return { data: undefined, pages: [], waiting: new Map(), faults, notes: [] };
  const files = contentFiles(folder, drafts);
  const language = style?.content.language ?? 'en-US';
  const placeholders = {
    ...figures,
    limits: limitFacts(language),
    company: companyFacts(company.content, language),
    site: siteFacts(
      countTopics(files, (file) => sourceOf(folder, drafts, file).value),
      language,
    ),
  };
  const loaded = Object.entries(schemas).map(([file, schema]) => [
    file,
    read<z.ZodType>(file, schema, placeholders),
  ]);
  const data =
    style && loaded.every(([, content]) => content)
      ? ({ ...Object.fromEntries(loaded), 'company.yaml': company, 'style.yaml': style } as ContentData)
      : undefined;
  const { pages, faulty, written } = readPages(files, read, placeholders, faults);
  const waiting = unpublished ? new Map<string, string>() : waitingPages(pages, today);
  const isWanted = ({ source }: ReadPage): number => Number(wanted !== '' && source.file.includes(wanted));
  const wantedLast = pages.toSorted((a, b) => isWanted(a) - isWanted(b));
  const known = { ...inventory, files: inventory.files.union(archiveAddresses(pages, waiting)) };
  if (data)
    faults.push(
      ...crossFaults(data, wantedLast, { faulty, written, waiting }, known),
      // A page with faults may be one of the pages about careers.
      ...(pages.length === written.length ? careersFaults(data, pages) : []),
      ...proofFaults(data, written, inventory),
      ...redirectFaults(data, written, known),
      ...logoFaults(data, folder, inventory.logos),
    );
  faults.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { data, pages, waiting, faults, notes: data ? leftOutNotes(data, pages, written) : [] };
}

/**
 * Returns every fault of the content, each on a line, in the order of files and lines, and the notes about all files.
 * @param wanted part of a path: only faults of files with this text in their path are returned
 */
export function contentReport(
  root: string,
  figures: Placeholders,
  wanted = '',
  folder = join(root, 'content'),
): { faults: string[]; notes: string[] } {
  if (!contentFiles(folder).some((file) => file.includes(wanted)))
    return { faults: [`no file below content has "${wanted}" in its path`], notes: [] };
  const { faults, notes } = readContent(folder, figures, readInventory(root), wanted);
  return { faults: faults.filter(({ file }) => file.includes(wanted)).map(faultLine), notes };
}

export const contentFaults = (...asked: Parameters<typeof contentReport>): string[] =>
  contentReport(...asked).faults;
