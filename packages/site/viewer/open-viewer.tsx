/** Opens a drawing at full screen, as a sheet on a table. Loaded when a visitor presses a drawing. */
import type { ReactNode } from 'react';
import { Viewer } from './viewer.tsx';
import { titleIn, type ViewerData } from './viewer-data.ts';
import styles from './viewer.module.css';

async function load(address: string): Promise<ViewerData> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} has the status ${answer.status}`);
  return (await answer.json()) as ViewerData;
}

let loading: Promise<ViewerData> | undefined;

/** Loads the strings and variables to which a drawing's link leads, once for a page. The next call tries again. */
export const prepare = (link: HTMLElement): Promise<ViewerData> =>
  (loading ??= load(link.dataset['viewer'] ?? '').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

/**
 * Opens the drawing of a link over the page. Escape, the button and the browser's way back close it. Closing gives the
 * focus back to the link. Rejects if the strings cannot be loaded.
 * @param drawInto draws into an element and returns a function that removes what it drew
 */
export async function open(
  link: HTMLAnchorElement,
  drawInto: (element: HTMLElement, node: ReactNode) => () => void,
): Promise<void> {
  const { strings, variables } = await prepare(link);
  // A second press came while the strings were loading.
  if (document.querySelector('dialog[open]')) return;
  const title = titleIn(strings.alt, link.querySelector('img')?.alt ?? '');
  const file = link.pathname;
  const variable = variables[file];
  const dialog = document.createElement('dialog');
  dialog.className = styles.viewer ?? '';
  dialog.setAttribute('aria-label', title);
  document.body.append(dialog);
  const remove = drawInto(
    dialog,
    <Viewer
      strings={strings}
      title={title}
      page={{ title: document.title, address: location.origin + location.pathname }}
      file={file}
      compactHeight={link.querySelector('source')?.height ?? 0}
      variable={variable}
      onClose={() => dialog.close()}
    />,
  );
  // The browser's way back closes the drawing, and does not leave the page.
  history.pushState(history.state, '');
  let isBack = false;
  const onPopState = (): void => {
    isBack = true;
    dialog.close();
  };
  addEventListener('popstate', onPopState);
  const focusLink = (): void => link.focus({ preventScroll: true });
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', onPopState);
    remove();
    dialog.remove();
    focusLink();
    // The way to an address with a fragment takes the focus away, after its event.
    if (isBack) setTimeout(focusLink);
    else {
      addEventListener('popstate', () => setTimeout(focusLink), { once: true });
      history.back();
    }
  });
  dialog.showModal();
  dialog.querySelector<HTMLElement>(variable ? 'input' : '[tabindex]')?.focus();
}
