/** Adds and deletes pages, with their lines in the navigation. */
import { type SyntheticEvent, useState } from 'react';
import { type Draft, folderOfNew, navigationFile } from './draft-set.ts';
import { placeOf, placesFor } from './navigation.ts';
import { store } from './store.ts';

/** A form that adds a page like the open one. On the overview of articles it adds an article. */
export function AddPage({ draft }: { draft: Draft }) {
  const [name, setName] = useState('');
  const folder = folderOfNew(draft);
  const navigation = store.drafts.get(navigationFile)?.value;
  const places = placesFor(navigation, folder);
  const [chosen, choose] = useState(placeOf(navigation, draft.file.path) ?? places[0]?.value);
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) void store.add(name, chosen);
    else
      store.tell('The end of the address must be lower-case words joined by hyphens, such as data-backup.');
  };
  const isCopy = folder === draft.file.folder;
  return (
    <details className="pages">
      <summary>{isCopy ? 'Add a page like this one' : 'Add an article'}</summary>
      <form onSubmit={add}>
        <label htmlFor="new-page">The end of the new page’s address, such as data-backup</label>
        <input id="new-page" value={name} onChange={({ target }) => setName(target.value)} />
        {places.length > 0 && (
          <>
            <label htmlFor="new-place">Its place in the menus</label>
            <select id="new-place" value={chosen} onChange={({ target }) => choose(target.value)}>
              {places.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </>
        )}
        <button type="submit">
          {isCopy ? 'Add a page that begins with these words' : 'Add the article'}
        </button>
      </form>
    </details>
  );
}

export const DeletePage = ({ isDeleted }: { isDeleted: boolean }) => (
  <p>
    {isDeleted && 'Saving deletes this page and its line in the navigation. '}
    <button type="button" onClick={() => void store.setDeleted(!isDeleted)}>
      {isDeleted ? 'Keep this page' : 'Delete this page'}
    </button>
  </p>
);
