/** The state of the editor: the files, the drafts of this visit, and the server's answers about the open draft. */
import type { Checked, Choices, FileEntry, OpenedFile, Path, Schema } from '../api.ts';
import type { DraftFault } from '../drafts.ts';
import { mergeIntoSource, readValue } from '../merge.ts';
import type { Touches } from '../touches.ts';
import { get, post, RefusedRequest } from './server.ts';

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
  faults: DraftFault[];
  advice: DraftFault[];
  touched: Touches | undefined;
  /** The address of the preview. */
  preview: string | undefined;
  /** The reason why there is no preview; empty if there is one. */
  previewFault: string;
}

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

const printed = (text: string): string => mergeIntoSource(text, readValue(text));

class EditorStore {
  files: FileEntry[] = [];
  choices: Choices | undefined;
  draft: Draft | undefined;
  theme: Theme = 'light';
  /** A sentence about the last action. */
  status = '';
  readonly drafts = new Map<string, Draft>();
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

  textOf(draft: Draft): string {
    return mergeIntoSource(draft.source, draft.value);
  }

  isChanged(draft: Draft): boolean {
    return this.textOf(draft) !== draft.unchanged;
  }

  async load(): Promise<void> {
    const { files, choices } = await get<{ files: FileEntry[]; choices: Choices }>('files');
    this.files = files;
    this.choices = choices;
    this.tell();
  }

  /** Shows a file. If the file has a draft of this visit, shows the draft. */
  async open(path: string): Promise<void> {
    const file = this.files.find((candidate) => candidate.path === path) ?? this.files[0];
    if (!file || (this.draft && this.drafts.get(file.path) === this.draft)) return;
    try {
      const draft = this.drafts.get(file.path) ?? (await this.#read(file));
      this.drafts.set(file.path, draft);
      this.draft = draft;
      this.tell('');
      await this.judge();
    } catch (error) {
      this.tell(sentenceOf(error));
    }
  }

  /** Shows a file and writes its name into the address. */
  async #goTo(path: string, status: string): Promise<void> {
    location.hash = path;
    await this.open(path);
    this.tell(status);
  }

  async #read(file: FileEntry): Promise<Draft> {
    const { text, schema } = await get<OpenedFile>(`file?path=${encodeURIComponent(file.path)}`);
    return {
      file,
      schema,
      saved: text,
      unchanged: printed(text),
      source: text,
      value: readValue(text),
      faults: [],
      advice: [],
      touched: undefined,
      preview: undefined,
      previewFault: '',
    };
  }

  /** Makes a new page with the words of the open page. */
  addLike({ file, ...draft }: Draft, name: string): void {
    const path = `${file.folder}/${name}.yaml`;
    if (this.files.some((other) => other.path === path)) return this.tell(`There is ${path} already.`);
    const added = { ...file, path, address: `/${file.folder}/${name}` };
    this.files = [...this.files, added].toSorted((a, b) => a.path.localeCompare(b.path));
    this.drafts.set(path, {
      ...draft,
      file: added,
      saved: undefined,
      unchanged: undefined,
      source: this.textOf({ file, ...draft }),
      value: structuredClone(draft.value),
    });
    location.hash = path;
  }

  /** Fields must call this after each change of the draft's value. */
  changed(status = ''): void {
    this.tell(status);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.judge(), pause);
  }

  /** Asks the server to check the open draft. Ignores answers to earlier requests. */
  async judge(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.#judging?.abort();
    this.#judging = new AbortController();
    const { signal } = this.#judging;
    const { path } = draft.file;
    try {
      const text = this.textOf(draft);
      const about = {
        path,
        text,
        before: draft.saved ?? '',
        theme: this.theme,
        page: draft.file.address ?? '/',
      };
      Object.assign(draft, await post<Checked>('check', about, signal));
      this.tell();
      if (draft.faults.length === 0) await this.#showPage(draft, about, signal);
      draft.touched = await post<Touches>('touches', about, signal);
      this.tell();
    } catch (error) {
      if (!signal.aborted) this.tell(sentenceOf(error));
    }
  }

  async #showPage(draft: Draft, about: object, signal: AbortSignal): Promise<void> {
    const { address, fault = '' } = await post<{ address?: string; fault?: string }>('page', about, signal);
    if (address !== undefined) draft.preview = address;
    draft.previewFault = fault;
    this.tell();
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    if (!this.isChanged(draft)) return this.tell('There is nothing to save.');
    const text = this.textOf(draft);
    clearTimeout(this.#timer);
    this.#judging?.abort();
    this.tell('Checking and saving …');
    try {
      const { faults } = await post<Checked>('save', {
        path: draft.file.path,
        text,
        before: draft.saved ?? null,
      });
      draft.faults = faults;
      if (faults.length > 0)
        return this.tell('Not saved. The reasons stand beside the fields and above the form.');
      Object.assign(draft, { saved: text, unchanged: text, source: text });
      this.tell(`Saved: content/${draft.file.path}`);
      await this.judge();
    } catch (error) {
      this.tell(sentenceOf(error));
    }
  }

  /** Discards the changes that are not saved. */
  async discard(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    const { path } = draft.file;
    this.drafts.delete(path);
    if (draft.saved === undefined) this.files = this.files.filter((file) => file.path !== path);
    const next = draft.saved === undefined ? (this.files[0]?.path ?? '') : path;
    await this.#goTo(next, `Your changes of content/${path} are discarded.`);
  }

  async remove(): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    if (draft.saved === undefined) return this.discard();
    const { path } = draft.file;
    try {
      const { namedIn } = await post<{ namedIn: string[] }>('delete', { path, before: draft.saved });
      this.drafts.delete(path);
      await this.load();
      const rest = namedIn.length > 0 ? ` These files name the page still: ${namedIn.join(', ')}.` : '';
      await this.#goTo(this.files[0]?.path ?? '', `Deleted: content/${path}.${rest}`);
    } catch (error) {
      this.tell(sentenceOf(error));
    }
  }
}

export const store = new EditorStore();

const isSame = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

const messagesAt = (all: readonly DraftFault[] = [], path: Path): string[] =>
  all.filter((fault) => isSame(fault.path, path)).map(({ message }) => message);

/** Returns the messages of the check about the value at a path. */
export const faultsAt = (path: Path): string[] => messagesAt(store.draft?.faults, path);
export const adviceAt = (path: Path): string[] => messagesAt(store.draft?.advice, path);
