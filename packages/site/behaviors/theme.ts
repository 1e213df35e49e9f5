/** The theme switch. The theme follows the system until the visitor chooses light or dark. */

type Theme = 'light' | 'dark';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const currentTheme = (): Theme =>
  (document.documentElement.dataset['theme'] as Theme | undefined) ??
  (systemIsDark.matches ? 'dark' : 'light');

/** Shows the theme in the state of every switch, and in the color of the browser's frame. */
function show(theme: Theme): void {
  for (const button of document.querySelectorAll('[data-theme-switch]')) {
    button.setAttribute('aria-pressed', String(theme === 'dark'));
  }
  if (!document.documentElement.dataset['theme']) return;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = getComputedStyle(document.documentElement).backgroundColor;
  }
}

/** Returns the theme that the visitor chose on any page of the site. */
function remembered(): Theme | undefined {
  try {
    const theme = localStorage.getItem('theme');
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    return undefined;
  }
}

/** Applies a theme that the visitor chose on another page while this page was prerendered, cached or in another tab. */
function follow(): void {
  const theme = remembered();
  if (!theme || theme === currentTheme()) return;
  document.documentElement.dataset['theme'] = theme;
  show(theme);
}

export function watchThemeSwitch(): void {
  show(currentTheme());
  systemIsDark.addEventListener('change', () => show(currentTheme()));
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  document.addEventListener('prerenderingchange', follow);
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-switch]')) return;
    const theme = currentTheme() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // The browser refuses storage, so the choice holds on this page only.
    }
    show(theme);
  });
}
