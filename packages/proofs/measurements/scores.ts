/** Measures scores and metrics by Lighthouse on a simulated phone. */
import lighthouse from 'lighthouse';
import { quantilesOf } from './quantiles.ts';

/** Scores from 0 to 100, times in milliseconds. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Runs Lighthouse once in the browser with the debugging port `port`. Rejects if the trace lacks a metric, which
 * happens on a busy machine.
 */
async function scoreOnce(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories: scored, audits } = result.lhr;
  const outOf100 = (name: string): number => Math.round((scored[name]?.score ?? 0) * 100);
  const value = (name: string): number => {
    const { numericValue, errorMessage } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse has no ${name} for ${url}: ${errorMessage}`);
    return numericValue;
  };
  return {
    performance: outOf100('performance'),
    accessibility: outOf100('accessibility'),
    bestPractices: outOf100('best-practices'),
    seo: outOf100('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
  };
}

const retries = 2;

/** Runs Lighthouse `runs` times and returns the median of each number. */
export async function score(url: string, port: number, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let failures = 0; all.length < runs;) {
    try {
      all.push(await scoreOnce(url, port));
    } catch (error) {
      failures += 1;
      if (failures > retries) throw error;
    }
  }
  const of = (name: keyof Scores): number => quantilesOf(all.map((scores) => scores[name])).median;
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
  };
}
