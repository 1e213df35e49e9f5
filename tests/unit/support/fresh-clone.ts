/** A project as it lies there after cloning, with the real set-up and an npm that does what a test tells it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const ownNode = `node-${process.platform}-${process.arch}`;
const lockFile = {
  packages: {
    '': { optionalDependencies: { [ownNode]: '1.0.0', 'node-elsewhere': '1.0.0' } },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-AA==' },
    [`node_modules/${ownNode}`]: {
      version: '1.0.0',
      optional: true,
      os: process.platform,
      cpu: process.arch,
    },
    'node_modules/binding': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/binding-elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['mips'] },
    'node_modules/binding-on-another-library': {
      version: '1.0.0',
      optional: true,
      os: [process.platform],
      cpu: [process.arch],
      libc: ['another'],
    },
    'node_modules/node-elsewhere': { version: '1.0.0', optional: true, os: 'plan9', cpu: 'mips' },
  },
};

/**
 * Plays npm. `plan` has one word for each run, the last for all that follow. It counts its runs in `runs`, and leaves
 * a file `overlap` when another one is at work already; one that hangs goes on until there is a `let-npm-end`.
 */
const fakeNpm = `
const { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const runs = existsSync('runs') ? Number(readFileSync('runs', 'utf8')) + 1 : 1;
writeFileSync('runs', String(runs));
const isAlive = (pid) => { try { return process.kill(pid, 0); } catch { return false; } };
if (existsSync('npm-pid') && isAlive(Number(readFileSync('npm-pid', 'utf8')))) writeFileSync('overlap', '');
writeFileSync('npm-pid', String(process.pid));
const plan = readFileSync('plan', 'utf8').split(' ');
const step = plan[Math.min(runs, plan.length) - 1];
if (step === 'not-empty' || existsSync('node_modules/half')) {
  console.error('npm error code ENOTEMPTY');
  process.exit(217);
}
if (step === 'offline' || step === 'full' || step === 'strange') {
  mkdirSync('node_modules/half', { recursive: true });
  console.error('npm error code ' + { offline: 'ENOTFOUND', full: 'ENOSPC', strange: 'EWHATEVER' }[step]);
  process.exit(1);
}
if (step === 'hang') {
  mkdirSync('node_modules/half', { recursive: true });
  console.log('npm hangs');
  setInterval(() => existsSync('let-npm-end') && process.exit(1), 20);
} else {
  rmSync('node_modules', { recursive: true, force: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  delete packages[''];
  for (const path of Object.keys(packages)) if (/elsewhere|another/.test(path)) delete packages[path];
  if (step === 'without-binding') delete packages['node_modules/binding'];
  const own = 'node_modules/${ownNode}';
  if (step === 'without-node') delete packages[own];
  else {
    mkdirSync(own + '/bin', { recursive: true });
    writeFileSync(own + '/package.json', '{}');
    symlinkSync(process.execPath, own + '/bin/node');
  }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
}
`;

/** A program that was started, with what it printed so far. */
export interface Started {
  child: ChildProcess;
  output: () => string;
  /** Resolves once `text` was printed. */
  printed: (text: string) => Promise<void>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** Starts a program; it is killed when the test ends. */
function start(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Started {
  // A process group of its own, as a terminal gives to each command.
  const child = spawn(command, args, { cwd, detached: true, env: { PATH: process.env['PATH'], ...env } });
  let text = '';
  const { promise: ended, resolve } = Promise.withResolvers<number | string | null>();
  child.once('close', (code, signal) => resolve(code ?? signal));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      child.emit('printed');
    });
  }
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of them have ended, as they should.
    }
  });
  const printed = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      const code = await Promise.race([once(child, 'printed').then(() => undefined), ended]);
      if (code !== undefined && !text.includes(wanted))
        throw new Error(`ended without "${wanted}":\n${text}`);
    }
  };
  return { child, output: () => text, printed, ended };
}

/** The clone, with ways to start its set-up and to look at it. */
export interface Clone {
  folder: string;
  /** Where npm puts the project's own Node, from the folder. */
  ownNode: string;
  /** Runs `node scripts/setup.mjs` and the program named, if any, which lies in `scripts/`. */
  setUp: (...args: string[]) => Started;
  /** Installs as on a machine with an old Node, and looks for the one to run. */
  setUpOnOldNode: () => Started;
  /** Runs the script `start` of the package with the npm of this machine. */
  npmStart: () => Started;
  /** How often npm was run. */
  runs: () => number;
  write: (file: string, text: string) => void;
}

/**
 * @param plan what npm does, one word for each run
 * @param name the name of the clone's folder
 */
export function freshClone(plan: string, name = 'site'): Clone {
  const parent = mkdtempSync(join(tmpdir(), 'site-clone-'));
  const folder = join(parent, name);
  onTestFinished(() => rmSync(parent, { recursive: true, force: true, maxRetries: 5 }));
  const write = (file: string, text: string): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const part of ['setup.mjs', 'setup', 'chromium.mjs'])
    cpSync(join(root, 'scripts', part), join(folder, 'scripts', part), { recursive: true });
  const scripts = { start: 'node scripts/setup.mjs program.mjs' };
  write('package.json', JSON.stringify({ type: 'module', scripts }));
  const watcher = 'packages/server/app/stop-with-parent.mjs';
  cpSync(join(root, watcher), join(folder, watcher), { recursive: true });
  write('package-lock.json', JSON.stringify(lockFile));
  write('npm/npm.cjs.js', fakeNpm);
  write('npm/package.json', '{ "type": "commonjs" }');
  write('plan', plan);
  const env = { npm_execpath: join(folder, 'npm/npm.cjs.js') };
  const onOldNode = `import { chooseNode } from '${join(folder, 'scripts/setup/own-node.mjs')}';
    import { packagesOf, providePackages } from '${join(folder, 'scripts/setup/packages.mjs')}';
    try {
      await providePackages(process.cwd(), '20.1.0');
      chooseNode(process.cwd(), packagesOf('package-lock.json'), '20.1.0');
    } catch (error) {
      console.error(error.message);
      process.exitCode = 1;
    }`;
  return {
    folder,
    ownNode: `node_modules/${ownNode}/bin/node`,
    write,
    setUp: (...args) => start(process.execPath, ['scripts/setup.mjs', ...args], folder, env),
    setUpOnOldNode: () => start(process.execPath, ['--input-type=module', '-e', onOldNode], folder, env),
    npmStart: () => start('npm', ['start'], folder),
    runs: () => Number(readFileSync(join(folder, 'runs'), 'utf8')),
  };
}
