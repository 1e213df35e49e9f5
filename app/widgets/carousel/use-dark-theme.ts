import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-rotation.ts';

function watchRoot(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Whether the page is dark: by the visitor's choice on the root element, or else by the system's setting. */
export function useDarkTheme(): boolean {
  const system = useMediaQuery('(prefers-color-scheme: dark)');
  const chosen = useSyncExternalStore(
    watchRoot,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  );
  return chosen === undefined ? system : chosen === 'dark';
}
