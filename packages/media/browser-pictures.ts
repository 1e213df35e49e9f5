/** Pictures that only a browser can make for the contact sheets: frames of the films, and the first screens of pages. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

/** Runs a task with a browser, and closes the browser at the end. */
export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium: run `node scripts/setup.mjs --browser`.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** Runs in the browser. Returns a frame of each second of a film, as PNG in Base64. */
async function drawFrames({ film, count }: { film: string; count: number }): Promise<string[]> {
  const video = document.createElement('video');
  const has = (event: string) =>
    new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
  const loaded = has('loadeddata');
  video.src = film;
  await loaded;
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const frames: string[] = [];
  for (let second = 0; second < count; second += 1) {
    const sought = has('seeked');
    video.currentTime = second;
    await sought;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    frames.push(bytes.toBase64());
  }
  return frames;
}

/** Returns a frame of every second of each film, as the browser shows it. */
export async function framesOf(
  browser: Browser,
  films: readonly string[],
  seconds: number,
): Promise<Buffer[]> {
  const page = await browser.newPage();
  const frames: Buffer[] = [];
  for (const film of films) {
    const address = `data:video/mp4;base64,${readFileSync(film, 'base64')}`;
    const drawn = await page.evaluate(drawFrames, { film: address, count: seconds });
    frames.push(...drawn.map((frame) => Buffer.from(frame, 'base64')));
  }
  await page.close();
  return frames;
}

/**
 * Returns the upper part of every page in folders of the built site, in the order of their names. The browser gets the
 * files without a server.
 * @param site the folder of the build, usually `dist/site`
 * @param size how much of a page is shown, in pixels; its width is that of the window
 */
export async function openingsOf(
  browser: Browser,
  site: string,
  folders: readonly string[],
  size: { width: number; height: number },
): Promise<Buffer[]> {
  const pages = folders.flatMap((folder) => globSync(`${folder}/*.html`, { cwd: site }).toSorted());
  if (pages.length === 0) throw new Error('There is no build to show: run `npm run build`.');
  const context = await browser.newContext({ viewport: { ...size, height: 900 }, reducedMotion: 'reduce' });
  await context.route('**/*', async (route) => {
    const path = join(site, decodeURIComponent(new URL(route.request().url()).pathname));
    const file = extname(path) === '' ? `${path}.html` : path;
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
  });
  const page = await context.newPage();
  const shots: Buffer[] = [];
  for (const file of pages) {
    await page.goto(`https://site.invalid/${file}`, { waitUntil: 'networkidle' });
    shots.push(await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, ...size } }));
  }
  await context.close();
  return shots;
}
