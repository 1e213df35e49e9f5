import type { ReactNode } from 'react';
import { loadSearch } from './load-search.ts';
import { SearchPanel } from './search-panel.tsx';
import styles from './search.module.css';

/** Loads the index to which the link in the header leads. Rejects if it cannot be loaded. */
export const prepareSearch = (link: HTMLElement) => loadSearch(link.dataset['search'] ?? '');

/** The `returnValue` of a dialog that was closed because the visitor follows one of its links. */
const followed = 'followed';

/**
 * Opens the search over the page. Closing gives the focus back to the link in the header. Rejects if the index cannot
 * be loaded.
 * @param drawInto draws into an element and returns a function that removes what it drew
 */
export async function openSearch(
  link: HTMLElement,
  drawInto: (element: HTMLElement, node: ReactNode) => () => void,
): Promise<void> {
  const { strings } = await prepareSearch(link);
  // A second click came while the index was loading.
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
    // The link may be in a closed menu. Safari gives a clicked link no focus, so it has none to give back.
    const opener = link.checkVisibility() ? link : document.querySelector<HTMLElement>('[popovertarget]');
    opener?.focus();
  });
  // A click beside the panel is a click on the dialog's backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.showModal();
}
