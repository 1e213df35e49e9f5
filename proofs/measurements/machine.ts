/** How fast this machine is just now, so that figures of two machines, or of two hours, can be set side by side. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { quantilesOf } from './quantiles.ts';

const rounds = 7;
const steps = 20_000_000;

/** Milliseconds that a fixed piece of arithmetic takes one processor. */
function timeOnce(): number {
  const since = performance.now();
  let state = 1;
  for (let step = 0; step < steps; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // The result is used, or the loop could be left out.
  return performance.now() - since + (state === 0 ? 1 : 0);
}

/** One line about the machine: its processors, how busy it is, and the time of {@link steps} steps. */
export function describeMachine(): string {
  const { min, median, max } = quantilesOf(Array.from({ length: rounds }, timeOnce));
  const load = loadavg()[0]?.toFixed(1);
  const times = `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'} × ${availableParallelism()}, load ${load}; calibration ${times}`;
}
