/** The design tokens and what is computed from them. */
export { manifestIcons } from './build/manifest-icons.ts';
export { type TokenOf, contrast, contrastFaults, readableColor, textOnAccent } from './styles/contrast.ts';
export { readTokens } from './styles/tokens.ts';
