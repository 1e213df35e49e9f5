/** The whole site of an owner: a copy of the content in a project of its own, loaded and drawn without a build. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadSite, renderRoute, routes } from '../../../packages/site/build/prerender.tsx';
import type { Site } from '../../../packages/site/schema/site.ts';

const settings = {
  submission: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  figures: { settings: { retentionDays: 180, applicationRetentionDays: 180 } },
};

export interface OwnerSite {
  /** The folder of the content, to be changed before the site is loaded. */
  content: string;
  load: () => Site;
  /** Draws every page. Returns the HTML by address. */
  draw: (site: Site) => Promise<Map<string, string>>;
  remove: () => void;
}

export function copySite(origin: string): OwnerSite {
  const root = mkdtempSync(join(tmpdir(), 'owner-'));
  const content = join(root, 'content');
  cpSync('content', content, { recursive: true });
  for (const folder of ['public', 'packages']) symlinkSync(resolve(folder), join(root, folder));
  return {
    content,
    load: () => loadSite(root, { ...settings, origin }),
    draw: async (site) => {
      const pages = new Map<string, string>();
      for (const route of routes(site))
        pages.set(route.path, await renderRoute(route, site, { css: '', script: '/wake.js', fonts: [] }));
      return pages;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
