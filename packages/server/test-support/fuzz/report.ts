/** What a run of many cases found. A case is made from its seed alone. */
export type FuzzReport = {
  cases: number;
  /** How often each outcome came. */
  outcomes: ReadonlyMap<string, number>;
  /** In time of the processor, so that a busy machine makes no difference. */
  slowest: { milliseconds: number; seed: number };
  failures: readonly { seed: number; what: string }[];
};

/** Runs one case; resolves with its outcome, rejects when something is wrong. */
export type FuzzCase = (seed: number) => string | Promise<string>;

/** Failures that are kept: the first ones say enough. */
const maxFailures = 20;

/** Runs cases from a seed on for as long as `goesOn` says. None may use the processor for more
 * than `limit` milliseconds. */
export async function runFuzz(
  run: FuzzCase,
  firstSeed: number,
  limit: number,
  goesOn: (cases: number) => boolean,
): Promise<FuzzReport> {
  const outcomes = new Map<string, number>();
  const failures: { seed: number; what: string }[] = [];
  let slowest = { milliseconds: 0, seed: firstSeed };
  let cases = 0;
  for (; goesOn(cases) && failures.length < maxFailures; cases += 1) {
    const seed = firstSeed + cases;
    const before = process.cpuUsage();
    let outcome = 'failed';
    try {
      outcome = await run(seed);
    } catch (error) {
      failures.push({ seed, what: String(error instanceof Error ? error.stack : error) });
    }
    const used = process.cpuUsage(before);
    const milliseconds = (used.user + used.system) / 1000;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, seed };
    if (milliseconds > limit) failures.push({ seed, what: `took ${milliseconds.toFixed(0)} ms` });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  return { cases, outcomes, slowest, failures };
}
