/** Measures the current speed of this machine. The speed helps to compare results of different machines and times. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { quantilesOf } from './quantiles.ts';

const rounds = 7;
const steps = 20_000_000;

/** Returns the milliseconds that a fixed calculation takes on one processor. */
function timeOnce(): number {
  const since = performance.now();
  let state = 1;
  for (let step = 0; step < steps; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // The result is used, because the engine would remove a loop without a use.
  return performance.now() - since + (state === 0 ? 1 : 0);
}

/** Describes the machine in one line: processors, load, and the time of {@link steps} steps. */
export function describeMachine(): string {
  const { min, median, max } = quantilesOf(Array.from({ length: rounds }, timeOnce));
  const load = loadavg()[0]?.toFixed(1);
  const times = `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'} × ${availableParallelism()}, load ${load}; calibration ${times}`;
}
