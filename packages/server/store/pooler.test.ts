import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { databaseAddress } from '../settings/addresses.ts';
import { connectDatabase } from './database.ts';
import { checkDatabase, openPostgresStore, refusePooler } from './postgres-store.ts';

/** Connections whose statements run on the backends that `next` returns. */
function connections(next: (connection: number) => number) {
  const open: number[] = [];
  const connect = () => {
    const connection = open.push(0) - 1;
    return {
      query: async () => ({ rows: [{ backend: next(connection) }], count: 1 }),
      close: async () => void open.splice(0, 1),
    };
  };
  return { connect, open };
}

test('connections that share a backend, or change it, are behind a pooler in transaction mode', async () => {
  let last = 0;
  const changing = [() => 7, () => (last += 1), (connection: number) => (connection === 0 ? 1 : (last += 1))];
  for (const next of changing) {
    const { connect, open } = connections(next);
    await expect(refusePooler(connect)).rejects.toThrow(/pooler.*pool_mode=session/);
    expect(open).toEqual([]);
  }
});

test('connections that keep their backends are accepted and closed', async () => {
  const { connect, open } = connections((connection) => connection);
  await refusePooler(connect);
  expect(open).toEqual([]);
});

test('a refused parameter of the connection names the pooler', async () => {
  const fields = ['SFATAL', 'VFATAL', 'C08P01', 'Munsupported startup parameter: options', ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  const pooler = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(Buffer.concat([head, body])));
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void pooler.close());
  const { port } = pooler.address() as AddressInfo;
  const address = databaseAddress.parse(`postgres://user:secret@127.0.0.1:${port}/website`);
  const opened = openPostgresStore(connectDatabase({ ...address, connections: 2 }));
  await expect(opened).rejects.toThrow(/startup parameter.*pooler such as PgBouncer.*pool_mode=session/);
});

test('a pooler that ignores the parameters of a connection › the setting that counts is refused by name', async () => {
  const settings = {
    server_encoding: 'UTF8',
    bytea_output: 'escape',
    default_transaction_isolation: 'read committed',
  };
  const rows = Object.entries(settings).map(([name, setting]) => ({ name, setting }));
  const query = async () => ({ rows, count: rows.length });
  await expect(checkDatabase({ query, schema: undefined })).rejects.toThrow(
    /bytea_output is escape: set it to hex .*ALTER ROLE … SET bytea_output = 'hex'/,
  );
});
