/** Marks in a page's list of contents the section that is being read: the last one that came to the reading line. */

/** A band one percent of the window high, a third down: there the eye is, and a section that a link led to has come. */
const readingLine = '-33% 0px -66% 0px';

/** `[data-contents]` holds the links to the sections; the link of the one in view has `aria-current`. */
export function watchSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
      // Between two sections the one above is still the one that was read.
      if (!read) return;
      for (const link of links) {
        if (link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: readingLine },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
