/** The file for compose and the one for Caddy, read by us: neither program is needed for that. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Service = {
  image: string;
  pull_policy?: string;
  build?: { args: Record<string, string> };
  environment: Record<string, string>;
  ports?: string[];
  networks: string[];
  volumes: string[];
  depends_on?: unknown;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
};
const file = read('deploy/compose.yaml');
const { services, networks, volumes } = parse(file, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: object;
};
const sites = Object.entries(services).filter(([, { image }]) => image === 'website');

describe('compose', () => {
  test('starts two equal servers on one database, and each has a folder of its own', () => {
    expect(sites).toHaveLength(2);
    const [a, b] = sites.map(([, { environment }]) => environment);
    expect(a).toEqual(b);
    expect(new Set(sites.flatMap(([, site]) => site.volumes)).size).toBe(2);
    expect(a?.['DATABASE_URL']).toMatch(/@postgres:5432\/website\?sslmode=disable$/);
  });

  test('gives them settings that there are, and builds with arguments that the image takes', () => {
    const known = new Set([...Object.keys(parseEnv(read('.env.example'))), 'DATABASE_URL']);
    const given = sites.flatMap(([, { environment }]) => Object.keys(environment));
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    const taken = new Set([...read('deploy/Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name));
    const built = sites.flatMap(([, { build }]) => Object.keys(build?.args ?? {}));
    expect(new Set(built)).toEqual(taken);
  });

  test('lets only the proxy be reached, and the database by the servers alone', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(services['postgres']?.networks).toEqual(['inside']);
    expect(networks['inside']?.internal).toBe(true);
    expect(services['proxy']?.networks).not.toContain('inside');
  });

  test('takes no image of that name from elsewhere', () => {
    for (const [, site] of sites) expect(site.pull_policy).toBe('never');
    expect(sites.filter(([, { build }]) => build !== undefined)).toHaveLength(1);
  });

  test('has a read-only server without rights', () => {
    for (const [, site] of sites)
      expect(site).toMatchObject({ read_only: true, user: 'node', cap_drop: ['ALL'] });
  });

  test('names every image by its version, every volume, and no secret', () => {
    const images = Object.values(services).map(({ image }) => image);
    expect(images.filter((image) => image !== 'website' && !/:\d+\.\d+/.test(image))).toEqual([]);
    const used = Object.values(services).flatMap((one) =>
      one.volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    expect(used.filter((name) => !name.startsWith('.')).toSorted()).toEqual(Object.keys(volumes).toSorted());
    expect(file).not.toMatch(/PASSWORD[^:}]*: (?!\$\{)/);
  });
});

/** Blocks of a Caddyfile by their first line, without comments. */
function readCaddyfile(text: string): { lines: string[]; depth: number } {
  let depth = 0;
  const lines: string[] = [];
  for (const line of text.split('\n').map((one) => one.replace(/(?:^|\s)#.*/, '').trim())) {
    if (line === '') continue;
    lines.push(line);
    if (line === '}') depth -= 1;
    else if (line.endsWith(' {')) depth += 1;
    if (depth < 0) throw new Error(`A brace too many at: ${line}`);
  }
  return { lines, depth };
}

test('Caddy leads to the servers that compose starts, under the public address', () => {
  const { lines, depth } = readCaddyfile(read('deploy/Caddyfile'));
  expect(depth).toBe(0);
  expect(lines).toContain('{$SITE_URL} {');
  expect(lines).toContain('reverse_proxy {$SITES:127.0.0.1:3000} {');
  // Believing a proxy before it would be said here; then a visitor could claim any address.
  expect(lines.join('\n')).not.toMatch(/trusted_proxies|X-Forwarded-For/);
  const asked = services['proxy']?.environment['SITES']?.split(' ');
  expect(asked).toEqual(sites.map(([name]) => `${name}:3000`));
});
