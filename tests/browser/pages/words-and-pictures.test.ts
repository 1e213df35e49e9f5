/** The words of a band stand beside the things in its picture, never on them. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/server.ts';
import { beforeRelease, sampled } from '../support/sample.ts';

/** Pages whose pictures come nearest to their words, and those with the longest titles. */
const banners = [
  '/services/power-automate',
  '/services/power-bi',
  '/industries',
  '/careers/JobApplicationform',
  '/services/cloud-migration-app-modernization',
];

/** Where lines of text stand in the banner; the words themselves are gone from the screen afterwards. */
const takeWords = (
  page: Page,
  band = page.locator('main section').first(),
): Promise<{ x: number; y: number; width: number; height: number }[]> =>
  band.evaluate((banner) => {
    const lines = [...banner.querySelectorAll('li, h1, h2, p')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    });
    for (const element of [banner.querySelector('h1, h2')?.parentElement, document.querySelector('header')]) {
      if (element) Object.assign(element.style, { transition: 'none', opacity: '0' });
    }
    return lines;
  });

/** The sharpest step of color, of 255, between a pixel and its third neighbor within an area. */
async function sharpestStep(picture: Buffer, area: { x: number; y: number; width: number; height: number }) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .extract({
      left: Math.floor(area.x),
      top: Math.floor(area.y),
      width: Math.ceil(area.width),
      height: Math.ceil(area.height),
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sharpest = 0;
  for (let at = 0; at + 9 < data.length; at += 1) {
    if ((at / 3) % info.width >= info.width - 3) continue;
    sharpest = Math.max(sharpest, Math.abs((data[at] ?? 0) - (data[at + 9] ?? 0)));
  }
  return sharpest;
}

for (const path of banners) {
  test(
    `the banner of ${path} keeps its words off its picture at every width`,
    sampled(path === '/services/power-bi'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [320, 768, 991, 992, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'load' });
        if (width >= 992) {
          expect((await page.locator('main section').first().boundingBox())?.height).toBe(500);
        }
        const lines = await takeWords(page);
        const picture = await page.screenshot();
        for (const line of lines) {
          expect(await sharpestStep(picture, line), `${width} px, at ${line.y}`).toBeLessThan(12);
        }
      }
    },
  );
}

for (const path of banners) {
  test(
    `the banner of ${path} shows its words and its picture on a phone on its side`,
    sampled(path === '/services/power-bi'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [width, height] of [
        [640, 360],
        [667, 375],
        [844, 390],
        [932, 430],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(path, { waitUntil: 'load' });
        const band = page.locator('main section').first();
        const picture = band.locator('[data-banner-picture]').filter({ visible: true });
        const box = await picture.boundingBox();
        expect(
          (box?.y ?? 0) + (box?.height ?? 0),
          `${width} px: the picture's lower edge`,
        ).toBeLessThanOrEqual(height);
        const lines = await takeWords(page);
        const photo = await page.screenshot();
        for (const line of lines) {
          expect(line.y + line.height, `${width} px: a line's lower edge`).toBeLessThanOrEqual(height);
          expect(await sharpestStep(photo, line), `${width} px, at ${line.y}`).toBeLessThan(12);
        }
      }
    },
  );
}

test(
  'a page that a translator turned round keeps its words off its pictures',
  beforeRelease,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, last] of [
      ['/services/power-bi', false],
      ['/contact-us', false],
      ['/services/azure', true],
    ] as const) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const band = last ? page.locator('main section').last() : page.locator('main section').first();
      await band.scrollIntoViewIfNeeded();
      await band
        .locator('img')
        .filter({ visible: true })
        .evaluate((picture: HTMLImageElement) => picture.decode());
      const lines = await takeWords(page, band);
      const picture = await page.screenshot();
      for (const line of lines) {
        expect(await sharpestStep(picture, line), `${path}, at ${line.y}`).toBeLessThan(12);
      }
    }
  },
);
