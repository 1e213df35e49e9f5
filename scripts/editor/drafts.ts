/** Stub. */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../app/reading/read.ts';
import { readInventory } from '../../app/reading/inventory.ts';
import type { FileFault } from './api.ts';
export interface Touched { sameWords: { file: string; text: string }[]; linksHere: { file: string }[]; longTabs: string[] }
export interface Drafts {
  check: (path: string, text: string) => Promise<{ faults: FileFault[] }>;
  preview: (path: string, text: string, view: { theme: 'light' | 'dark'; page: string }) => Promise<{ html?: string; fault?: string }>;
  touches: (path: string, before: string, after: string) => Promise<Touched>;
}
export const createDrafts = ({ root, content }: { root: string; content: string }): Drafts => ({
  check: async (path, text) => {
    const tmp = mkdtempSync('/tmp/wd-');
    cpSync(content, tmp, { recursive: true });
    writeFileSync(join(tmp, path), text);
    const { faults } = readContent(tmp, { settings: { retentionDays: 1, applicationRetentionDays: 1 } }, readInventory(root), path);
    return { faults: faults.filter((f) => f.file === path).map((f) => ({ line: f.line, message: f.text, path: f.path.split(/[.[\]]+/).filter(Boolean).map((x) => (/^\d+$/.test(x) ? Number(x) : x)) })) };
  },
  preview: async (path, text) => ({ html: `<!doctype html><title>x</title><pre>${text}</pre>` }),
  touches: async () => ({ sameWords: [], linksHere: [], longTabs: [] }),
});
