/**
 * A copy of the site's own content, to make mistakes in. The words and the order of the site may change, and pages may
 * be added: so a test names a place of a file by its keys, and looks for words only in what it has written itself.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isSeq, parseDocument, type Document } from 'yaml';
import { contentFaults } from '../../../packages/site/reading/read.ts';

/** Keys and indexes from the top of a file. */
type Path = readonly (string | number)[];

export interface ContentCopy {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces a part of a file that the test has written, and says in which line it stands. */
  spoil: (file: string, part: string, by: string) => number;
  /** What stands at a place, as plain data. */
  get: (file: string, path: Path) => unknown;
  /** Puts a value at a place; undefined takes away what is there. */
  set: (file: string, path: Path, value: unknown) => void;
  /** Puts a value first in a list. */
  prepend: (file: string, path: Path, value: unknown) => void;
  /** The place of the first band of a kind. */
  band: (file: string, kind: string) => Path;
  /** Puts a page first into the first column of a menu. */
  addToMenu: (menu: 'services' | 'industries', page: string) => void;
  /** Puts a link to an address on the page about industries. */
  link: (href: string) => void;
  /** The faults of the copy. */
  check: (wanted?: string) => string[];
  remove: () => void;
}

/** What is done to a file's document, given how a file is read and written. */
function documentEdits(read: ContentCopy['read'], write: ContentCopy['write']) {
  const edit = (file: string, change: (document: Document.Parsed) => void): void => {
    const document = parseDocument(read(file));
    change(document);
    write(file, document.toString());
  };
  const get: ContentCopy['get'] = (file, path) => {
    let found: unknown = parseDocument(read(file)).toJS();
    for (const key of path) found = (found as Record<string | number, unknown>)[key];
    return found;
  };
  const prepend: ContentCopy['prepend'] = (file, path, value) =>
    edit(file, (document) => {
      const list = document.getIn(path);
      if (!isSeq(list)) throw new Error(`${file} has no list at ${path.join('.')}`);
      list.items.unshift(document.createNode(value));
    });
  const set: ContentCopy['set'] = (file, path, value) =>
    edit(file, (document) =>
      value === undefined ? document.deleteIn(path) : document.setIn(path, document.createNode(value)),
    );
  const band: ContentCopy['band'] = (file, kind) => {
    const at = (get(file, ['bands']) as { kind: string }[]).findIndex((one) => one.kind === kind);
    if (at < 0) throw new Error(`${file} has no band of kind ${kind}`);
    return ['bands', at];
  };
  return {
    get,
    prepend,
    set,
    band,
    link: (href) => {
      const file = 'industries.yaml';
      set(file, [...band(file, 'prose'), 'link'], { label: 'Read more', href });
    },
    addToMenu: (menu, page) => prepend('navigation.yaml', [menu, 0, 'pages'], page),
  } satisfies Partial<ContentCopy>;
}

export function copyContent(): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    read,
    write,
    ...documentEdits(read, write),
    spoil: (file, part, by) => {
      const before = read(file);
      const at = before.indexOf(part);
      if (at < 0) throw new Error(`${file} has no ${part}`);
      write(file, before.slice(0, at) + by + before.slice(at + part.length));
      return before.slice(0, at).split('\n').length;
    },
    check: (wanted) =>
      contentFaults('.', { settings: { retentionDays: 180, applicationRetentionDays: 180 } }, wanted, folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A service as its author writes it, to make mistakes in: the words of the site may change, and the tests stay. */
export const exampleService = `name: Azure
summary: Azure foundations, security, cost control and migration.
card: azure-and-cloud
meta:
  title: Azure Consulting, Cost Control and Migration
  description: >-
    Azure set up as code: capacity that follows load, private networks, a bill each team can read,
    sandboxes for trials and migration in rehearsed waves.
bands:
  - kind: banner
    title: Azure
    subtitle: Pay for the load you carry.
    picture: azure
  - kind: feature-tabs
    heading: A cloud with an owner
    intro: An introduction.
    areas:
      - title: Scalable
        icon: scale
        heading: What it is about
        illustration: azure/scalable
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Secure
        icon: shield
        heading: What it is about
        illustration: azure/secure
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Cost Effective
        icon: coins
        heading: What it is about
        illustration: azure/cost-effective
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Innovative
        icon: spark
        heading: What it is about
        illustration: azure/innovative
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
      - title: Cloud Migration
        icon: cloud-up
        heading: What it is about
        illustration: azure/cloud-migration
        subheading: One sentence about it.
        bullets:
          - The first bullet
          - The second bullet
          - The third bullet
          - The fourth bullet
  - kind: quote
    text: We call ourselves {company.claims.mindset}.
    source: "{company}"
  - kind: related-topics
    heading: Related services
    pages:
      - /services/sharepoint
      - /services/cloud-advisory
      - /services/platform-engineering
  - kind: call-to-action
`;
