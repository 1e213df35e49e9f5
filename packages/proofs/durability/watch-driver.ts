/** Is loaded by `--import` together with `kill-at.ts`. Reports the statements of the PostgreSQL driver to `kill-at.ts`. */
import pg from 'pg';
import { watchTransaction } from './kill-at.ts';

type Statement = string | { text: string };
type Client = { query: (statement: Statement, ...rest: unknown[]) => Promise<unknown> };

const transactions = new WeakMap<Client, ReturnType<typeof watchTransaction>>();
const driver = pg.Client.prototype as unknown as Client;
const { query } = driver;

driver.query = async function watched(this: Client, statement, ...rest) {
  const text = typeof statement === 'string' ? statement : statement.text;
  const send = (): Promise<unknown> => query.call(this, statement, ...rest);
  if (text === 'BEGIN') {
    transactions.set(this, watchTransaction());
    return send();
  }
  const transaction = transactions.get(this);
  if (transaction && text !== 'COMMIT') {
    transaction.see(text);
    return send();
  }
  transactions.delete(this);
  // Without BEGIN, a statement is a transaction.
  const ending = transaction ?? watchTransaction();
  ending.see(text);
  ending.commit();
  const result = await send();
  ending.end();
  return result;
};
