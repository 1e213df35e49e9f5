/** The word for the accent in the descriptions of drawings, whose scenes were written for a red one. */

/** The names of hues, with the end of each in degrees. */
const hues = [
  [18, 'red'],
  [42, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [258, 'blue'],
  [292, 'violet'],
  [340, 'pink'],
  [360, 'red'],
] as const;

/** Returns the everyday word for a color, `#rgb` or `#rrggbb`: `green`. */
export function wordFor(color: string): string {
  const long = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(long.slice(start, start + 2), 16),
  );
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (high - low < 24) return high > 200 ? 'white' : high < 60 ? 'black' : 'gray';
  const sixth =
    high === red
      ? (green - blue) / (high - low)
      : high === green
        ? 2 + (blue - red) / (high - low)
        : 4 + (red - green) / (high - low);
  const hue = (sixth * 60 + 360) % 360;
  return hues.find(([end]) => hue < end)?.[1] ?? 'red';
}

/** Returns a text in which the word for the accent stands in the place of `red`. */
export function withAccentWord(text: string, word: string): string {
  return text.replaceAll(/\b([Aa] )?([Rr])ed\b/g, (_found, article: string | undefined, letter: string) => {
    const shown = letter === 'R' ? word.replace(/^./, (first) => first.toUpperCase()) : word;
    return article === undefined ? shown : `${article.trim()}${/^[aeiou]/.test(word) ? 'n' : ''} ${shown}`;
  });
}
