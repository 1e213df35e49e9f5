/** Writes each mail to a file that any mail program opens: what a newcomer without a mail server gets. */
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder, privateModes } from '../../files/private-files.ts';
import { mailOptions } from '../mail-options.ts';
import type { Mailer } from '../mail.ts';

/** Where the mails lie in a data folder. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** A disk that takes longer has failed; nothing else depends on it here. */
const longestSend = 60_000;

/** A mailer that writes `<time>-<id>.eml` into a folder. A second attempt replaces the first one's file. */
export function createEmlMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mailOptions(mail));
      if (Buffer.isBuffer(message)) throw new TypeError('The mail was built in memory.');
      makePrivateFolder(folder);
      const time = mail.date
        .toISOString()
        .replace(/\.\d+Z$/, 'Z')
        .replaceAll(':', '');
      const path = join(folder, `${time}-${mail.id}.eml`);
      // Readers see the whole file or none: it gets its name only once it is on the disk.
      const file = await open(`${path}.part`, 'w', privateModes.file);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    longestSend,
    close: () => transport.close(),
  };
}
