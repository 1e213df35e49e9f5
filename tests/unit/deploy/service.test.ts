/** The unit of systemd: what it forbids, and what systemd itself says of it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/server/test-support/temp-folder.ts';
import { withPrograms } from '../support/programs.ts';

const text = readFileSync(join(import.meta.dirname, '../../../deploy/website.service'), 'utf8');

/** Values by section and name, as `Service.User`; the lines of one name in their order. */
function readUnit(unit: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let section = '';
  for (const line of unit.split('\n')) {
    const [, head] = /^\[(\w+)\]$/.exec(line) ?? [];
    if (head !== undefined) section = head;
    if (line === '' || line.startsWith('#') || head !== undefined) continue;
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no line of a unit: ${line}`);
    const key = `${section}.${name}`;
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return values;
}

const unit = readUnit(text);

test('the server starts without a shell or npm between, as a user of its own, and starts again', () => {
  expect(unit.get('Service.ExecStart')).toEqual(['/usr/bin/node run.mjs']);
  expect(unit.get('Service.User')).toEqual(['website']);
  expect(unit.get('Service.Restart')).toEqual(['always']);
  // A server whose database is away ends within a second, and five of them would be the last.
  expect(unit.get('Unit.StartLimitIntervalSec')).toEqual(['0']);
  // Longer than the server takes to stop by itself.
  expect(Number(unit.get('Service.TimeoutStopSec'))).toBeGreaterThan(10);
});

test('the clock is right before anything is dated by it', () => {
  for (const name of ['Wants', 'After'])
    expect(unit.get(`Unit.${name}`)).toEqual(['network-online.target time-sync.target']);
});

test.each([
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'yes'],
  ['PrivateTmp', 'yes'],
  ['PrivateDevices', 'yes'],
  ['PrivateUsers', 'yes'],
  ['NoNewPrivileges', 'yes'],
  ['CapabilityBoundingSet', ''],
  ['RestrictNamespaces', 'yes'],
  ['ProtectKernelTunables', 'yes'],
  ['ProtectKernelModules', 'yes'],
  ['ProtectControlGroups', 'yes'],
  ['SystemCallArchitectures', 'native'],
  ['UMask', '0077'],
  ['StateDirectoryMode', '0700'],
])('%s is %s', (name, value) => expect(unit.get(`Service.${name}`)).toEqual([value]));

test('one folder can be written to, and the network is all that can be reached', () => {
  expect(
    [...unit.keys()].filter((name) => /ReadWrite|BindPaths|RuntimeDirectory|LogsDirectory/.test(name)),
  ).toEqual([]);
  expect(unit.get('Service.StateDirectory')).toEqual(['website']);
  expect(unit.get('Service.RestrictAddressFamilies')).toEqual(['AF_INET AF_INET6 AF_UNIX']);
  expect(unit.get('Service.SystemCallFilter')).toEqual(['@system-service', '~@privileged @resources']);
  // Node compiles what it runs: with this it would not start.
  expect(unit.has('Service.MemoryDenyWriteExecute')).toBe(false);
});

const deploy = join(import.meta.dirname, '../../../deploy');
const backup = readUnit(readFileSync(join(deploy, 'website-backup.service'), 'utf8'));

test('a timer makes a backup every night, as the server’s user, and keeps some', () => {
  const timer = readUnit(readFileSync(join(deploy, 'website-backup.timer'), 'utf8'));
  expect(timer.get('Timer.Persistent')).toEqual(['true']);
  expect(timer.get('Timer.OnCalendar')).toEqual(['*-*-* 03:30']);
  expect(backup.get('Service.Type')).toEqual(['oneshot']);
  expect(backup.get('Service.ExecStart')).toEqual(['/usr/bin/node run.mjs inbox backup --keep 14']);
  for (const name of ['User', 'Group', 'WorkingDirectory', 'StateDirectory', 'UMask'])
    expect(backup.get(`Service.${name}`)).toEqual(unit.get(`Service.${name}`));
});

/** What systemd says about a unit, behind its exit code. */
function askSystemd(command: string, name = 'website.service', ...args: string[]): string {
  const file = join(tempFolder(), name);
  // Where this machine keeps its Node is not the unit's business.
  const source = readFileSync(join(deploy, name), 'utf8');
  writeFileSync(file, source.replace('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', [command, ...args, file], {
    encoding: 'utf8',
  });
  return `${status}\n${stdout}${stderr}`;
}

withPrograms(['systemd-analyze'], 'systemd', () => {
  test('finds no fault in the unit, and little that it leaves open', () => {
    expect(askSystemd('verify')).toBe('0\n');
    expect(askSystemd('verify', 'website-backup.service')).toBe('0\n');
    const secure = askSystemd('security', 'website.service', '--offline=yes', '--threshold=15');
    expect(secure).toMatch(/^0\n/);
  });
});
