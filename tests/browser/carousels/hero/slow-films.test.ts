/** A film whose first second does not arrive within three seconds of playing is given up; its slide keeps the still. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/server.ts';
import { motion, openAwake, openStopped, pass } from '../../support/visitor.ts';
import { button } from './hero.ts';
import { expectPlaying, goodLine, setLine, video } from './films.ts';
import { beforeRelease } from '../../support/sample.ts';

/** Bytes of a film that the slow server sends; the head of the file alone, or about half of the film. */
const [head, half] = [4096, 200_000];

interface SlowServer {
  /** Sends the films of these slides' addresses only up to so many bytes, and holds the rest back. */
  hold: (page: Page, films: RegExp, bytes: number) => Promise<void>;
  /** Addresses whose film is on its way. */
  open: Set<string>;
}

/** Adds a server that sends the beginning of a film and then nothing, for as long as the browser waits. */
const test = base.extend<{ slow: SlowServer }>({
  slow: async ({ baseURL }, use) => {
    const open = new Set<string>();
    const bytesOf = new Map<string, number>();
    const send = async (path: string, response: ServerResponse): Promise<void> => {
      const film = Buffer.from(await (await fetch(`${baseURL}${path}`)).arrayBuffer());
      open.add(path);
      response.on('close', () => open.delete(path));
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length });
      response.write(film.subarray(0, bytesOf.get(path)));
    };
    const server = createServer((request, response) => void send(request.url ?? '', response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({
      open,
      hold: async (page, films, bytes) =>
        void (await page.route(films, async (route) => {
          const { pathname } = new URL(route.request().url());
          bytesOf.set(pathname, bytes);
          await route.continue({ url: origin + pathname });
        })),
    });
    server.closeAllConnections();
    server.close();
  },
});

test.use(motion);

test.beforeEach(({ page }) => setLine(page, goodLine));

test('a film that drips is given up after three seconds, and its download ends', async ({ page, slow }) => {
  await slow.hold(page, /films-transforming/, head);
  await openStopped(page, '/');
  await expect.poll(() => slow.open.size).toBe(1);
  await pass(page, 300);
  await expect(video(page, 1)).toHaveCount(1);
  await pass(page, 2700);
  await expect(video(page, 1)).toHaveCount(0);
  await expect.poll(() => slow.open.size).toBe(0);
  await expect(page.locator('#hero-slide-1 img').filter({ visible: true })).toHaveCount(1);
});

test(
  'after a film that was given up, the film of the next slide gets its chance, once',
  beforeRelease,
  async ({ page, slow }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await slow.hold(page, /films-transforming/, head);
    await openAwake(page, '/');
    await expect(video(page, 1)).toHaveCount(1);
    await expect(video(page, 1)).toHaveCount(0);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expectPlaying(page, 2);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect(page.locator('#hero-slide-1')).toHaveAttribute('data-current');
    await expect(video(page, 1)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('films-transforming'))).toHaveLength(1);
  },
);

test('time in which the film is paused does not count', beforeRelease, async ({ page, slow }) => {
  await slow.hold(page, /films-transforming/, head);
  await openStopped(page, '/');
  await button(page, 'Pause automatic rotation').click();
  await pass(page, 10_000);
  await expect(video(page, 1)).toHaveCount(1);
  await button(page, 'Start automatic rotation').click();
  await pass(page, 3000);
  await expect(video(page, 1)).toHaveCount(0);
});

test(
  'a film whose first second has come plays on, although the rest is late',
  beforeRelease,
  async ({ page, slow }) => {
    await slow.hold(page, /films-transforming/, half);
    await openAwake(page, '/');
    await expectPlaying(page, 1);
    await page.locator('#hero-slide-1 h2').hover();
    await expect
      .poll(() => video(page, 1).evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(2);
    await page.clock.install();
    await pass(page, 5000);
    await expect(video(page, 1)).toHaveCount(1);
  },
);
