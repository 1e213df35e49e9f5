/** The server dies in the middle of an upload: it keeps nothing of it, and the visitor loses nothing. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base } from '../../support/server.ts';
import { startSite, type SiteServer } from '../../support/site-server.ts';
import { formParts } from './support/form-page.ts';
import { fillOnSlowLine, longResume, makeFast, progress } from './support/slow-line.ts';
import { said } from '../said.ts';
import { beforeRelease } from '../../support/sample.ts';

/** A server for one test alone, because it will be killed. */
const test = base.extend<{ mortal: SiteServer }>({
  mortal: async ({ mailbox }, use) => {
    const mortal = await startSite({ SMTP_URL: mailbox.url });
    await use(mortal);
    await mortal.stop();
  },
  baseURL: async ({ mortal }, use) => use(mortal.url),
});

/** What the operator's command says of all that a server keeps. */
async function inbox(dataDir: string): Promise<string> {
  const command = promisify(execFile)(process.execPath, ['packages/inbox/command/main.ts', 'list'], {
    env: { DATA_DIR: dataDir },
  });
  return (await command).stdout.trim();
}

/** The files of uploads that are under way. */
function unfinished(dataDir: string): string[] {
  const folder = join(dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
}

test(
  'killed in mid-upload, the server keeps nothing of it; the next one gets it all, once',
  beforeRelease,
  async ({ page, mailbox, mortal }) => {
    const who = `Ada ${randomUUID()}`;
    const { submit, success, failure, name, phone, email, resume, terms } = formParts(page);
    const client = await fillOnSlowLine(page, who);
    const typed = await Promise.all([phone.inputValue(), email.inputValue()]);
    await submit.click();
    await expect.poll(() => progress(page).getAttribute('value').then(Number)).toBeGreaterThan(30);
    await mortal.kill();
    await expect(failure).toHaveText(said('application', 'resume', 'failed'));
    await expect(progress(page)).toHaveCount(0);

    await expect(name).toHaveValue(who);
    expect(await Promise.all([phone.inputValue(), email.inputValue()])).toEqual(typed);
    await expect(terms).toBeChecked();
    expect(await resume.evaluate((input) => (input as HTMLInputElement).files?.[0]?.size)).toBe(
      longResume.buffer.length,
    );
    expect(await inbox(mortal.dataDir)).toBe('No submissions yet.');
    expect(unfinished(mortal.dataDir)).toEqual([]);

    const next = await startSite({
      SMTP_URL: mailbox.url,
      DATA_DIR: mortal.dataDir,
      PORT: new URL(mortal.url).port,
    });
    try {
      await makeFast(client);
      await submit.click();
      await expect(success).toBeVisible();
      const { mail } = await mailbox.next(who);
      expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(longResume.buffer)).toBe(true);
      expect(mailbox.unread(who)).toBe(0);
      expect((await inbox(mortal.dataDir)).split('\n').filter((line) => line.includes(who))).toHaveLength(1);
      await expect(name).toHaveValue('');
    } finally {
      await next.stop();
    }
  },
);
