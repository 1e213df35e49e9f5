/** The drafts of this visit: files with the changes that a person has made. */
import type { Change, FileEntry, OpenedFile, Schema } from '../api.ts';
import { mergeIntoSource, readValue } from '../merge.ts';
import { mergeValues } from '../merge-values.ts';
import { kindOfFile, placeName } from './labels.ts';
import { addLine, removeLine } from './navigation.ts';
import { emptyValue, isGroup } from './schema.ts';

/** A file with changes that may not be saved yet. The fields change `value` in place. */
export interface Draft {
  file: FileEntry;
  schema: Schema;
  /** The text of the file on the disk; undefined for a new file. */
  saved: string | undefined;
  /** The text that a save without changes would write. */
  unchanged: string | undefined;
  /** The text into which the value is merged. */
  source: string;
  value: unknown;
  /** For a new page: where the navigation names it. */
  place?: string;
  /** Whether a save deletes the file. */
  isDeleted?: boolean;
  /** The address of the preview. */
  preview?: string;
  /** The reason why there is no preview; empty if there is one. */
  previewFault?: string;
}

export const navigationFile = 'navigation.yaml';

/** Makes the draft of a file that is on the disk. */
export const savedDraft = (file: FileEntry, schema: Schema, text: string): Draft => ({
  file,
  schema,
  saved: text,
  unchanged: mergeIntoSource(text, readValue(text)),
  source: text,
  value: readValue(text),
});

/** Returns the folder of the pages that can be added from an open page: its own, or that of an overview's articles. */
export function folderOfNew({ file, value }: Draft): string {
  const bands = isGroup(value) && Array.isArray(value['bands']) ? value['bands'] : [];
  const isOverview = bands.some((band) => isGroup(band) && band['kind'] === 'archive');
  return isOverview ? file.path.replace(/\.yaml$/, '') : file.folder;
}

/**
 * Makes the draft of a new page. It begins with the words of a page in the same folder, without the other names and the
 * comments of this page, because those are about this page alone.
 */
export function newDraft(
  path: string,
  { schema, schemaLine }: OpenedFile,
  like: Draft,
  place: string | undefined,
): Draft {
  const folder = folderOfNew(like);
  const copy = folder === like.file.folder ? structuredClone(like.value) : emptyValue(schema, schema);
  const { otherNames: _names, updated: _day, landing: _landing, ...words } = isGroup(copy) ? copy : {};
  const value = {
    ...words,
    ...('date' in words && { date: new Date().toISOString().slice(0, 10) }),
    ...(place === 'landing' && { landing: true }),
  };
  return {
    file: { path, folder, address: `/${path.replace(/\.yaml$/, '')}`, isRemovable: true },
    schema,
    saved: undefined,
    unchanged: undefined,
    // The merge keeps the line above the first key.
    source: `${schemaLine}\n${Object.keys(value)[0] ?? 'name'}: new\n`,
    value,
    ...(place !== undefined && { place }),
  };
}

/** Adds and removes the lines of new and deleted pages in the value of the navigation. */
function setLines(navigation: unknown, drafts: Iterable<Draft>): void {
  for (const { file, place, isDeleted } of drafts)
    if (isDeleted) removeLine(navigation, file.path);
    else if (place !== undefined) addLine(navigation, file.path, place);
}

/** The drafts by path. New and deleted pages have their lines in the navigation changed with them. */
export class DraftSet extends Map<string, Draft> {
  /** Returns the text that a save writes; undefined for a file that it deletes. */
  textOf({ file, source, value, isDeleted }: Draft): string | undefined {
    if (isDeleted) return undefined;
    if (file.path !== navigationFile) return mergeIntoSource(source, value);
    const navigation = structuredClone(value);
    setLines(navigation, this.values());
    return mergeIntoSource(source, navigation);
  }

  isChanged = (draft: Draft): boolean => this.textOf(draft) !== draft.unchanged || draft.saved === undefined;

  /** Returns all changes that are not saved. */
  changes(): Change[] {
    return [...this.values()].filter(this.isChanged).map((draft) => ({
      path: draft.file.path,
      text: this.textOf(draft) ?? null,
      before: draft.saved ?? null,
    }));
  }

  /** Notes that changes are saved. */
  noteSaved(changes: readonly Change[]): void {
    const navigation = this.get(navigationFile);
    if (navigation) setLines(navigation.value, this.values());
    for (const { path, text } of changes) {
      const draft = this.get(path);
      if (text === null) this.delete(path);
      else if (draft) Object.assign(draft, { saved: text, unchanged: text, source: text, place: undefined });
    }
  }

  /**
   * Takes over what somebody else has changed in a file since it was opened. Fields that the person has changed keep
   * the person's words.
   * @param text null if the file is deleted
   * @returns a sentence about what the person has to look at; undefined if the save can go on
   */
  takeOver({ path, text }: Pick<Change, 'path' | 'text'>): string | undefined {
    const draft = this.get(path);
    if (!draft) return undefined;
    const { file, schema, saved, isDeleted } = draft;
    if (saved === undefined) return `There is content/${path} already. Add your page with another address.`;
    if (text === null) {
      if (isDeleted) this.delete(path);
      Object.assign(draft, { saved: undefined, unchanged: undefined });
      return `Somebody else has deleted content/${path}. Save again to write it again, or discard your changes.`;
    }
    const now = savedDraft(file, schema, text);
    const { value, clashes } = mergeValues(readValue(saved), draft.value, now.value);
    Object.assign(draft, now, { value, isDeleted: false });
    if (isDeleted) return `Somebody else has changed content/${path}. Look at it before you delete it.`;
    const names = clashes.map((clash) => placeName(clash, value, kindOfFile(file)));
    return names.length === 0
      ? undefined
      : `Somebody else has also changed content/${path}: ${names.join('; ')}. Your words stand in the form. Save again to write them.`;
  }
}
