/** What a check of the gate found. */
export interface CheckResult {
  /** Single facts that held: tests, pages, files. */
  passed: number;
  failed: number;
  /** What is wrong, in the order found; shown when something failed. */
  faults: string[];
  /** Shown whether something failed or not. */
  notes?: string[];
}

/**
 * A result from a list of faults.
 * @param looked how many things were looked at; a check that looked at nothing has failed
 */
export function resultOf(looked: number, faults: string[]): CheckResult {
  if (looked === 0) return { passed: 0, failed: 1, faults: [...faults, 'There was nothing to check.'] };
  const failed = Math.min(faults.length, looked);
  return { passed: looked - failed, failed: faults.length, faults };
}

/** Several results as one. */
export function joined(...results: readonly CheckResult[]): CheckResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    faults: results.flatMap(({ faults }) => faults),
  };
}
