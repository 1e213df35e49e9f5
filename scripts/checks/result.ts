export interface CheckResult {
  /** Number of test cases that passed; other checks count as one. */
  passed: number;
  /** Number of test cases that failed; other checks count as one. */
  failed: number;
  /** Messages, in the order found. */
  faults: readonly string[];
  /** Number of checked items, for the reader: `7,851 references`. */
  looked?: string;
  /** Lines that the report always shows. */
  notes?: readonly string[];
  /** Proofs that did not run because a program is missing. */
  notRun?: readonly string[];
}

/**
 * The result of a check over many items.
 * @param count number of checked items; with 0 the check fails
 * @param what name of the items, in the plural
 */
export function resultOf(count: number, what: string, faults: readonly string[]): CheckResult {
  const all = count === 0 ? [...faults, 'There was nothing to check.'] : faults;
  const failed = all.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, faults: all, looked: `${count.toLocaleString('en-US')} ${what}` };
}
