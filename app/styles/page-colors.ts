/**
 * The page's own color by day and by night, for what no style sheet reaches: the browser's frame and the manifest.
 * Written by media/brand/mark.ts from --page in tokens.css: change that, not this.
 */
export const pageColors = { light: '#F6F4F0', dark: '#15161A' } as const;
