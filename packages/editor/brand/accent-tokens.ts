/** Makes all tokens of the accent from one color, so that each token can be read where it is used. */
import { contrast, contrastFaults, readableColor, type TokenOf, readTokens } from '@website/site/styles';

/** Mixes two colors `#RRGGBB`. A share of 0 gives the first color, a share of 1 the second color. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [one, other].map((color) =>
      Number.parseInt(color.slice(start, start + 2), 16),
    );
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/**
 * The minimum contrasts of WCAG 2.2. Links in the dark theme need a little more, because they also stand on dark
 * pictures.
 */
const [minText, minGraphic, minNight] = [4.5, 3, 5];

/** Returns the tokens for an accent, by name without dashes. */
function tokensOf(wanted: string, token: TokenOf): Record<string, string> {
  const [page, band] = [token('page'), token('band')];
  const words = [token('white').light, token('ink').light].toSorted(
    (a, b) => contrast(b, wanted) - contrast(a, wanted),
  );
  const text = words[0] ?? '#FFFFFF';
  const accent = readableColor(wanted, [text], minText);
  const darker = mix(accent, '#000000', text === token('ink').light ? 0.1 : 0.2);
  // Dark text may not be readable on a darker accent. In this case the accent gets lighter under the pointer.
  const strong = contrast(darker, text) >= minText ? darker : mix(accent, '#ffffff', 0.2);
  const onDark = readableColor(accent, [page.dark, band.dark], minNight);
  const link = readableColor(accent, [page.light, band.light], minText);
  const graphic = readableColor(accent, [page.light], minGraphic);
  const linkHover = link === accent && strong === darker ? 'var(--accent-strong)' : mix(link, '#000000', 0.2);
  return {
    accent,
    'accent-strong': strong,
    'accent-on-dark': onDark,
    'accent-on-dark-strong': mix(onDark, '#ffffff', 0.35),
    'accent-graphic': `light-dark(${graphic}, var(--accent-on-dark))`,
    'drawing-accent': `light-dark(${accent}, ${readableColor(accent, [page.dark], minGraphic)})`,
    link: `light-dark(${link === accent ? 'var(--accent)' : link}, var(--accent-on-dark))`,
    'link-hover': `light-dark(${linkHover}, var(--accent-on-dark-strong))`,
  };
}

/**
 * Puts an accent into a style sheet of tokens.
 * @param css the text of `tokens.css`
 * @param wanted the accent as `#RRGGBB`. If no text could be read on it, it is made a little darker or lighter
 * @returns the new text, a line for each changed token, and a line for each color that still cannot be read
 */
export function withAccent(css: string, wanted: string): { css: string; chosen: string[]; faults: string[] } {
  const tokens = Object.entries(tokensOf(wanted.toLowerCase(), readTokens(css)));
  const changed = tokens.reduce(
    (text, [name, value]) => text.replace(new RegExp(`(--${name}: )[^;]+;`), `$1${value};`),
    css,
  );
  return {
    css: changed,
    chosen: tokens.map(([name, value]) => `--${name}: ${value}`),
    faults: contrastFaults(readTokens(changed)),
  };
}
