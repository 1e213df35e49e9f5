/** Pages that arrive in two halves, as on a slow line or with a busy processor. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '../support/server.ts';
import { motion, openAwake } from '../support/visitor.ts';
import { beforeRelease } from '../support/sample.ts';

interface SlowSite {
  url: string;
  /** Resolves when the first half of the slow page has been sent. */
  half: Promise<void>;
  sendRest: () => void;
}

const slowPage = '/about-us';

/** Stands before the site and keeps back half of one of its pages. */
function createSlowServer(site: string, onHalf: () => void, rest: Promise<void>): Server {
  return createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
      if (request.url !== slowPage) return void response.end(body);
      // Within `main`, after its banner.
      const middle = body.indexOf('</h2>');
      response.write(body.subarray(0, middle), onHalf);
      await rest;
      response.end(body.subarray(middle));
    };
    void pass();
  });
}

const test = base.extend<{ slowSite: SlowSite }>({
  slowSite: async ({ baseURL }, use) => {
    const half = Promise.withResolvers<void>();
    const rest = Promise.withResolvers<void>();
    const server = createSlowServer(String(baseURL), half.resolve, rest.promise).listen(0, 'localhost');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use({ url: `http://localhost:${port}`, half: half.promise, sendRest: rest.resolve });
    rest.resolve();
    server.closeAllConnections();
    server.close();
  },
});

test.use(motion);

test(
  'who comes from another page sees the next one when it is whole',
  beforeRelease,
  async ({ page, slowSite }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', () => {
        Object.assign(globalThis, { revealed: document.querySelector('main > section:last-child') !== null });
      });
    });
    await openAwake(page, `${slowSite.url}/services`);
    await page.locator('footer').getByRole('link', { name: 'About us' }).click();
    await slowSite.half;
    // Frames are held, and with them the usual way of asking.
    await page.waitForFunction(() => document.querySelector('main h2'), undefined, { polling: 50 });
    const revealed = () => page.evaluate(() => 'revealed' in globalThis);
    // That nothing happens has no event: a browser that does not wait paints within a frame or two, between two answers.
    for (let asked = 0; asked < 100; asked += 1) expect(await revealed()).toBe(false);
    slowSite.sendRest();
    await expect.poll(revealed).toBe(true);
    await expect(page.locator('footer')).toBeAttached();
  },
);
