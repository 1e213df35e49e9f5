/**
 * `npm run bench:failover -- --posts 1000`: kills a PostgreSQL primary, promotes its standby, and counts what the
 * standby lacks.
 */
import { parseArgs } from 'node:util';
import { makeTestbed } from '../testbed/testbed.ts';
import { type StandbyKind, isAsPromised, proveFailover, standbyKinds } from '../durability/failover.ts';

const { values } = parseArgs({ options: { posts: { type: 'string', default: '1000' } } });
const posts = Number(values.posts);
if (!(posts > 0)) throw new Error('Expected --posts N.');

using testbed = makeTestbed();
const reports = [];
for (const kind of Object.keys(standbyKinds) as StandbyKind[])
  reports.push(await proveFailover(testbed, kind, posts));
console.table(reports);
if (!reports.every(isAsPromised)) process.exitCode = 1;
