/**
 * The page's own color by day and by night, for what no style sheet reaches: the browser's frame and the
 * manifest. `tests/unit/colors.test.ts` compares it with `--page` in `tokens.css`.
 */
export const pageColors = { light: '#F6F4F0', dark: '#15161A' } as const;
