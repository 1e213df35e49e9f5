/** Judges one page by Lighthouse on a simulated phone. */
import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export const isCategory = (name: string): name is Category =>
  categories.some((category) => category === name);

/** Scores from 0 to 100, and the audits that lower them, in the form `name: title`. */
export interface Verdict {
  scores: Partial<Record<Category, number>>;
  lost: readonly string[];
}

/**
 * Runs Lighthouse once in the browser with the debugging port `port`. A category without a score counts as 0. Rejects
 * if Lighthouse returns no result.
 */
export async function judge(url: string, port: number, asked: readonly Category[]): Promise<Verdict> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...asked],
    // The screenshot of the full page is not used here and takes a third of the time.
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
      // Audits of performance have gradual scores. If all have 0.9 or more, the category still rounds to 100.
      if (errorMessage === undefined && (score === null || score >= 0.9)) return [];
      return [`${id}: ${errorMessage ?? title}`];
    }),
  };
}
