/** Reads a whole folder of content: every file against its schema, and the pages against each other. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { crossFaults } from './cross-check.ts';
import { ContentError, type Fault, faultLine } from './faults.ts';
import {
  type ContentData,
  type PageContent,
  type ReadPage,
  checkContent,
  faultAt,
  type Loaded,
} from './load.ts';
import { dataFiles, requiredFiles, roleOf, schemaOf, type PageRole } from '../schema/files.ts';
import { type Inventory, readInventory } from './inventory.ts';
import { ruleFaults } from '../schema/page-kinds.ts';
import { companyFacts, limitFacts, type Placeholders } from './placeholders.ts';
import { readSource, type Source } from './source.ts';

/** Content of all files. */
export interface Content {
  /** Undefined when one of these files is at fault: no page can be made then. */
  data: ContentData | undefined;
  /** Pages that are well formed, in the order of the site map. */
  pages: ReadPage[];
  /** In the order of files and lines. */
  faults: Fault[];
}

/** The result of a reading, or undefined with its faults put into the list. */
function attempt<Result>(read: () => Result, faults: Fault[]): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

const sourceOf = (folder: string, file: string): Source =>
  readSource(file, readFileSync(join(folder, file), 'utf8'));

/** The facts about the company. Their file fills in itself. */
function readCompany(folder: string): ContentData['company.yaml'] {
  const source = sourceOf(folder, 'company.yaml');
  return checkContent(source, dataFiles['company.yaml'], { company: Object(source.value) as object });
}

/** All files that are not pages; undefined if one of them has a fault. */
function readData(
  folder: string,
  company: ContentData['company.yaml'],
  placeholders: Placeholders,
  faults: Fault[],
): ContentData | undefined {
  const loaded: Record<string, Loaded<unknown> | undefined> = { 'company.yaml': company };
  for (const [file, schema] of Object.entries(dataFiles))
    loaded[file] ??= attempt(
      () => checkContent<z.ZodType>(sourceOf(folder, file), schema, placeholders),
      faults,
    );
  return Object.values(loaded).includes(undefined) ? undefined : (loaded as ContentData);
}

function readPage(folder: string, file: string, role: PageRole, placeholders: Placeholders): ReadPage {
  const schema: z.ZodType<PageContent> = schemaOf(role.page);
  const page = checkContent(sourceOf(folder, file), schema, placeholders);
  const faults = ruleFaults(role.page, page.content.bands);
  if (faults.length > 0)
    throw new ContentError(faults.map(({ path, expected }) => faultAt(page.source, path, expected)));
  return { ...page, role };
}

const contentFiles = (folder: string): string[] =>
  globSync('**/*.{yaml,yml}', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

/** Files whose addresses are taken: by the front page, by what stands in for a page, by the gallery and the server. */
const takenNames = new Set(
  ['404', '500', 'gallery', 'healthz', 'index', 'readyz'].map((name) => `${name}.yaml`),
);

/** Checks the name of a file, which becomes the address of its page. */
function nameFault(file: string): string | undefined {
  if (!file.endsWith('.yaml')) return 'no page is made from it; rename it so that it ends in .yaml';
  if (!roleOf(file)) return 'no page is made from this folder';
  if (takenNames.has(file)) return 'the site itself answers at this address; give the page another name';
  return /^(?:[a-z]+\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(file)
    ? undefined
    : 'its name is the address of the page; rename it to lower-case words joined by hyphens';
}

/** The valid pages, and the roles of all pages, because a link to a page with a fault is not a fault itself. */
function readPages(
  folder: string,
  placeholders: Placeholders,
  faults: Fault[],
): { pages: ReadPage[]; written: PageRole[] } {
  const files = contentFiles(folder);
  for (const file of requiredFiles)
    if (!files.includes(file)) faults.push({ file, path: '', text: 'is missing; every site has this page' });
  const written: PageRole[] = [];
  const pages = files.toSorted().flatMap((file) => {
    const role = roleOf(file);
    const text = nameFault(file);
    if (text !== undefined) faults.push({ file, path: '', text });
    if (text !== undefined || !role || role.page === undefined) return [];
    written.push(role);
    return attempt(() => readPage(folder, file, role, placeholders), faults) ?? [];
  });
  return { pages: pages.toSorted((a, b) => a.role.rank - b.role.rank), written };
}

/**
 * Reads everything below a folder of content.
 * @param figures placeholders besides those of the company and of limits, by namespace
 * @param inventory the pictures that exist
 * @param wanted part of a path: if two pages have the same text, the fault is reported for the page with this path
 */
export function readContent(
  folder: string,
  figures: Placeholders,
  inventory: Inventory,
  wanted = '',
): Content {
  const faults: Fault[] = [];
  const company = attempt(() => readCompany(folder), faults);
  if (!company) return { data: undefined, pages: [], faults };
  const placeholders = { ...figures, limits: limitFacts, company: companyFacts(company.content) };
  const data = readData(folder, company, placeholders, faults);
  const { pages, written } = readPages(folder, placeholders, faults);
  const isWanted = ({ source }: ReadPage): number => Number(wanted !== '' && source.file.includes(wanted));
  const wantedLast = pages.toSorted((a, b) => isWanted(a) - isWanted(b));
  if (data) faults.push(...crossFaults(data, wantedLast, written, inventory));
  faults.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { data, pages, faults };
}

/**
 * Every fault of the content, one to a line, in the order of files and lines.
 * @param root the project's folder, whose pictures count
 * @param wanted only faults of files whose path contains this; the other files are still read, to compare with
 */
export function contentFaults(
  root: string,
  figures: Placeholders,
  wanted = '',
  folder = join(root, 'content'),
): string[] {
  if (!contentFiles(folder).some((file) => file.includes(wanted)))
    return [`no file below content has "${wanted}" in its path`];
  const { faults } = readContent(folder, figures, readInventory(root), wanted);
  return faults.filter(({ file }) => file.includes(wanted)).map(faultLine);
}
