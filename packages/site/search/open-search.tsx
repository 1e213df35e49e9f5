import type { ReactNode } from 'react';
import { loadSearch } from './load-search.ts';
import { SearchPanel } from './search-panel.tsx';
import styles from './search.module.css';

/** Loads the index whose address is at the link in the header. Rejects if the index cannot be loaded. */
export const prepare = (link: HTMLElement) => loadSearch(link.dataset['search'] ?? '');

/** The `returnValue` of the dialog after the visitor has followed one of its links. */
const followed = 'followed';

/**
 * Opens the search over the page. Closing gives the focus back to the link in the header. Rejects if the index cannot
 * be loaded.
 * @param drawInto draws into an element and returns a function that removes what it drew
 */
export async function open(
  link: HTMLElement,
  drawInto: (element: HTMLElement, node: ReactNode) => () => void,
): Promise<void> {
  const { strings } = await prepare(link);
  // The visitor clicked a second time while the index was loading, so the dialog is open already.
  if (document.querySelector('dialog[open]')) return;
  const dialog = document.createElement('dialog');
  dialog.className = styles.panel ?? '';
  dialog.setAttribute('aria-label', strings.open);
  document.body.append(dialog);
  const remove = drawInto(
    dialog,
    <SearchPanel
      strings={strings}
      index={link.dataset['search'] ?? ''}
      onClose={(isFollowed) => dialog.close(isFollowed ? followed : '')}
    />,
  );
  dialog.addEventListener('close', () => {
    remove();
    dialog.remove();
    if (dialog.returnValue === followed) return;
    // The element that gets the focus back. If the link is in a closed menu, this is the menu's button. Safari does not
    // focus a clicked link, so `document.activeElement` cannot be used.
    const opener = link.checkVisibility() ? link : document.querySelector<HTMLElement>('[popovertarget]');
    opener?.focus();
  });
  // The click is on the dialog itself only if it is beside the panel, on the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.showModal();
}
