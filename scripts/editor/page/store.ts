/** The state of the editor: the files, the drafts of this visit, and the server's answers about them. */
import type { Change, Checked, Choices, FileEntry, OpenedFile, Path, Saved } from '../api.ts';
import type { DraftFault } from '../drafts.ts';
import { type Draft, DraftSet, folderOfNew, navigationFile, newDraft, savedDraft } from './draft-set.ts';
import { get, post, RefusedRequest } from './server.ts';

/** Milliseconds between the last key and the request to check the draft. */
const pause = 350;

export const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

function sentenceOf(error: unknown): string {
  if (error instanceof RefusedRequest) return error.message;
  // The browser throws a TypeError if the server does not answer.
  if (error instanceof TypeError) return 'The editor does not answer. Is npm run edit still running?';
  return `The editor has failed: ${String(error)}`;
}

/** Returns a sentence about what a save has done. */
function savedSentence(changes: readonly Change[]): string {
  const names = (isMeant: (change: Change) => boolean): string =>
    changes
      .filter(isMeant)
      .map(({ path }) => `content/${path}`)
      .join(', ');
  const [written, deleted] = [names(({ text }) => text !== null), names(({ text }) => text === null)];
  return [written && `Saved: ${written}`, deleted && `Deleted: ${deleted}`].filter(Boolean).join('. ');
}

const fileRequest = (path: string): string => `file?path=${encodeURIComponent(path)}`;

class EditorStore {
  files: FileEntry[] = [];
  choices: Choices | undefined;
  draft: Draft | undefined;
  theme: Theme = 'light';
  /** A sentence about the last action. */
  status = '';
  isSaving = false;
  /** The faults of all drafts, and those that they cause in other files. */
  faults: DraftFault[] = [];
  /** Advice about the open file. */
  advice: DraftFault[] = [];
  readonly drafts = new DraftSet();
  /** The file that the person has asked for last. */
  #wanted: string | undefined;
  #version = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #judging: AbortController | undefined;
  readonly #listeners = new Set<() => void>();

  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sets the status, and lets React draw the page again. */
  tell(status = this.status): void {
    this.status = status;
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  /** Reads the lists of files and names. New pages that are not saved stay in the list. */
  async load(): Promise<void> {
    const { files, choices } = await get<{ files: FileEntry[]; choices: Choices }>('files');
    const unsaved = [...this.drafts.values()].filter(({ saved }) => saved === undefined);
    this.choices = choices;
    this.#list([...files, ...unsaved.map(({ file }) => file)]);
    const navigation = files.find(({ path }) => path === navigationFile);
    if (navigation && !this.drafts.has(navigationFile)) await this.#read(navigation);
    this.tell();
  }

  #list(files: FileEntry[]): void {
    this.files = files.toSorted((a, b) => a.folder.localeCompare(b.folder) || a.path.localeCompare(b.path));
  }

  /** Shows a file, and a sentence. If the file has changes of this visit, shows it with them. */
  async open(path: string, status = ''): Promise<void> {
    const file = this.files.find((candidate) => candidate.path === path) ?? this.files[0];
    this.#wanted = file?.path;
    if (!file || (this.draft && this.drafts.get(file.path) === this.draft)) return;
    try {
      const kept = this.drafts.get(file.path);
      const draft = kept && this.drafts.isChanged(kept) ? kept : await this.#read(file);
      if (this.#wanted !== file.path) return;
      this.draft = draft;
      this.tell(status);
      await this.judge();
    } catch (error) {
      this.tell(sentenceOf(error));
    }
  }

  /** Shows a file and writes its name into the address. */
  async goTo(path: string, status = ''): Promise<void> {
    // This change of the address sends no event, so the file is not opened twice.
    history.pushState(null, '', `#${path}`);
    await this.open(path, status);
  }

  async #read(file: FileEntry): Promise<Draft> {
    const { text, schema } = await get<OpenedFile>(fileRequest(file.path));
    if (text === null) throw new RefusedRequest(`There is no content/${file.path} any more.`);
    const draft = savedDraft(file, schema, text);
    this.drafts.set(file.path, draft);
    return draft;
  }

