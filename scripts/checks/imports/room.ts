/**
 * Who may import whom. This table is the rule: `docs/architecture.md` shows it, and the check compares the
 * two. The first room that a file fits is its own. A file may import what stands in its own folder and below,
 * and what its room lists: types count like values unless they are listed as `types`.
 */
export interface Room {
  /** Patterns of its files. */
  files: readonly string[];
  /** Patterns of the doors that are open to it. */
  may: readonly string[];
  /** Doors through which only types may come. */
  types?: readonly string[];
  /** Packages; `node:` stands for all of Node's own. Left out: any. */
  packages?: readonly string[];
  /** What a reader of the table has to know. */
  note?: string;
}
