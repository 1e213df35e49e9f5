/** Sets the words of drawings in the site's font, as outlines. A file cannot use the font of the page. */
import type { Command, Font } from 'opentype.js';
import { openTypeface } from '../brand/typeface.ts';

/** The weights of the font. More weights would look the same at this size. */
export type Weight = 'regular' | 'medium' | 'bold';

/** A letter: the id of its outline in {@link Lettering.outlines}, and its position. */
export interface PlacedGlyph {
  id: string;
  x: number;
}

/** A line of text from x = 0 on the baseline y = 0. An em has {@link em} units. */
export interface Line {
  glyphs: PlacedGlyph[];
  width: number;
}
export type SetLine = (text: string, weight: Weight) => Line;

/** Sets lines of text, and contains the outlines of every letter that it has set, by id, as path data. */
export interface Typesetter {
  setLine: SetLine;
  outlines: ReadonlyMap<string, string>;
}

/** The units of an em. The number is large enough for the largest words of a scene. */
export const em = 300;

/** Every character that a scene may contain: ASCII, typographic punctuation and a few other characters. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '“”‘’–—…·×€£−°éü';

/** Returns a glyph as path data. Positions after the first point are relative. */
function outlineOf(commands: readonly Command[]): string {
  let [penX, penY] = [0, 0];
  let start = [0, 0] as [number, number];
  let last = '';
  const drawn = commands.map((command) => {
    if (command.type === 'Z') {
      // A closed outline ends at its first point.
      [penX, penY] = start;
      last = '';
      return 'z';
    }
    const points = [command.x, command.y];
    if (command.type === 'Q' || command.type === 'C') points.unshift(command.x1, command.y1);
    if (command.type === 'C') points.splice(2, 0, command.x2, command.y2);
    const steps = points.map((value, index) => Math.round(value) - (index % 2 === 0 ? penX : penY));
    if (command.type !== 'M' && steps.every((step) => step === 0)) return '';
    [penX, penY] = [Math.round(command.x), Math.round(command.y)];
    if (command.type === 'M') start = [penX, penY];
    const letter = command.type.toLowerCase();
    const text = steps.map((step, index) => (index > 0 && step >= 0 ? ` ${step}` : String(step))).join('');
    const joined = letter !== last ? letter + text : text.startsWith('-') ? text : ` ${text}`;
    last = letter;
    return joined;
  });
  return drawn.join('');
}

/** Opens the fonts. The positions of letters follow the font's own kerning. */
export async function createTypesetter(): Promise<Typesetter> {
  const face = { package: '@fontsource-variable/mona-sans', file: 'mona-sans-latin-wdth-normal.woff2' };
  const open = (wght: number) => openTypeface({ ...face, axes: { wdth: 100, wght } }, characters);
  const fonts: Record<Weight, Font> = {
    regular: await open(440),
    medium: await open(590),
    bold: await open(640),
  };
  const outlines = new Map<string, string>();
  const setLine: SetLine = (text, weight) => {
    const font = fonts[weight];
    const scale = em / font.unitsPerEm;
    const letters = Array.from(text, (character) => font.charToGlyph(character));
    let pen = 0;
    const glyphs = letters.flatMap((letter, index) => {
      const id = weight.charAt(0) + letter.index.toString(36);
      const outline = outlines.get(id) ?? outlineOf(letter.getPath(0, 0, em).commands);
      outlines.set(id, outline);
      const x = Math.round(pen);
      const next = letters[index + 1];
      pen += (letter.advanceWidth + (next ? font.getKerningValue(letter, next) : 0)) * scale;
      return outline === '' ? [] : [{ id, x }];
    });
    return { glyphs, width: pen };
  };
  return { setLine, outlines };
}
