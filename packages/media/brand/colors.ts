/**
 * The colors for generated files. The values come from `packages/site/styles/tokens.css`, because a file cannot read custom
 * properties.
 */
import { textOnAccent, readTokens } from '@website/site/styles';

const token = readTokens();

export const colors = {
  paper: token('page').light,
  ink: token('page').dark,
  stone: token('stone').light,
  bone: token('text').dark,
  red: token('accent').light,
  redHi: token('accent-graphic').light,
  onAccent: token(textOnAccent(token)).light,
} as const;
