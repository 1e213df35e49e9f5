/** Which packages of a lock file are made for this machine. */

/** What a lock file says of a platform is a text or a list of them. */
const names = (value, one) => [value].flat().includes(one);

/** The C library of this machine, by the names that npm has for them. */
function libraryHere() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * Whether a package is made for this platform, and not for every one.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} entry of the lock file
 */
export const isForThisPlatform = ({ os, cpu, libc }) =>
  names(os, process.platform) &&
  names(cpu, process.arch) &&
  (libc === undefined || names(libc, libraryHere()));
