/** Types of the functions that we use from two packages without types. */

declare module 'subset-font' {
  /** One fixed value, or a range that stays variable. */
  type Axis = number | { min: number; max: number };

  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    dropTables?: string[];
    noHinting?: boolean;
  }

  /** Keeps only the glyphs for the characters of `text`. Uses HarfBuzz, compiled to WebAssembly. */
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
  export default subsetFont;
}

declare module 'opentype.js' {
  export interface Command {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z';
    x: number;
    y: number;
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }

  export interface Glyph {
    index: number;
    advanceWidth: number;
    getPath(x: number, y: number, fontSize: number): { commands: Command[] };
  }

  export interface Font {
    unitsPerEm: number;
    ascender: number;
    descender: number;
    charToGlyph(character: string): Glyph;
    getKerningValue(left: Glyph, right: Glyph): number;
    tables: {
      hhea: { lineGap: number };
      /** Undefined if the font is not variable. */
      fvar?: { axes: { tag: string; minValue: number; defaultValue: number; maxValue: number }[] };
    };
  }

  const opentype: { parse(buffer: ArrayBuffer): Font };
  export default opentype;
}
