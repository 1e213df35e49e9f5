/** Makes the two font families of the site from the fonts that `fonts.yaml` names. */
import { basename, extname } from 'node:path';
import {
  arial,
  arialBold,
  dejaVu,
  dejaVuBold,
  prose,
  roboto,
  robotoBold,
  titles,
  type SystemFace,
} from './fallback-faces.ts';
import { FontError, fontPath, type Face, type FontChoice } from './font-choice.ts';
import { range, type Family, type Fallback, type FontFile } from './font-rules.ts';
import { readTypeface } from './typeface.ts';

/**
 * Latin-1, Œ œ Ÿ, typographic punctuation, euro, trademark and the true minus. Mona Sans has no rupee sign in its Latin
 * file and no narrow no-break space. Browsers take these two characters from the fallback font.
 */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−`;
/** The additional letters of Polish, Czech, Turkish, Romanian and other languages. */
const extended = {
  characters: `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ẞ`,
  range: 'U+0100-0151, U+0154-0177, U+0179-017F, U+0218-021B, U+1E9E',
};

/**
 * Arial and Roboto share one scale, because their widths differ by 0.7 % only. Their bold fonts differ by 6 %, but bold
 * texts are short; two families would cost more time for searches than they save. Roboto comes first: phones with
 * Roboto are the slow ones, and each missing name before it is a search in another process (4 of 34 ms of layout before
 * the largest paint, medians of 11 runs).
 */
const [regular, bold] = [
  [roboto, arial],
  [robotoBold, arialBold],
];

/** The weights of the site's text: usual and bold. From the weight `change` on, a browser uses the bold file. */
const weights = { text: 440, bold: 600, change: 560 };

type Axes = FontFile['axes'];

/**
 * Returns the value of each axis of a font. `weight` is the value of the weight axis, if `fonts.yaml` names none.
 * Throws a FontError if `fonts.yaml` names an axis that the font does not have.
 */
async function axesOf(face: Face, path: string, weight: number): Promise<Axes> {
  const font = await readTypeface({ path }, 'A');
  const own = font.tables.fvar?.axes ?? [];
  for (const [tag, value] of Object.entries(face.axes ?? {})) {
    const axis = own.find((each) => each.tag === tag);
    const there = own.map((each) => `${each.tag} from ${each.minValue} to ${each.maxValue}`).join(', ');
    const values = typeof value === 'number' ? [value] : value;
    if (!axis || values.some((each) => each < axis.minValue || each > axis.maxValue))
      throw new FontError(
        `${face.file}: axes: ${tag}: ${values.join(' to ')}: ${there === '' ? 'it is no variable font; take `axes` away' : `it has ${there}`}`,
      );
  }
  // If an axis had no value, it would stay variable, and the file would be larger.
  return Object.fromEntries(
    own.map(({ tag, minValue, defaultValue, maxValue }) => {
      // The default weight of some fonts is thin, so this weight axis gets our usual weight.
      const usual = tag === 'wght' ? Math.min(maxValue, Math.max(minValue, weight)) : defaultValue;
      const value = face.axes?.[tag] ?? usual;
      return [tag, typeof value === 'number' ? value : { min: value[0], max: value[1] }];
    }),
  );
}

/** Returns the values of the axes at one weight. */
const at = (axes: Axes, weight: number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(axes).map(([tag, value]) => [
      tag,
      typeof value === 'number' ? value : Math.min(value.max, Math.max(value.min, weight)),
    ]),
  );

const stemOf = (face: Face): string => basename(face.package ?? face.file, extname(face.file));

/** Returns a font file, and a second file with more letters if `fonts.yaml` asks for it. */
function filesOf(
  face: Face,
  source: string,
  file: Omit<FontFile, 'path' | 'characters'>,
  choice: FontChoice,
) {
  const main: FontFile = { ...file, path: fontPath(face, source), characters: latin };
  if (choice.characters === 'latin') return [main];
  const name = face.package === undefined ? source : source.replace('-latin-', '-latin-ext-');
  const more = { path: fontPath(face, name), name: file.name.replace('.woff2', '-ext.woff2') };
  return [main, { ...main, ...more, ...extended }];
}

async function display(choice: FontChoice): Promise<Family> {
  const face = choice.headings;
  const path = fontPath(face);
  const axes = await axesOf(face, path, weights.bold);
  // All headings use one weight. With this range, a browser never makes another weight itself.
  const weight = '100 900';
  const fallback = (suffix: string, faces: readonly SystemFace[]): Fallback => ({
    suffix,
    faces,
    weight,
    path,
    axes: at(axes, weights.bold),
  });
  return {
    name: 'Mona Display',
    files: filesOf(face, face.file, { name: `${stemOf(face)}-display.woff2`, weight, axes }, choice),
    sample: titles,
    fallbacks: [fallback('Fallback', regular), fallback('Fallback Linux', [dejaVu])],
  };
}

async function text(choice: FontChoice): Promise<Family> {
  const face = choice.text;
  const path = fontPath(face);
  const axes = await axesOf(face, path, weights.text);
  const { wght } = axes;
  const [min, max] = typeof wght === 'object' ? [wght.min, wght.max] : [100, 900];
  const low = `${min} ${weights.change - 1}`;
  const high = `${weights.change} ${max}`;
  const fileOf = (source: string, weight: string, end = '') =>
    filesOf(face, source, { name: `${stemOf(face)}-text${end}.woff2`, weight, axes }, choice);
  const files =
    face.bold === undefined
      ? fileOf(face.file, `${min} ${max}`)
      : [...fileOf(face.file, low), ...fileOf(face.bold, high, '-bold')];
  const usual = { weight: low, path, axes: at(axes, weights.text) };
  const strong = { weight: high, path: fontPath(face, face.bold), axes: at(axes, weights.bold) };
  return {
    name: 'Mona Text',
    files,
    sample: prose,
    fallbacks: [
      { suffix: 'Fallback', faces: regular, ...usual },
      { suffix: 'Fallback', faces: bold, ...strong },
      { suffix: 'Fallback Linux', faces: [dejaVu], ...usual },
      { suffix: 'Fallback Linux', faces: [dejaVuBold], ...strong },
    ],
  };
}

/**
 * Returns the family of headings and the family of text. `tokens.css` contains the names of the families, which do not
 * depend on the fonts. Throws a FontError.
 */
export const familiesOf = async (choice: FontChoice): Promise<Family[]> => [
  await display(choice),
  await text(choice),
];
