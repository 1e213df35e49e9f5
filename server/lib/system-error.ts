/** Words for a call to the system that failed. */

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'that is not a folder',
  EEXIST: 'that is not a folder',
  ENAMETOOLONG: 'the name is too long',
};

/** Code of an error, such as `ENOENT`; empty for one without a code. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Why a call to the system failed, such as `the disk is full (ENOSPC)`; undefined for any other error. */
export function explainSystemError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  const code = String(error.code);
  return reasons[code] === undefined ? code : `${reasons[code]} (${code})`;
}
