/** The schema of `style.yaml`: the language of the site, and words that the content may use or should avoid. */
import { z } from 'zod';
import { text } from './blocks.ts';

export const style = z.strictObject({
  /** The language in which the content is spelled: `en-US`, `en-GB`, `de` or `de-AT`. */
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, {
    error: 'must be a language such as en-US, en-GB or de',
  }),
  /** Correct names and words that no dictionary contains. */
  words: z.array(
    z.string().regex(/^\S+$/, { error: 'must be one word: write each word of a name on its own line' }),
  ),
  /** Words to avoid. The value says what to write instead. `*` stands for any ending. */
  fillers: z.record(z.string().min(1), text),
});
