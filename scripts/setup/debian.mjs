/** Installs packages of Debian, for programs that npm does not provide. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs a command with its output on the terminal. Returns true if the command succeeded. */
export const run = (command, args, options = {}) =>
  spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;

/**
 * Installs the first of the alternatives that the system has; an alternative is a list of packages. Returns false if
 * this is not Debian, if this user may not install packages, or if every alternative failed.
 */
export function installFromDebian(...alternatives) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  // Ubuntu's packages of browsers install snaps, which do not run in containers.
  if (readFileSync('/etc/os-release', 'utf8').includes('ID=ubuntu')) return false;
  const isRoot = process.getuid() === 0;
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  const install = (names) =>
    run(command, [...before, 'install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  return run(command, [...before, 'update', '-qq'], quiet) && alternatives.some(install);
}
