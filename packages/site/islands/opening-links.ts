/**
 * Links that open something over the page: the search, or a drawing at full screen. What opens is loaded when the
 * pointer or the focus reaches its link. Until then, and if it cannot be loaded, the link leads to the search page or to
 * the drawing's file.
 */
const load = async (link: HTMLAnchorElement) => {
  const [{ drawInto }, { open, prepare }] = await Promise.all([
    import('./hydrate.tsx'),
    'search' in link.dataset ? import('../search/open-search.tsx') : import('../viewer/open-viewer.tsx'),
  ]);
  await prepare(link);
  return () => open(link, drawInto);
};

/** Returns the link of an event. The search page has a field of its own, so its link opens nothing. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('[data-search],[data-viewer]');
  return link?.pathname === location.pathname ? null : link;
}

export function watchOpeningLinks(): void {
  const prepareLink = (event: Event): void => {
    const link = linkOf(event);
    // If loading fails, nothing happens here: the click loads again, and otherwise follows the link.
    if (link) void load(link).catch(Boolean);
  };
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, prepareLink);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(link)
      .then((open) => open())
      .catch(() => location.assign(link.href));
  });
}
