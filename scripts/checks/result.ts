/** What a check found. */
export interface CheckResult {
  /** Test cases that passed; 1 for a check that says yes. */
  passed: number;
  /** Test cases that failed; 1 for a check that says no. */
  failed: number;
  /** What is wrong, in the order found. */
  faults: readonly string[];
  /** How many things a check looked at, in words: `7,851 references`. No test cases. */
  looked?: string;
  /** Lines for the reader, shown whether something failed or not. */
  notes?: readonly string[];
  /** Proofs that did not run because a program is missing. */
  notRun?: readonly string[];
}

/**
 * The result of a check that says yes or no about many things.
 * @param count how many things it looked at; a check that looked at nothing has failed
 * @param what the things, in the plural
 */
export function resultOf(count: number, what: string, faults: readonly string[]): CheckResult {
  const all = count === 0 ? [...faults, 'There was nothing to check.'] : faults;
  const failed = all.length > 0 ? 1 : 0;
  return { passed: 1 - failed, failed, faults: all, looked: `${count.toLocaleString('en-US')} ${what}` };
}
