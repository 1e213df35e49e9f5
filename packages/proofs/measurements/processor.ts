/** Slows this machine's processor down to the speed of a phone. */
import type { Browser, CDPSession } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's benchmark index of a mid-tier phone (Pixel 5). Chrome's developer tools calibrate their slowdown to the
 * same index (`CalibrationController.ts`). A low-tier phone has 264.
 */
const phoneIndex = 1000;

/** Slows the page of a session down by the factor `rate`. */
export const setSlowdown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

export interface Slowdown {
  /** The value for `Emulation.setCPUThrottlingRate`. 1 means no slowdown. */
  rate: number;
  /** Lighthouse's benchmark indexes of the machine: without slowdown, and with a slowdown of {@link rate}. */
  machineIndex: number;
  slowedIndex: number;
}

/**
 * Finds the slowdown that makes this machine as fast as the phone. The index is not exactly proportional to the rate,
 * so a second measurement corrects the first result. If the machine is slower than the phone, there is no slowdown.
 */
export async function findSlowdown(browser: Browser): Promise<Slowdown> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const indexAt = async (rate: number): Promise<number> => {
    await setSlowdown(session, rate);
    return page.evaluate(pageFunctions.computeBenchmarkIndex);
  };
  // The first run also compiles the code, so its result is not used.
  await indexAt(1);
  const machineIndex = await indexAt(1);
  const guess = Math.max(1, machineIndex / phoneIndex);
  const rate = Math.max(1, (guess * (await indexAt(guess))) / phoneIndex);
  const slowedIndex = await indexAt(rate);
  await page.close();
  return { rate, machineIndex, slowedIndex };
}

/** One line with the machine's speed and the slowdown. */
export function describeSlowdown({ rate, machineIndex, slowedIndex }: Slowdown): string {
  const slowed = `slowed down ${rate.toFixed(1)} times to ${slowedIndex.toFixed(0)} (a mid-tier phone: ${phoneIndex})`;
  return `benchmark index ${machineIndex.toFixed(0)}, ${slowed}`;
}
