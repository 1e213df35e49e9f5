/** The schema of `style.yaml`: the language of the site, and words that the content may use or should avoid. */
import { z } from 'zod';
import { text } from './blocks.ts';

export const style = z.strictObject({
  language: z
    .string()
    .regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, { error: 'must be a language such as en-US, en-GB or de' })
    .describe('The language of the site, for its spelling, days and lists: en-US, en-GB, de or de-AT'),
  words: z
    .array(
      z.string().regex(/^\S+$/, { error: 'must be one word: write each word of a name on its own line' }),
    )
    .describe('Names and words that are right, though no dictionary has them'),
  fillers: z
    .record(z.string().min(1), text)
    .describe('Words to avoid, with what to do instead; * stands for any ending'),
});
