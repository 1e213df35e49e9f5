/** What an owner's script of another host (`SCRIPT_URL`) changes in the delivered pages. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { only, parse } from '../../../tests/unit/support/markup.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const script = {
  url: 'https://counts.test/a.js',
  host: 'counts.test',
  attributes: { 'data-domain': 'site.test' },
};
const settings = {
  origin: 'https://www.site.test',
  submission: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  figures: { settings: { retentionDays: 180, applicationRetentionDays: 180 } },
};

/** Draws the privacy policy of a site with this script, or without one. */
async function drawPolicy(outsideScript?: typeof script) {
  const site = loadSite(join(import.meta.dirname, '../../..'), { ...settings, outsideScript });
  const policy = routes(site).find(({ path }) => path === '/privacy-policy');
  if (!policy) throw new Error('There is no privacy policy.');
  const assets = { css: '', script: '/start.js', fonts: [], outsideScript };
  const tree = parse(await renderRoute(policy, site, assets));
  return { tree, text: only(tree, 'main').textContent };
}

test('script of another host › not set › no page loads it, and the privacy policy rules it out', async () => {
  const { tree, text } = await drawPolicy();
  expect(tree.querySelectorAll('script[data-domain]')).toEqual([]);
  expect(text).toContain('no cookies');
  expect(text).not.toContain('loads a script from');
});

test('script of another host › set › pages load it with its attributes, and the privacy policy names its host', async () => {
  const { tree, text } = await drawPolicy(script);
  const element = only(tree, 'script[data-domain]');
  expect(element.getAttributeValue('src')).toBe(script.url);
  expect(text).toContain('loads a script from counts.test');
  expect(text).not.toMatch(/no cookies|to no other|scriptHost/);
});
