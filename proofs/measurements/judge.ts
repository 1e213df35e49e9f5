/** One page in the eyes of Lighthouse, on its simulated phone. */
import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export const isCategory = (name: string): name is Category => categories.some((one) => one === name);

/** Scores of 0 to 100, and each audit that a page lost points by, as `name: what it is about`. */
export interface Verdict {
  scores: Partial<Record<Category, number>>;
  lost: readonly string[];
}

/**
 * Asks Lighthouse once, in the browser whose protocol is on `port`. A category that it could not judge has a score
 * of 0. Rejects when it gives no result at all.
 */
export async function judge(url: string, port: number, asked: readonly Category[]): Promise<Verdict> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...asked],
    // A picture of the whole page, for a report that nobody opens here: a third of the time.
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories: judged, audits } = result.lhr;
  const weighed = asked.flatMap(
    (category) => judged[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  return {
    scores: Object.fromEntries(
      asked.map((category) => [category, Math.round((judged[category]?.score ?? 0) * 100)]),
    ),
    lost: [...new Set(weighed.map(({ id }) => id))].flatMap((id) => {
      const { score = null, title = '', errorMessage } = audits[id] ?? {};
      // Points of performance are lost by degrees: nine tenths of an audit still round to 100.
      if (errorMessage === undefined && (score === null || score >= 0.9)) return [];
      return [`${id}: ${errorMessage ?? title}`];
    }),
  };
}
