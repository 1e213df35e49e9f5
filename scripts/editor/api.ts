/** The data that the editor's page and the development server exchange. */
import type { DraftFault } from './drafts.ts';

export type Path = readonly (string | number)[];

/** A content file that can be edited. */
export interface FileEntry {
  /** The path below `content/`, such as `services/azure.yaml`. */
  path: string;
  /** The folder below `content/`; empty for a file directly in it. */
  folder: string;
  /** The address of the file's page; undefined if the file is not a page. */
  address: string | undefined;
  /** Whether the site can do without the file. */
  isRemovable: boolean;
}

/** A name that a text may have. If the name is that of a picture, also the picture's address. */
export interface Choice {
  value: string;
  image?: string;
}

/** The existing names, by kind. */
export interface Choices {
  banners: Choice[];
  heroes: Choice[];
  pictures: Choice[];
  drawings: Choice[];
  films: Choice[];
  people: Choice[];
  credentials: Choice[];
  /** Files in `content/logos`. */
  logos: Choice[];
  icons: Choice[];
  /** Addresses of pages. */
  pages: Choice[];
  /** Names of pages, as menus and the proof of the company's work name them. */
  services: Choice[];
  industries: Choice[];
  singlePages: Choice[];
  proofPages: Choice[];
  cards: Choice[];
}

/** The part of JSON Schema that the schemas of the content use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  enum?: string[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** A file when the editor has opened it. */
export interface OpenedFile {
  /** Null if there is no such file. */
  text: string | null;
  schema: Schema;
  /** The first line of the file, which leads editors to its schema. */
  schemaLine: string;
}

/** A file with changes that are not saved. */
export interface Change {
  path: string;
  /** Null if the file is deleted. */
  text: string | null;
  /** The text that the editor opened; null for a new file. */
  before: string | null;
}

/** The result of a save: the faults, or the files that somebody else has changed. Without any, all files are saved. */
export interface Saved {
  faults: DraftFault[];
  /** The present texts of files that are not as the editor opened them; null for a file that is deleted. */
  outside: Pick<Change, 'path' | 'text'>[];
}

/** The result of a check. A draft with faults is not saved; advice does not prevent a save. */
export interface Checked {
  faults: DraftFault[];
  advice: DraftFault[];
}
