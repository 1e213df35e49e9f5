export interface CheckResult {
  /** The number of test cases that passed. A check without test cases counts as one. */
  passed: number;
  /** The number of test cases that failed. A check without test cases counts as one. */
  failed: number;
  /** The messages about the faults, in the order in which the check found them. */
  faults: readonly string[];
  /** The number and the name of the checked items: `7,851 references`. */
  looked?: string;
  /** Lines that the report always shows. */
  notes?: readonly string[];
  /** Proofs that did not run because a program is missing. */
  notRun?: readonly string[];
}

/**
 * Makes the result of a check of many items.
 * @param count number of checked items; if it is 0, the check fails
 * @param what name of the items in the plural
 */
export function resultOf(count: number, what: string, faults: readonly string[]): CheckResult {
  const all = count === 0 ? [...faults, 'There was nothing to check.'] : faults;
  const failed = all.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, faults: all, looked: `${count.toLocaleString('en-US')} ${what}` };
}
