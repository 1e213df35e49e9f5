/**
 * The background color of the page in both themes, for the browser's toolbar and the manifest. A style sheet cannot
 * set their colors.
 * packages/media/brand/mark.ts writes this file from --page in tokens.css. Change the token, not this file.
 */
export const pageColors = { light: '#F6F4F0', dark: '#15161A' } as const;
