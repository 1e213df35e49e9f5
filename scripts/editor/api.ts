/** What the editor's page and the development server tell each other. */
import type { DraftFault } from './drafts.ts';

export type Path = readonly (string | number)[];

/** A content file that can be edited. */
export interface FileEntry {
  /** The path below `content/`, such as `services/azure.yaml`. */
  path: string;
  /** The folder below `content/`; empty for a file directly in it. */
  folder: string;
  /** The address of the file's page; undefined if the file is no page. */
  address: string | undefined;
  /** Whether the folder is one in which pages can be added and deleted. */
  isRemovable: boolean;
}

/** A name that a text may have, and the address of its picture if it stands for one. */
export interface Choice {
  value: string;
  image?: string;
}

/** The names that exist, by what they name. */
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

/** A file as the editor opens it. */
export interface OpenedFile {
  text: string;
  schema: Schema;
}

/** What the checker says about a draft. A draft with faults is not saved; advice is no condition. */
export interface Checked {
  faults: DraftFault[];
  advice: DraftFault[];
}
