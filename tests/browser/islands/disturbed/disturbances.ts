/** What browsers and their extensions do to a page under the hands of its own script. */
import type { Page } from '@playwright/test';

/**
 * Translates as Google's translator in Chrome does: each text gives way to one in two `font` elements,
 * now and whenever a new text appears.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // A name that is not known to the compiler as that of an old element, as which it would refuse it.
    const wrapper: string = 'font';
    const leftAlone = 'font, script, style, textarea';
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!/\S/.test(text.data) || text.parentElement?.closest(leftAlone)) continue;
        const [outer, inner] = [document.createElement(wrapper), document.createElement(wrapper)];
        inner.append(`«${text.data}»`);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** Puts elements before, between and after all elements of every island, as password managers and others do. */
const insertForeign = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const hosts =
      '[data-island], [data-island] *:not(svg, svg *, picture, picture *, select *, img, input, textarea)';
    for (const host of document.querySelectorAll(hosts)) {
      for (const child of [...host.children]) {
        if (child.localName !== 'foreign-mark') child.before(document.createElement('foreign-mark'));
      }
      host.append(document.createElement('foreign-mark'));
    }
  });

/** All of them, by what the page is then. */
export const disturbances = { translated: translate, 'with foreign elements': insertForeign };
