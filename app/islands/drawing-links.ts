/**
 * Opens a drawing at full screen when a visitor presses it. Loads the viewer when the pointer presses the drawing or the
 * focus reaches it. Without script, and if the viewer cannot be loaded, the link leads to the drawing's file.
 */
const load = async (link: HTMLAnchorElement) => {
  const [{ drawInto }, { openViewer, prepareViewer }] = await Promise.all([
    import('./hydrate.tsx'),
    import('../viewer/open-viewer.tsx'),
  ]);
  await prepareViewer(link);
  return () => openViewer(link, drawInto);
};

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-viewer]') : null;

export function watchDrawingLinks(): void {
  const prepare = (event: Event): void => {
    const link = linkOf(event);
    if (link) void load(link).catch(Boolean);
  };
  for (const sign of ['pointerdown', 'focusin']) document.addEventListener(sign, prepare);
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(link)
      .then((open) => open())
      .catch(() => location.assign(link.href));
  });
}
