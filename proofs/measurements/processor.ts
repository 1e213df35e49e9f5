/** A phone's processor on any machine: how far this one has to be slowed down to be as fast as that one. */
import type { Browser, CDPSession } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's benchmark index of a mid-tier phone (Pixel 5), which Chrome's developer tools calibrate their own
 * slowdown to (`CalibrationController.ts`); a low-tier one has 264.
 */
const phoneIndex = 1000;

/** `rate` times slower than the machine, for the page of that session. */
export const setSlowdown = (session: CDPSession, rate: number) =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

export interface Slowdown {
  /** What `Emulation.setCPUThrottlingRate` takes: 1 is the machine as it is. */
  rate: number;
  /** Lighthouse's benchmark index of the machine as it is, and slowed down by {@link rate}. */
  machineIndex: number;
  slowedIndex: number;
}

/**
 * Finds the slowdown that makes this machine as fast as the phone. The index does not fall quite as the rate
 * rises, so it is measured again under the first guess. A machine slower than the phone is left as it is.
 */
export async function findSlowdown(browser: Browser): Promise<Slowdown> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const indexAt = async (rate: number): Promise<number> => {
    await setSlowdown(session, rate);
    return page.evaluate(pageFunctions.computeBenchmarkIndex);
  };
  // The first time the engine has yet to compile it.
  await indexAt(1);
  const machineIndex = await indexAt(1);
  const guess = Math.max(1, machineIndex / phoneIndex);
  const rate = Math.max(1, (guess * (await indexAt(guess))) / phoneIndex);
  const slowedIndex = await indexAt(rate);
  await page.close();
  return { rate, machineIndex, slowedIndex };
}

/** One line: the machine's speed, and what was made of it. */
export function describeSlowdown({ rate, machineIndex, slowedIndex }: Slowdown): string {
  const slowed = `slowed down ${rate.toFixed(1)} times to ${slowedIndex.toFixed(0)} (a mid-tier phone: ${phoneIndex})`;
  return `benchmark index ${machineIndex.toFixed(0)}, ${slowed}`;
}