  /** Makes a new page from the open page. `place` is its place in the navigation. */
  async add(name: string, place: string | undefined): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const path = [folderOfNew(draft), `${name}.yaml`].filter(Boolean).join('/');
    if (this.files.some((other) => other.path === path)) return this.tell(`There is ${path} already.`);
    try {
      const added = newDraft(path, await get<OpenedFile>(fileRequest(path)), draft, place);
      this.drafts.set(path, added);
      this.#list([...this.files, added.file]);
      await this.goTo(path);
    } catch (error) {
      this.tell(sentenceOf(error));
    }
  }

  /** Fields must call this after each change of the draft's value. */
  changed(status = ''): void {
    this.tell(status);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.judge(), pause);
  }

  /** Asks the server to check the drafts and to draw the open page. Ignores answers to earlier requests. */
  async judge(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.#judging?.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    const { path, address = '/' } = draft.file;
    try {
      const about = { path, changes: this.drafts.changes(), theme: this.theme, page: address };
      Object.assign(this, await post<Checked>('check', about, signal));
      this.tell();
      if (this.faults.length > 0 || draft.isDeleted) return;
      const page = await post<{ address?: string; fault?: string }>('page', about, signal);
      if (page.address !== undefined) draft.preview = page.address;
      draft.previewFault = page.fault ?? '';
      this.tell();
    } catch (error) {
      if (!signal.aborted) this.tell(sentenceOf(error));
    }
  }

  /** Saves all changes of this visit together. A second call during a save does nothing. */
  async save(): Promise<void> {
    if (this.isSaving || !this.draft) return;
    // A second press leaves the sentence about the first one.
    if (this.drafts.changes().length === 0) return this.tell(this.status || 'There is nothing to save.');
    clearTimeout(this.#timer);
    this.#judging?.abort();
    this.isSaving = true;
    this.tell('Checking and saving …');
    const status = await this.#send().catch(sentenceOf);
    this.isSaving = false;
    this.tell(status);
    await (this.drafts.has(this.draft.file.path)
      ? this.judge()
      : this.goTo(this.files[0]?.path ?? '', status));
  }

  /** Sends all changes. Returns a sentence about the result. */
  async #send(): Promise<string> {
    const changes = this.drafts.changes();
    const { faults, outside } = await post<Saved>('save', { path: this.draft?.file.path, changes });
    if (outside.length > 0) {
      const sentences = outside.flatMap((file) => this.drafts.takeOver(file) ?? []);
      return sentences.length > 0 ? `Not saved. ${sentences.join(' ')}` : this.#send();
    }
    this.faults = faults;
    if (faults.length > 0) return 'Not saved. The reasons stand beside the fields and above the form.';
    this.drafts.noteSaved(changes);
    if (changes.some(({ text, before }) => text === null || before === null)) await this.load();
    return savedSentence(changes);
  }

  /** Discards the changes of the open file. */
  async discard(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const { path } = draft.file;
    this.drafts.delete(path);
    if (draft.saved === undefined) this.files = this.files.filter((file) => file.path !== path);
    const next = draft.saved === undefined ? (this.files[0]?.path ?? '') : path;
    await this.goTo(next, `Your changes of content/${path} are discarded.`);
  }

  /** Notes that the next save deletes the open page, or that it does not. A new page is discarded. */
  async setDeleted(isDeleted: boolean): Promise<void> {
    const { draft } = this;
    if (draft?.saved === undefined) return this.discard();
    draft.isDeleted = isDeleted;
    this.tell('');
    await this.judge();
  }
}

export const store = new EditorStore();

const isSame = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

const messagesAt = (all: readonly DraftFault[], path: Path): string[] =>
  all
    .filter((fault) => fault.file === store.draft?.file.path && isSame(fault.path, path))
    .map(({ message }) => message);

/** Returns the messages of the check about the value at a path. */
export const faultsAt = (path: Path): string[] => messagesAt(store.faults, path);
export const adviceAt = (path: Path): string[] => messagesAt(store.advice, path);
