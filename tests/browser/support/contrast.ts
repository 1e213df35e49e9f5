/**
 * Whether words over pictures can be read: axe sees no picture, so every line is measured against the pixels that
 * are painted behind it. The page is photographed with its words taken off, and each line compared with the pixel
 * that is nearest to its own color.
 */
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** WCAG 2.2, 1.4.3: of words of any size. */
const least = 4.5;

type Color = readonly [red: number, green: number, blue: number];

/** A line of words: where it is painted, and its color. */
interface Line {
  words: string;
  color: Color;
  box: { x: number; y: number; width: number; height: number };
}

/**
 * The lines of the header and of what lies over a picture. Words on a ground of their own, such as a button's,
 * are for axe. All words are without color until the next measure.
 */
const takeLines = (page: Page): Promise<Line[]> =>
  page.evaluate(async () => {
    document.adoptedStyleSheets = [];
    const shown = [...document.querySelectorAll('main section picture img')].filter(
      (image): image is HTMLImageElement =>
        image instanceof HTMLImageElement &&
        image.checkVisibility({ visibilityProperty: true }) &&
        image.getBoundingClientRect().top < innerHeight - 1 &&
        image.getBoundingClientRect().bottom > 1,
    );
    // A picture that is exchanged for the window's width or theme meanwhile rejects, and is waited for again.
    const decoded = async (image: HTMLImageElement): Promise<void> => {
      const source = image.currentSrc;
      await image.decode().catch((error: unknown) => {
        if (image.complete && image.currentSrc === source && image.naturalWidth === 0) throw error;
        return decoded(image);
      });
    };
    await Promise.all(shown.map(decoded));
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgb = (color: string): [number, number, number] => {
      if (!context) return [0, 0, 0];
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const hasGround = (element: Element | null, root: Element): boolean =>
      element !== null &&
      element !== root &&
      (getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        hasGround(element.parentElement, root));
    const lines = [...document.querySelectorAll('body > header, main section:has(picture img)')].flatMap(
      (root) => {
        const found = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const words = walker.currentNode.textContent?.trim();
          if (!parent || !words || !parent.checkVisibility({ visibilityProperty: true })) continue;
          if (parent.closest('.visually-hidden') || hasGround(parent, root)) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const color = rgb(getComputedStyle(parent).color);
          for (const { x, y, width, height } of range.getClientRects())
            found.push({ words, color, box: { x, y, width, height } });
        }
        return found;
      },
    );
    const bare = new CSSStyleSheet();
    bare.replaceSync('* { color: transparent !important; transition: none !important; }');
    document.adoptedStyleSheets = [bare];
    return lines;
  });

/** WCAG 2.2, relative luminance: what each value of a part of a color, 0 to 255, comes to. */
const shares = Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (shares[red] ?? 0) + 0.7152 * (shares[green] ?? 0) + 0.0722 * (shares[blue] ?? 0);

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What the window shows: three bytes a pixel, row by row. */
interface Photo {
  pixels: Buffer;
  width: number;
  height: number;
}

async function photograph(page: Page): Promise<Photo> {
  const photo = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await photo.toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** The least contrast of a line with any pixel behind it; infinite where it is not in the photograph. */
function leastContrast({ pixels, width, height }: Photo, { color, box }: Line): number {
  const own = luminance(...color);
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  let worst = Infinity;
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = 3 * (y * width + x);
      worst = Math.min(worst, contrast(own, luminance(pixels[at], pixels[at + 1], pixels[at + 2])));
    }
  }
  return worst;
}

/** Lines in the window that are too faint, each with its contrast. */
export async function faintLines(page: Page): Promise<string[]> {
  const lines = await takeLines(page);
  const photo = await photograph(page);
  const faint = lines
    .map((line) => ({ words: line.words, found: leastContrast(photo, line) }))
    .filter(({ found }) => found < least)
    .map(({ words, found }) => `${found.toFixed(2)}: ${words}`);
  expect(lines.length, 'lines over pictures').toBeGreaterThan(2);
  return faint;
}
