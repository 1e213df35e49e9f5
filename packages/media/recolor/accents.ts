/** Decides which accent a picture gets. */
import { readTokens } from '@website/site/styles';
import type { Manifest } from '../picture-files.ts';

/** The color of a picture's left edge, and the picture's accent if it was recolored. */
type PictureNote = Pick<Manifest['hero'][string], 'edge'> & { accent?: string | undefined };

/** The accents of the originals: of a background, of a thing by day, and of a thing by night. */
const delivered = { ground: '#CC150A', day: '#D3170B', night: '#E5281C' };

/** The accent of a picture's original, and the accent to give to it, as `#RRGGBB`. */
interface Turn {
  from: string;
  to: string;
}

const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Returns whether two colors are the same. Small differences are ignored, because a compressed file is not exact. */
function isNear(one: string, other: string): boolean {
  const parts = partsOf(other);
  return partsOf(one).every((part, index) => Math.abs(part - (parts[index] ?? 0)) <= 6);
}

function settingOf(name: string, { edge, accent = delivered.ground }: PictureNote): keyof typeof delivered {
  if (isNear(edge, accent) || isNear(edge, delivered.ground)) return 'ground';
  const isDark = partsOf(edge).reduce((sum, part) => sum + part, 0) < 3 * 64;
  return isDark || name.endsWith('-night') ? 'night' : 'day';
}

/**
 * Returns a function that decides how to recolor a picture. The function returns undefined if the picture has the
 * accent already. The new accents are `--accent` and `--drawing-accent` of `tokens.css`.
 * @param css the text of a style sheet; the default is the project's `tokens.css`
 */
export function turnsTo(css?: string): (name: string, note: PictureNote) => Turn | undefined {
  const token = readTokens(css);
  const thing = token('drawing-accent');
  const wanted = { ground: token('accent').light, day: thing.light, night: thing.dark };
  return (name, note) => {
    const setting = settingOf(name, note);
    const [from, to] = [delivered[setting], wanted[setting]];
    return to === (note.accent ?? from) ? undefined : { from, to };
  };
}
