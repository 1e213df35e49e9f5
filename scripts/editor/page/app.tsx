/** The editor's page: the list of files, the form of one file, and the preview. */
import { useSyncExternalStore } from 'react';
import type { FileEntry, Path } from '../api.ts';
import type { DraftFault } from '../drafts.ts';
import type { Draft } from './draft-set.ts';
import { Field, Group } from './field.tsx';
import { AddPage, DeletePage } from './new-page.tsx';
import { faultSentence, idOf, kindOfFile, placeName } from './labels.ts';
import { Preview } from './preview.tsx';
import { isGroup } from './schema.ts';
import { store } from './store.ts';

const folderNames: Partial<Record<string, string>> = {
  '': 'Pages and the whole site',
  proof: 'Proof of your work',
};

function FileChoice({ chosen }: { chosen: FileEntry | undefined }) {
  const folders = Map.groupBy(store.files, ({ folder }) => folder);
  return (
    <label className="files">
      File
      <select value={chosen?.path ?? ''} onChange={({ target }) => (location.hash = target.value)}>
        {[...folders].map(([folder, files]) => (
          <optgroup
            key={folder}
            label={folderNames[folder] ?? folder.replace(/^[a-z]/, (letter) => letter.toUpperCase())}
          >
            {files.map(({ path }) => {
              const draft = store.drafts.get(path);
              const name = path.replace(/^.*\/|\.yaml$/g, '');
              return (
                <option key={path} value={path}>
                  {draft && store.drafts.isChanged(draft) ? `${name} (not saved)` : name}
                </option>
              );
            })}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Focuses the control at a path, or the nearest control above it. Opens all `details` around the control. */
function goTo(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const control = document.getElementById(idOf(path.slice(0, length)));
    if (!control) continue;
    for (let box = control.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      box.open = true;
    const target = control instanceof HTMLDetailsElement ? control.querySelector('summary') : control;
    target?.scrollIntoView({ block: 'center' });
    return target?.focus();
  }
}

/** Returns a fault as a sentence that begins with its file, if that is not the open one, and its field. */
function sentenceOf({ file, path, message }: DraftFault, open: FileEntry): string {
  const entry = store.files.find((candidate) => candidate.path === file) ?? { path: file, address: '' };
  const place = placeName(path, store.drafts.get(file)?.value, kindOfFile(entry));
  const sentence = faultSentence(place, message);
  return file === open.path ? sentence : `content/${file}: ${sentence}`;
}

/** The faults of the open file, and then those of other files. */
function FaultList({ draft: { file: open } }: { draft: Draft }) {
  if (store.faults.length === 0) return null;
  const isElsewhere = ({ file }: DraftFault): number => Number(file !== open.path);
  const faults = store.faults.toSorted((a, b) => isElsewhere(a) - isElsewhere(b));
  const show = async ({ file, path }: DraftFault): Promise<void> => {
    if (file !== open.path) await store.goTo(file);
    goTo(path);
  };
  return (
    <section aria-label="What has to be mended" className="fault-list">
      <h2>What has to be mended before saving</h2>
      <ul>
        {faults.map((fault) => {
          const sentence = sentenceOf(fault, open);
          const isShown = isElsewhere(fault) === 0 && fault.path.length === 0;
          return (
            <li key={`${fault.path.join('.')} ${sentence}`}>
              {isShown ? (
                sentence
              ) : (
                <button type="button" className="link" onClick={() => void show(fault)}>
                  {sentence}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Form({ draft }: { draft: Draft }) {
  const { schema, value, file, isDeleted = false } = draft;
  if (!isGroup(value)) return <p className="fault">This file has no fields. Mend it in a text editor.</p>;
  const field = { root: schema, path: [], kind: kindOfFile(file) };
  return (
    <section aria-label="Words" className="form">
      <h2>{`content/${file.path}`}</h2>
      {file.address !== undefined && <AddPage draft={draft} />}
      {file.isRemovable && <DeletePage isDeleted={isDeleted} />}
      <FaultList draft={draft} />
      {!isDeleted && (
        <>
          <div className="about">
            <p>
              Words in braces, such as {'{company}'}, stand for facts in the file “company”. Leave them as
              they are.
            </p>
          </div>
          {schema.properties ? (
            <Group {...field} schema={schema} value={value} />
          ) : (
            <Field
              {...field}
              schema={schema}
              value={value}
              name={file.path}
              isRequired
              set={() => undefined}
            />
          )}
        </>
      )}
    </section>
  );
}

export function App() {
  useSyncExternalStore(store.subscribe, store.version);
  const { draft } = store;
  return (
    <>
      <header>
        <h1>Edit the site</h1>
        <FileChoice chosen={draft?.file} />
        {draft && (
          <>
            <button
              type="button"
              className="main-action"
              aria-disabled={store.isSaving}
              onClick={() => void store.save()}
            >
              {store.isSaving ? 'Saving …' : 'Save'}
            </button>
            <button type="button" onClick={() => void store.discard()}>
              Discard changes
            </button>
            <button
              type="button"
              className="to-preview"
              onClick={() => document.getElementById('preview')?.scrollIntoView()}
            >
              See the page
            </button>
          </>
        )}
        <p role="status">{store.status}</p>
      </header>
      {draft && (
        <main key={draft.file.path}>
          <Form draft={draft} />
          <div className="aside" id="preview">
            <Preview draft={draft} />
          </div>
        </main>
      )}
      <datalist id="addresses">
        {store.choices?.pages.map(({ value }) => (
          <option key={value}>{value}</option>
        ))}
      </datalist>
    </>
  );
}
