/** The letter that is drawn for a message that was sent. */
import { sampled } from '../../support/sample.ts';
import { messages } from '../../support/messages.ts';
import { expect, test } from '../../support/server.ts';
import { openAwake } from '../../support/visitor.ts';
import { fill, goodWords, sendAddress, sendButton, success } from './form.ts';

for (const [motion, moving] of [
  ['no-preference', 4],
  ['reduce', 0],
] as const) {
  test(
    `of a letter ${moving} parts move where motion is asked for as "${motion}"`,
    sampled(moving === 4),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.route(sendAddress, (route) => route.fulfill({ status: 200, body: 'OK' }));
      await openAwake(page, '/contact-us');
      // Those that begin; a machine under load may look when they have ended.
      await page.evaluate(() => {
        Object.assign(window, { begun: 0 });
        document.addEventListener('animationstart', ({ target }) => {
          if (target instanceof Element && target.closest('[role=status] svg'))
            Object.assign(window, { begun: Number(Reflect.get(window, 'begun')) + 1 });
        });
      });
      await fill(page, goodWords());
      await sendButton(page).click();
      await expect(success(page)).toHaveText(messages.messageSent);
      // Whatever else moves on the page may be cancelled at any time, which would reject.
      await success(page).evaluate((status) =>
        Promise.allSettled(status.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'begun'))).toBe(moving);
      const seal = page.getByRole('status').locator('svg circle');
      await expect(seal).toBeVisible();
      await expect(seal).toHaveCSS('opacity', '1');
    },
  );
}
