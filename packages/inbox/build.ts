/** Builds the module that draws the inbox inside the operator's command, and the styles of the inbox. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { builtFiles } from '@website/forms/built-site';
import { production } from '@website/site/build';
import type { InboxParts } from './inbox-pages.ts';

/**
 * The style sheet contains the fonts, so that the inbox needs no other file.
 * @param server the folder for the module and its parts
 * @param layers the rule with the order of the layers
 */
export async function buildInbox(
  root: string,
  server: string,
  { company, layers }: { company: string; layers: string },
): Promise<void> {
  const result = await build({
    root,
    ...production,
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 1024 * 1024,
      rolldownOptions: {
        input: { inbox: join(root, 'packages/inbox/pages/draw.tsx') },
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const script = output.find((item) => item.type === 'chunk');
  const sheet = output.find((item) => item.fileName.endsWith('.css'));
  if (!script || sheet?.type !== 'asset') throw new Error('the build made no inbox');
  const parts: InboxParts = { company, styles: layers + String(sheet.source) };
  mkdirSync(server, { recursive: true });
  writeFileSync(join(server, builtFiles.inbox), JSON.stringify(parts));
  writeFileSync(join(server, builtFiles.inboxModule), script.code);
}
