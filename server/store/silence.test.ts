import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../../settings/addresses.ts';
import { afterTheLimit } from './test-support/after-the-limit.ts';
import { postgresForTests } from './test-support/postgres-for-tests.ts';
import { connectDatabase } from './database.ts';

const server = await postgresForTests();

test('after close, a database that stopped answering does not keep the process running', async () => {
  let isSilent = false;
  const gone = Promise.withResolvers<void>();
  const between = createServer({ allowHalfOpen: true }, (socket) => {
    const other = connect(server.port, '127.0.0.1');
    other.pipe(socket, { end: false });
    socket.on('error', () => undefined).on('data', (chunk: Buffer) => void (isSilent || other.write(chunk)));
    // The connection is half open: only writing shows whether the client has closed its socket.
    socket.once('end', () => {
      const talk = setInterval(() => socket.write('x'), 20);
      socket.once('close', () => {
        clearInterval(talk);
        other.destroy();
        gone.resolve();
      });
    });
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void between.close());
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  const url = `postgres://user:password@127.0.0.1:${port}/postgres`;
  const database = connectDatabase({ ...databaseAddress.parse(url), connections: 1 });
  await database.query('SELECT 1');
  isSilent = true;
  await expect(afterTheLimit(() => database.query('SELECT 1'))).rejects.toThrow(
    'The database does not answer.',
  );
  await database.close();
  await gone.promise;
});
