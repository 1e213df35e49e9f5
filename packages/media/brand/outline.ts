import type { Command, Font } from 'opentype.js';

/** The outlines of a line of text, and the line's end. */
export interface Outline {
  commands: Command[];
  /** The x at which the next letter would start. */
  end: number;
}

/** The position and size of a line of text. */
export interface Setting {
  /** The size of an em in units. */
  size: number;
  /** The start of the line. The default is 0. */
  x?: number;
  /** The baseline. The default is 0. */
  y?: number;
  /** Extra space between letters, in thousandths of an em. */
  tracking?: number;
}

/** Sets a line of text with the font's own kerning. */
export function setText(font: Font, text: string, setting: Setting): Outline {
  const { size, x = 0, y = 0, tracking = 0 } = setting;
  const scale = size / font.unitsPerEm;
  const glyphs = Array.from(text, (character) => font.charToGlyph(character));
  const commands: Command[] = [];
  let pen = x;
  glyphs.forEach((glyph, index) => {
    commands.push(...glyph.getPath(pen, y, size).commands);
    pen += glyph.advanceWidth * scale;
    const next = glyphs[index + 1];
    if (next) pen += font.getKerningValue(glyph, next) * scale + (tracking * size) / 1000;
  });
  return { commands, end: pen };
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Writes outlines as absolute path data with two decimals. */
export function pathData(commands: readonly Command[]): string {
  return commands
    .map((c) => {
      if (c.type === 'Z') return 'Z';
      const points = [c.x, c.y];
      if (c.type === 'Q' || c.type === 'C') points.unshift(c.x1, c.y1);
      if (c.type === 'C') points.splice(2, 0, c.x2, c.y2);
      return c.type + points.map(number).join(' ');
    })
    .join('');
}

/**
 * Slants outlines to the right, around the baseline y = 0.
 * @param lean horizontal shift per unit of height: the tangent of the angle
 */
export function slant(commands: readonly Command[], lean: number): Command[] {
  return commands.map((c) => ({ ...c, x: c.x - c.y * lean, x1: c.x1 - c.y1 * lean, x2: c.x2 - c.y2 * lean }));
}
