/**
 * `npm run bench:server -- --messages 5000`: compares the server with other servers, on the built site. Each row has
 * our result, the result of the other server, their ratio and the target. On a busy machine only the ratios are
 * meaningful.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildShim } from '../testbed/build-shim.ts';
import { describeMachine } from '../measurements/machine.ts';
import { startServerRun } from '../testbed/server-run.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { quantilesOf } from '../measurements/quantiles.ts';
import { load } from '../measurements/load.ts';
import { measureDrain, measureMessages, measureStart } from '../measurements/messages.ts';
import { startNginx } from '../measurements/nginx.ts';

const { values } = parseArgs({ options: { messages: { type: 'string', default: '5000' } } });
const count = Number(values.messages);
if (!(count > 0)) throw new Error('Expected --messages N.');
const dist = resolve('dist');
if (!existsSync(dist)) throw new Error("There is no built site: run 'npm run build' first.");

using testbed = makeTestbed();
const library = buildShim(testbed.folder);
const rows: Record<string, Record<string, string | number>> = {};

function note(what: string, ours: string, wanted: string, isMet: boolean, peer = '', ratio = ''): void {
  rows[what] = { ours, peer, ratio, wanted, met: isMet ? 'yes' : 'NO' };
  if (!isMet) process.exitCode = 1;
}

/** Measures pages of our server and of nginx in turn, so that the load of the machine affects both. */
async function comparePages(): Promise<void> {
  const environment = { ...testbed.environment, SITE_DIR: dist, DATA_DIR: testbed.makeFolder('pages') };
  await using server = await startServerRun({ environment });
  const home = await fetch(server.origin);
  await using nginx = await startNginx(testbed.makeFolder('nginx'), `${dist}/site`, home.headers);
  const paths = ['/', '/services/azure', '/careers', '/contact-us', '/industries/retail'];
  const servedPaths: string[] = [];
  for (const path of paths) if ((await fetch(nginx.origin + path)).ok) servedPaths.push(path);
  const headers = { 'Accept-Encoding': 'gzip' };
  const requests = Array.from({ length: 3000 }, (_, n) => ({
    path: servedPaths[n % servedPaths.length] ?? '/',
    headers,
  }));
  const ours = { origin: server.origin, pid: server.child.pid ?? 0 };
  await load(ours, requests, 32);
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < 5; round += 1)
    rounds.push({
      ours: (await load(ours, requests, 32)).cpu / requests.length,
      peer: (await load(nginx, requests, 32)).cpu / requests.length,
    });
  const ratio = quantilesOf(rounds.map((round) => round.peer / round.ours)).median;
  const micro = (times: number[]) => `${(quantilesOf(times).median * 1000).toFixed(0)} µs`;
  const [ourTime, peerTime] = [
    micro(rounds.map((round) => round.ours)),
    micro(rounds.map(({ peer }) => peer)),
  ];
  note('a page, processor time (peer: nginx)', ourTime, '', true, peerTime, ratio.toFixed(2));
}

async function measureAccepting(): Promise<void> {
  const many = await measureMessages(testbed, 'many', { count });
  const alone = await measureMessages(testbed, 'alone', { count: Math.ceil(count / 4), oneCommitEach: true });
  const perSecond = ({ count: n, wall }: { count: number; wall: number }) => (n / wall) * 1000;
  const cost = (many.messages.cpu / count) * 1000;
  note('a message with its bot check, processor time', `${cost.toFixed(0)} µs`, '≤ 400 µs', cost <= 400);
  const [ours, peer] = [perSecond(many.messages), perSecond(alone.messages)];
  const [gain, peerRate] = [ours / peer, `${peer.toFixed(0)}/s`];
  note(
    'messages kept (peer: one commit each)',
    `${ours.toFixed(0)}/s`,
    '≥ 1,000/s',
    ours >= 1000,
    peerRate,
    gain.toFixed(1),
  );
  const slow = await measureMessages(testbed, 'slow', { count, slowDisk: { library, delay: 20 } });
  const kept = perSecond(slow.messages);
  note('messages kept, flushes 20 ms longer', `${kept.toFixed(0)}/s`, '≥ 500/s', kept >= 500);
  const { slowest } = slow.pages;
  note('a page meanwhile, p99', `${slowest.toFixed(1)} ms`, '≤ 15 ms', slowest <= 15);
}

console.log(describeMachine());
await comparePages();
await measureAccepting();
const built = { ...testbed.environment, SITE_DIR: dist, DATA_DIR: testbed.makeFolder('start') };
const start = await measureStart(built);
note('start to first page, processor time', `${start.toFixed(0)} ms`, '≤ 400 ms', start <= 400);
const drained = await measureDrain(testbed, count);
note('mails handed over', `${drained.perSecond.toFixed(0)}/s`, '≥ 500/s', drained.perSecond >= 500);
note('a mail, processor time', `${drained.cpu.toFixed(0)} µs`, '≤ 2,000 µs', drained.cpu <= 2000);
console.table(rows);
