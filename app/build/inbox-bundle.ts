/**
 * Builds the module that draws the inbox inside the operator's command, and the styles of the inbox. The site contains
 * neither.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { builtFiles } from '../../contracts/built-site.ts';
import type { InboxParts } from '../../contracts/inbox-pages.ts';

/**
 * Writes the module and its parts into the folder `server`. The style sheet contains the fonts, so that the inbox needs
 * no other file.
 * @param layers the rule with the order of the layers
 */
export async function buildInbox(
  root: string,
  server: string,
  { company, layers }: { company: string; layers: string },
): Promise<void> {
  const { output } = (await build({
    root,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 1024 * 1024,
      rolldownOptions: {
        input: { inbox: join(root, 'app/inbox/draw.tsx') },
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = output.find((item) => item.type === 'chunk');
  const sheet = output.find((item) => item.type === 'asset' && item.fileName.endsWith('.css'));
  if (!script || sheet?.type !== 'asset') throw new Error('the build made no inbox');
  const parts: InboxParts = { company, styles: layers + String(sheet.source) };
  mkdirSync(dirname(join(server, builtFiles.inbox)), { recursive: true });
  writeFileSync(join(server, builtFiles.inbox), JSON.stringify(parts));
  writeFileSync(join(server, builtFiles.inboxModule), script.code);
}
