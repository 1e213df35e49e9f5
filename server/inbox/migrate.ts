/** Takes everything to a database that several servers can share. */
import { counted } from '../../contracts/messages.ts';
import { ArgumentError } from './options.ts';
import type { Command } from './command.ts';

export const migrate: Command = {
  words: '',
  wordCount: [0, 0],
  purpose: 'copy everything into an empty PostgreSQL database and read it back; stop the server first',
  options: [
    {
      name: 'to',
      value: 'postgres://user:password@host/database',
      purpose: 'where to, as DATABASE_URL will say it; `--to env` takes it from there',
    },
  ],
  async run({ migrate: copy }, { options }) {
    if (options.to === undefined) throw new ArgumentError('Say where to: --to postgres://….');
    const { address, from, counts } = await copy(options.to);
    const { submissions = 0, attachments = 0 } = counts;
    return [
      `Copied ${counted(submissions, 'submission')} and ${counted(attachments, 'file')} to ${address}, and read every row back.`,
      `Set DATABASE_URL to it and start the servers. ${from} is as it was: delete it when you need it no more, for it holds what is purged and erased from now on.`,
    ].join('\n');
  },
};
