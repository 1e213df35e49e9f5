import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { postgresForTests } from './test-support/postgres-for-tests.ts';

const server = await postgresForTests();

/** A program that uses two connections, waits for a byte, uses one of them again, and closes the database. */
const program = (port: number): string => `
  import { once } from 'node:events';
  import { connectDatabase } from ${JSON.stringify(import.meta.resolve('./database.ts'))};
  import { databaseAddress } from ${JSON.stringify(import.meta.resolve('../settings/addresses.ts'))};
  const address = databaseAddress.parse('postgres://user:password@127.0.0.1:${port}/postgres');
  const database = connectDatabase({ ...address, connections: 2, timeout: 500 });
  const query = () => database.query('SELECT 1');
  await Promise.all([query(), query()]);
  console.log('connected');
  await once(process.stdin, 'data');
  process.stdin.destroy();
  await query().catch((error) => console.log(error.message));
  await database.close();
  console.log('closed');`;

test('after close, a database that stopped answering does not keep the process running', async () => {
  let isSilent = false;
  // A frozen machine closes no connection.
  const between = createServer({ allowHalfOpen: true }, (socket) => {
    const other = connect(server.port, '127.0.0.1');
    other.on('data', (chunk: Buffer) => void (isSilent || socket.write(chunk)));
    socket.on('data', (chunk: Buffer) => void (isSilent || other.write(chunk)));
    socket.on('error', () => undefined).once('close', () => other.destroy());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void between.close());
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(port)], { stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr.pipe(process.stderr);
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (!output.includes('connected') || isSilent) return;
    isSilent = true;
    child.stdin.write('x');
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(output.trim().split('\n')).toEqual(['connected', 'The database does not answer.', 'closed']);
});
