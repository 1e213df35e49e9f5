/** Reads the built site for the checks of the gate. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answersSchema,
  builtFiles,
  routeTableSchema,
  type Receipt,
  type ReturnedForm,
} from '@website/forms/built-site';
import { contactForm } from '@website/forms/contact-form';
import type { KeptFacts, YourMessageView } from '@website/forms/your-message';
import { wireNames } from '@website/forms/endpoints';
import { type FormDefinition, fieldsOf } from '@website/forms/form';
import { applicationForm } from '@website/forms/job-application-form';
import { answerPages } from '@website/server/start';
import type { z } from 'zod';
import { Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';

export interface BuiltPage {
  /** The file below `dist/site`, or the name and the state of an answer page. */
  file: string;
  /** The address; undefined for error pages and answer pages. */
  path: string | undefined;
  html: string;
  document: HtmlElement;
}

export interface BuiltSite {
  pages: BuiltPage[];
  /** The addresses of all public files. */
  files: Set<string>;
  /** The targets of old addresses. */
  redirects: Readonly<Record<string, string>>;
  /** Returns the absolute path of a file of the site. */
  pathOf: (address: string) => string;
}

/** Returns a value for every field that a visitor fills in. */
const valuesOf = (form: FormDefinition): Record<string, string> =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(([, { kind }]) => kind !== 'choice')
      .map(([name, { kind }]) => [name, kind === 'checkbox' ? 'on' : 'words']),
  );

const receiptOf = (form: FormDefinition): Receipt => ({
  reference: 'K7QM-3TXW',
  at: 0,
  values: valuesOf(form),
  file: { name: 'words.pdf', size: 1024 },
});

/** Makes a returned form for each possible reason. */
function returnedForms(form: FormDefinition): Record<string, ReturnedForm> {
  const values = valuesOf(form);
  const names = [...Object.keys(values), wireNames.idempotencyField];
  const errors = names.map((field) => ({ field, message: 'words' }));
  const failed = { values, errors: [], detail: 'words' };
  return {
    failed: { ...failed, values: { ...values, [wireNames.idempotencyField]: 'key' } },
    limited: { ...failed, waitSeconds: 600 },
    refused: { ...failed, errors },
  };
}

/** Reads a file that the build wrote for the server. */
export const readForServer = <Content>(dist: string, file: string, schema: z.ZodType<Content>): Content =>
  schema.parse(JSON.parse(readFileSync(join(dist, 'server', file), 'utf8')));

/** Queries of the search: one that finds pages, one that finds none, and one that the server does not answer. */
const searchStates = [
  ['found', 'contact', false],
  ['nothing found', 'xqzwvk"<', false],
  ['busy', 'contact', true],
] as const;

/** The states of the page behind the link of a receipt. */
const messageStates = (): [state: string, view: YourMessageView][] => {
  const link = { id: 'id', key: 'key' };
  const facts: KeptFacts = {
    form: applicationForm.name,
    reference: 'K7QM-3TXW',
    receivedAt: 0,
    fields: ['name', 'phone'],
    email: 'a…@example.org',
    file: { type: 'PDF', size: 1024 },
    mail: { trace: 'delivered', at: 0 },
    deletedAt: 1,
  };
  return [
    ['shown', { page: 'shown', ...link, facts }],
    ['confirm', { page: 'confirm', ...link, facts }],
    ['erased', { page: 'erased', form: applicationForm.name, trace: 'delivered' }],
    ['gone', { page: 'gone' }],
    ['unknown', { page: 'unknown' }],
    ['too many', { page: 'too-many', waitSeconds: 60 }],
    ['unavailable', { page: 'unavailable' }],
  ];
};

/** Draws the answer pages in all of their states, as visitors get them. */
function readAnswers(dist: string): (readonly [file: string, html: string])[] {
  const answers = readForServer(dist, builtFiles.answers, answersSchema);
  const pages = answerPages(answers, join(dist, 'server', builtFiles.answerModule));
  const { search, yourMessage } = pages;
  // Undefined if the site has no search page.
  const near = pages.notFound('/contact');
  const forms = { contact: contactForm, application: applicationForm };
  return [
    ...(['contact', 'application'] as const).flatMap((name): [string, string][] => {
      const drawn = pages.forms[name];
      if (!drawn) return [];
      return [
        [`${name}-sent.html`, drawn.sent(receiptOf(forms[name]))],
        ...Object.entries(returnedForms(forms[name])).map(([reason, returned]): [string, string] => [
          `${name}-returned.html (${reason})`,
          drawn.returned(returned),
        ]),
      ];
    }),
    ...(search
      ? searchStates.map(
          ([state, query, isBusy]) => [`search.html (${state})`, search(query, isBusy)] as const,
        )
      : []),
    ...(yourMessage
      ? messageStates().map(([state, view]) => [`your-message.html (${state})`, yourMessage(view)] as const)
      : []),
    ...(near === undefined ? [] : [['not-found.html (similar pages)', near] as const]),
  ];
}

const list = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));

/** Reads `dist/`. Throws if there is no build. */
export async function readBuiltSite(dist: string): Promise<BuiltSite> {
  const site = join(dist, 'site');
  const { routes, redirects } = readForServer(dist, builtFiles.routes, routeTableSchema);
  const pathOfFile = new Map(Object.entries(routes).map(([path, file]) => [file, path]));
  const parser = new Parser(await new StaticConfigLoader({ extends: [] }).getConfigFor(''));
  const pageOf = (file: string, html: string): BuiltPage => {
    const path = pathOfFile.get(file);
    return { file, path, html, document: parser.parseHtml(html) };
  };
  const answers = readAnswers(dist).map(([file, html]) => pageOf(file, html));
  const documents = list(site, '**/*.html').map((file) =>
    pageOf(file, readFileSync(join(site, file), 'utf8')),
  );
  const pages = [...documents, ...answers];
  const files = new Set(list(site, '**/*.*').map((file) => `/${file}`));
  return { pages, files, redirects, pathOf: (address) => join(site, address) };
}
