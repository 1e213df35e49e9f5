/** The colors that files are made in: those of `app/styles/tokens.css`, which files cannot read themselves. */
import { readTokens } from '../../app/styles/tokens.ts';

const token = readTokens();

export const colors = {
  paper: token('page').light,
  ink: token('page').dark,
  stone: token('stone').light,
  bone: token('text').dark,
  red: token('accent').light,
  redHi: token('accent-graphic').light,
  white: token('white').light,
} as const;
