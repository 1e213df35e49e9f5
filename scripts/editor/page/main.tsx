/** Starts the editor in its page. The address contains the name of the open file, after `#`. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { store } from './store.ts';

const place = document.getElementById('editor');
if (!place) throw new Error('the page has no place for the editor');
createRoot(place).render(<App />);
await store.load();
const openChosen = (): void => void store.open(decodeURIComponent(location.hash.slice(1)));
addEventListener('hashchange', openChosen);
addEventListener('beforeunload', (event) => {
  if (store.drafts.changes().length > 0) event.preventDefault();
});
addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void store.save();
});
openChosen();
