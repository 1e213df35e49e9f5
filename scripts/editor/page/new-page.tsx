/** Adds and deletes pages of a folder. */
import { useState } from 'react';
import { type Draft, store } from './store.ts';

export function NewPage({ draft }: { draft: Draft }) {
  const [name, setName] = useState('');
  const [isSure, setSure] = useState(false);
  const add = (): void =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
      ? store.addLike(draft, name)
      : store.tell('The end of the address must be lower-case words joined by hyphens, such as data-backup.');
  return (
    <details className="pages">
      <summary>Add or delete a page</summary>
      <label htmlFor="new-page">The end of the new page’s address, such as data-backup</label>
      <input id="new-page" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" onClick={add}>
        Add a page that begins with these words
      </button>
      <label className="switch">
        <input type="checkbox" checked={isSure} onChange={({ target }) => setSure(target.checked)} />
        I want to delete this page
      </label>
      <button
        type="button"
        onClick={() => (isSure ? void store.remove() : store.tell('Tick the box first, then delete.'))}
      >
        Delete this page
      </button>
    </details>
  );
}
