/** Finds the schema of a content file and the address of its page, and writes the JSON Schemas for editors. */
import { z } from 'zod';
import { searchPath } from '@website/forms/endpoints';
import { shared } from './company-bands.ts';
import { company, navigation, interfacePlaceholders, interfaceStrings, style } from './facts.ts';
import { acknowledgementPlaceholders, formPlaceholders, forms } from './forms.ts';
import { policyPlaceholders } from './legal-text.ts';
import { articlePage, industryPage, servicePage, singlePage, type PageKind } from './page-kinds.ts';
import { proofFiles } from './proof.ts';
import { redirects } from './redirects.ts';

/** The content files that are not pages. */
export const dataFiles = {
  'company.yaml': company,
  'navigation.yaml': navigation,
  'shared.yaml': shared,
  'interface.yaml': interfaceStrings,
  'forms.yaml': forms,
  'style.yaml': style,
  'redirects.yaml': redirects,
  'proof/cases.yaml': proofFiles.cases,
  'proof/client-quotes.yaml': proofFiles['client-quotes'],
  'proof/people.yaml': proofFiles.people,
  'proof/credentials.yaml': proofFiles.credentials,
  'proof/vacancies.yaml': proofFiles.vacancies,
} satisfies Record<string, z.ZodType>;

/** Returns the placeholders that stay in a file's texts. They are filled in later, when the text is shown. */
export function openPlaceholdersOf(file: string): readonly string[] {
  if (file === 'interface.yaml') return interfacePlaceholders;
  if (file === 'privacy-policy.yaml') return policyPlaceholders;
  return file === 'forms.yaml' ? [...formPlaceholders, ...acknowledgementPlaceholders] : [];
}

/** Folders in which all pages have the same kind. The address of such a page is the path of its file. */
export const folders = { services: 'service', industries: 'industry' } as const;

/** Folders without pages. Every other folder contains dated pages. */
const otherFolders: ReadonlySet<string> = new Set(['logos', 'proof', 'schemas']);

/** Pages with their own kind or address, by path below `content/`, in the order of the sitemap. */
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
  'search.yaml': { kind: 'search', path: searchPath },
  'not-found.yaml': { kind: 'not-found', path: '/404' },
};

export interface PageRole {
  page: PageKind;
  slug: string;
  path: string;
  /** The page's position in the site map. */
  rank: number;
}

/**
 * Returns the role of a file at a path such as `services/azure.yaml`; undefined if the folder contains no pages. A file
 * directly in `content/` is a page even if no table lists it. The address of such a page is made from the file's name.
 * A file in a folder of any other name is an article.
 */
export function roleOf(file: string): PageRole | { page: undefined } | undefined {
  if (Object.hasOwn(dataFiles, file)) return { page: undefined };
  const [, folder, slug] = /^(?:([^/]+)\/)?([^/]+)\.yaml$/.exec(file) ?? [];
  if (slug === undefined) return undefined;
  const order = Object.keys(singlePages);
  if (folder === undefined) {
    const namedPage = singlePages[file];
    const rank = namedPage ? order.indexOf(file) : order.length - 1.5;
    return { page: namedPage?.kind ?? 'free', slug, path: namedPage?.path ?? `/${slug}`, rank };
  }
  if (otherFolders.has(folder)) return undefined;
  const path = `/${folder}/${slug}`;
  if (!Object.hasOwn(folders, folder)) return { page: 'article', slug, path, rank: order.length - 1.2 };
  const rank = order.indexOf(`${folder}.yaml`) + 0.5;
  return { page: folders[folder as keyof typeof folders], slug, path, rank };
}

/** Returns the address of a file's page; undefined if the file is not a page. */
export function pathOfFile(file: string): string | undefined {
  const role = roleOf(file);
  return role?.page && role.path;
}

/** Files that a site may delete. Their links, menus and forms go with them. */
const removable: ReadonlySet<string> = new Set([
  'services.yaml',
  'industries.yaml',
  'about-us.yaml',
  'careers.yaml',
  'job-application.yaml',
  'contact-us.yaml',
  'search.yaml',
]);

/** Files that every site must have, because the code contains links to their pages. */
export const requiredFiles: readonly string[] = Object.keys(singlePages).filter(
  (file) => !removable.has(file),
);

const pageSchemas = { page: singlePage, service: servicePage, industry: industryPage, article: articlePage };
const schemaNameOf = (kind: PageKind): keyof typeof pageSchemas =>
  kind === 'service' || kind === 'industry' || kind === 'article' ? kind : 'page';

export const schemaOf = (kind: PageKind) => pageSchemas[schemaNameOf(kind)];

/** Returns the name of a data file's schema: the file's name without its folder and ending. */
const dataSchemaName = (file: string): string => file.replace(/^.*\/|\.yaml$/g, '');

/** Returns the first line of a content file: a comment that tells an editor the file's schema. */
export function schemaLine(file: string): string {
  const kind = roleOf(file)?.page;
  const name = kind === undefined ? dataSchemaName(file) : schemaNameOf(kind);
  return `# yaml-language-server: $schema=${file.includes('/') ? '../' : ''}schemas/${name}.json`;
}

/** Returns the text of every JSON Schema, by its file name below `content/schemas/`. */
export const jsonSchemas = (): Map<string, string> =>
  new Map(
    Object.entries({ ...dataFiles, ...pageSchemas }).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
      return [`${dataSchemaName(name)}.json`, `${JSON.stringify(json, undefined, 1)}\n`];
    }),
  );
