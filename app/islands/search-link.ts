/**
 * Opens the search over the page when a visitor follows the link in the header. Loads the search when the pointer or
 * the focus reaches the link. Until then, and if the search cannot be loaded, the link leads to the search page.
 */
const load = async (link: HTMLElement) => {
  const [{ drawInto }, { openSearch, prepareSearch }] = await Promise.all([
    import('./hydrate.tsx'),
    import('../search/open-search.tsx'),
  ]);
  await prepareSearch(link);
  return () => openSearch(link, drawInto);
};

export function watchSearchLink(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  // The search page has its own field, so the search does not open over this page.
  if (!link || link.pathname === location.pathname) return;
  const prepare = (): void => void load(link).catch(Boolean);
  for (const sign of ['pointerenter', 'pointerdown', 'focus']) link.addEventListener(sign, prepare);
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(link)
      .then((open) => open())
      .catch(() => location.assign(link.href));
  });
}
