/** Finds the schema of a content file and the address of its page. */
import type { z } from 'zod';
import { legalPages } from '../../contracts/forms/form-words.ts';
import { shared } from './shared-bands.ts';
import { company, navigation } from './facts.ts';
import { formHoles, forms } from './forms.ts';
import { interfaceHoles, interfaceWords } from './interface.ts';
import { industryPage, servicePage, singlePage, type PageKind } from './page-kinds.ts';

/** Files that are no pages. */
export const dataFiles = {
  'company.yaml': company,
  'navigation.yaml': navigation,
  'shared.yaml': shared,
  'interface.yaml': interfaceWords,
  'forms.yaml': forms,
} satisfies Record<string, z.ZodType>;

const holes: Readonly<Record<string, readonly string[]>> = {
  'interface.yaml': interfaceHoles,
  // A statement names the pages that it links to.
  'forms.yaml': [...formHoles, ...Object.keys(legalPages)],
};

/** Names in braces that a file leaves open, for what is known only where its words are shown. */
export const holesOf = (file: string): readonly string[] => holes[file] ?? [];

/** Folders of pages of one kind; each page's address is its place. */
export const folders = { services: 'service', industries: 'industry' } as const;

/** Pages of a kind or an address of their own, by their place below `content/`, in the order of the site map. */
const singlePages: Readonly<Record<string, { kind: PageKind; path: string }>> = {
  'home.yaml': { kind: 'home', path: '/' },
  'services.yaml': { kind: 'services', path: '/services' },
  'industries.yaml': { kind: 'industries', path: '/industries' },
  'about-us.yaml': { kind: 'about', path: '/about-us' },
  'careers.yaml': { kind: 'careers', path: '/careers' },
  'job-application.yaml': { kind: 'application', path: '/careers/JobApplicationform' },
  'terms-of-use.yaml': { kind: 'legal', path: '/terms-of-use' },
  'privacy-policy.yaml': { kind: 'legal', path: '/privacy-policy' },
  'contact-us.yaml': { kind: 'contact', path: '/contact-us' },
  'not-found.yaml': { kind: 'not-found', path: '/404' },
};

/** A page's kind and address. */
export interface PageRole {
  page: PageKind;
  /** The file's name. */
  slug: string;
  path: string;
  /** Its place in the site map. */
  rank: number;
}

/** Kind of a content file: a page, or one of the files that are no pages. */
type FileRole = PageRole | { page: undefined };

/**
 * The role of a file at a place such as `services/azure.yaml`; undefined for a folder that has none. A file
 * directly in `content/` that is not listed here is a page at the address of its name.
 */
export function roleOf(file: string): FileRole | undefined {
  if (Object.hasOwn(dataFiles, file)) return { page: undefined };
  const [, folder, slug = ''] = /^(?:([^/]+)\/)?([^/]+)\.yaml$/.exec(file) ?? [];
  const order = Object.keys(singlePages);
  if (folder === undefined) {
    const known = singlePages[file];
    const rank = known ? order.indexOf(file) : order.length - 1.5;
    return { page: known?.kind ?? 'free', slug, path: known?.path ?? `/${slug}`, rank };
  }
  if (!Object.hasOwn(folders, folder)) return undefined;
  const rank = order.indexOf(`${folder}.yaml`) + 0.5;
  return { page: folders[folder as keyof typeof folders], slug, path: `/${folder}/${slug}`, rank };
}

/** The address of the page that a file makes; undefined for a file that is no page. */
export function pathOfFile(file: string): string | undefined {
  const role = roleOf(file);
  return role?.page && role.path;
}

/** Pages that every site has. */
export const requiredFiles: readonly string[] = Object.keys(singlePages);

/** The schema of a page's file. */
export const schemaOf = (kind: PageKind) =>
  kind === 'service' ? servicePage : kind === 'industry' ? industryPage : singlePage;
