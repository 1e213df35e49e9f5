/** Finds text that cannot be read where it stands: cut, off the screen, or over other text. */
import type { Page } from '@playwright/test';

/** What is wrong with the text of the page as it is shown now, one sentence each; empty when all can be read. */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      box: DOMRect;
      /** The element whose lines these are; two lines of one block are never one over the other. */
      block: Element;
    }
    const root = document.documentElement;
    const faults = new Set<string>();
    const say = (fault: string, element: Element): unknown =>
      faults.add(`${fault}: ${element.localName} "${element.textContent.trim().slice(0, 40)}"`);
    const overflowOf = (element: Element): string => getComputedStyle(element).overflowX;
    const ancestors = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];

    const blockOf = (element: Element): Element =>
      ancestors(element).find((one) => !getComputedStyle(one).display.startsWith('inline')) ?? root;
    /** A closed `details` shows its summary alone, but its own text still has a place. */
    const isFolded = (element: Element): boolean =>
      element.closest('details:not([open])') !== null && !element.closest('summary');
    const isShown = (element: Element): boolean =>
      !element.closest('script, style, svg, option, .visually-hidden') &&
      !isFolded(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none';

    /** The lines of one text, after looking at whether each is inside of what clips it. */
    function linesOf(text: Text, element: Element): Line[] {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const around = ancestors(element).filter((one) => one !== document.body && one !== root);
      if (around.some((one) => /auto|scroll/.test(overflowOf(one)))) return [];
      const block = blockOf(element);
      const clips = around.filter((one) => overflowOf(one) !== 'visible');
      for (const box of boxes) {
        if (box.right > root.clientWidth + 1 || box.left < -1) say('off the screen', element);
        if (box.right > block.getBoundingClientRect().right + 2) say('runs out of its box', element);
        for (const clip of clips.map((one) => one.getBoundingClientRect())) {
          if (box.right > clip.right + 1 || box.left < clip.left - 1 || box.bottom > clip.bottom + 1) {
            say('cut', element);
          }
        }
      }
      return boxes.map((box) => ({ box, block }));
    }

    /** Whether letters touch: the uppermost and lowest fifth of a line are empty or hold few of them. */
    function touch(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const [inset, otherInset] = [one.height / 5, other.height / 5];
      const height =
        Math.min(one.bottom - inset, other.bottom - otherInset) -
        Math.max(one.top + inset, other.top + otherInset);
      return width > 2 && height > 2;
    }

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && node.textContent?.trim() && isShown(element)) {
        lines.push(...linesOf(node as Text, element));
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break;
        if (line.block !== other.block && touch(line.box, other.box)) say('under other text', line.block);
      }
    }
    if (root.scrollWidth > root.clientWidth) faults.add('the page scrolls sideways');
    for (const control of document.querySelectorAll('header :is(a, button, summary)')) {
      const { width, height } = control.getBoundingClientRect();
      if (isShown(control) && (width < 24 || height < 24)) say('too small to hit', control);
    }
    return [...faults];
  });
