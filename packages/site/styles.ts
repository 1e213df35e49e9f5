/** What drawings take from the site: the design tokens, what is computed from them, and typographic signs. */
export { typographic } from './schema/typography.ts';
export { type TokenOf, contrast, contrastFaults, readableColor, textOnAccent } from './styles/contrast.ts';
export { readTokens } from './styles/tokens.ts';
