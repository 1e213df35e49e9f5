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
  /** Whether a person can add and delete pages in this folder. */
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
  icons: Choice[];
  pages: Choice[];
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
  text: string;
  schema: Schema;
}

/** The result of a check. A draft with faults is not saved; advice does not prevent a save. */
export interface Checked {
  faults: DraftFault[];
  advice: DraftFault[];
}
