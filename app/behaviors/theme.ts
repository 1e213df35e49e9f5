/** The theme switch: light or dark, following the system until the visitor chooses. */

type Theme = 'light' | 'dark';

/** Asked for anew each time, because the build reads this file too. */
const systemIsDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const currentTheme = (): Theme =>
  (document.documentElement.dataset['theme'] as Theme | undefined) ??
  (systemIsDark().matches ? 'dark' : 'light');

/** Keeps every switch's state and the browser's own colors in step with the theme. */
function show(theme: Theme): void {
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.setAttribute('aria-pressed', String(theme === 'dark'));
  }
  if (!document.documentElement.dataset['theme']) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = getComputedStyle(document.documentElement).backgroundColor;
  }
}

/** Where storage is refused the choice holds for this page only. */
function remember(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {}
}

/** Calls back whenever another theme may be shown than before, until the function it returns is called. */
export function watchTheme(changed: () => void): () => void {
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = systemIsDark();
  system.addEventListener('change', changed);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Answers every `[data-theme-switch]` button of the page. */
export function watchThemeSwitch(): void {
  show(currentTheme());
  systemIsDark().addEventListener('change', () => show(currentTheme()));
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    const theme = currentTheme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    remember(theme);
    show(theme);
  });
}
