/** A real PostgreSQL for tests, with its own port and folder. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PostgresPrograms, findPostgres } from './binaries.ts';

export type PostgresServer = {
  port: number;
  /** Returns the address of a new schema, which the first use makes. */
  newUrl(): string;
  /** Ends the server like a crash; `start` uses the same data again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops this server for a moment, and starts another server with a copy of its data as a standby of `primary`. */
  startStandby(primary: { host: string; port: number }): Promise<PostgresServer>;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
};

export type PostgresOptions = {
  /** Whether commits are flushed; most tests do not need that. */
  durable?: boolean;
  /** Certificate for TLS; without one there is no TLS. */
  certificate?: { cert: string; key: string };
  /** Other settings of the database. */
  settings?: Readonly<Record<string, string>>;
};

/** PostgreSQL refuses to run as root, which is common in containers; then the user `nobody` runs it. */
const nobody = 65_534;
const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Writes files as the user of the server. */
function writeOwn(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(path, text, { mode: 0o600 });
    if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  }
}

const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

/** Returns the folder of an empty database. It is made once for each version and then copied, which takes half the time. */
function emptyCluster(programs: PostgresPrograms): string {
  const version = execFileSync(programs.initdb, ['--version'], { encoding: 'utf8' });
  const place = join(cache, version.trim().replaceAll(/\W+/g, '-'));
  if (!existsSync(place)) makeEmptyCluster(programs, place);
  return place;
}

function makeEmptyCluster({ initdb }: PostgresPrograms, place: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'site-initdb-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  writeOwn({ [passwordFile]: 'password\n' });
  const options = ['--auth=scram-sha-256', '--no-sync', '--no-locale', '--encoding=UTF8'];
  execFileSync(initdb, ['-D', data, '-U', 'user', `--pwfile=${passwordFile}`, ...options], {
    ...user,
    stdio: 'pipe',
  });
  const copy = `${place}-${process.pid}`;
  cpSync(data, copy, { recursive: true });
  rmSync(folder, { recursive: true });
  try {
    renameSync(copy, place);
  } catch {
    // Another process was faster.
    rmSync(copy, { recursive: true });
  }
}

/** Copies the data of a stopped server into a folder, for the user of the server. */
function copyCluster(from: string, folder: string): string {
  const data = join(folder, 'data');
  cpSync(from, data, { recursive: true });
  chmodSync(data, 0o700);
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    if (user.uid !== undefined) chownSync(join(folder, name), user.uid, user.gid);
  return data;
}

/** Starts the server's program and resolves when it takes connections. */
async function run({ postgres }: PostgresPrograms, data: string, port: number, options: PostgresOptions) {
  const { durable = false, certificate, settings: given } = options;
  if (certificate)
    writeOwn({ [join(data, 'server.crt')]: certificate.cert, [join(data, 'server.key')]: certificate.key });
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '32MB',
    fsync: durable ? 'on' : 'off',
    ssl: certificate ? 'on' : 'off',
    ...given,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, ['-D', data, ...flags], { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(output)) resolve();
    });
    child.once('close', () => reject(new Error(`PostgreSQL ended:\n${output}`)));
  });
  await ready;
  return child;
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

/** Starts a server in a folder of its own. It ends with this process in any case. */
async function startIn(
  folder: string,
  programs: PostgresPrograms,
  options: PostgresOptions,
): Promise<PostgresServer> {
  const data = join(folder, 'data');
  const port = await freePort();
  let child: ChildProcess | undefined = await run(programs, data, port, options);
  const endWithUs = () => child?.kill('SIGQUIT');
  process.once('exit', endWithUs);
  let places = 0;

  /** SIGQUIT also ends the child processes; SIGKILL would not. */
  const kill = () => end(child, 'SIGQUIT');
  const start = async () => void (child = await run(programs, data, port, options));
  return {
    port,
    newUrl() {
      places += 1;
      return `postgres://user:password@127.0.0.1:${port}/postgres?search_path=place_${places}`;
    },
    kill,
    start,
    async startStandby(primary) {
      // SIGINT closes the files, so the copy is whole.
      await end(child, 'SIGINT');
      const standbyFolder = mkdtempSync(join(tmpdir(), 'site-standby-'));
      writeOwn({ [join(copyCluster(data, standbyFolder), 'standby.signal')]: '' });
      await start();
      const info = `host=${primary.host} port=${primary.port} user=user password=password`;
      return startIn(standbyFolder, programs, { ...options, settings: { primary_conninfo: info } });
    },
    async remove() {
      await kill();
      process.off('exit', endWithUs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server, which the caller must remove. */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  copyCluster(emptyCluster(programs), folder);
  return startIn(folder, programs, options);
}
