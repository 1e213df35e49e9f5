import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder, removed when the test ends; in a hook, say yourself when to `cleanUp`. */
export function tempFolder(cleanUp: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-server-'));
  cleanUp(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
