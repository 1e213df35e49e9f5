/**
 * Changes one color of a picture to another. In OKLab, each pixel is the sum of a share of the old accent, and a warm
 * or cool gray. The share of the old accent is replaced by the same share of the new accent. So edges, reflections and
 * shadows change by their share of the accent, and gray, stone and black do not change.
 * OKLab: https://bottosson.github.io/posts/oklab/
 */

/** A color: lightness from 0 to 1, green to red, blue to yellow. */
type Oklab = readonly [lightness: number, a: number, b: number];
/** A color in sRGB, each part from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The direction from cool to warm gray in the pictures, in `a` and `b`. Its length has no meaning. */
const gray = [0.16, 1] as const;
/**
 * A pixel with a smaller share than this is gray with noise. The values are for bright and for dark pixels. The dark
 * backgrounds of the pictures are slightly violet, and must not change.
 */
const noise = { bright: 0.01, dark: 0.07 };
/**
 * From the limit of noise to a share that is higher by this number, a growing part of the accent is replaced. Above
 * that, all of it is replaced.
 */
const unsure = 0.05;

const toLinear = Float64Array.from({ length: 256 }, (_, part) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const toPart = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function toOklab([red, green, blue]: Rgb): Oklab {
  const [r = 0, g = 0, b = 0] = [toLinear[red], toLinear[green], toLinear[blue]];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function toLinearRgb([lightness, a, b]: Oklab): [number, number, number] {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Returns the nearest color that a screen can show, with the same lightness and hue. */
function toRgb([lightness, a, b]: Oklab): Rgb {
  const at = (strength: number) => toLinearRgb([lightness, a * strength, b * strength]);
  const isShown = (parts: readonly number[]) => parts.every((part) => part > -0.0005 && part < 1.0005);
  let shown = at(1);
  if (!isShown(shown)) {
    let [low, high] = [0, 1];
    for (let step = 0; step < 8; step += 1) {
      const middle = (low + high) / 2;
      if (isShown(at(middle))) low = middle;
      else high = middle;
    }
    shown = at(low);
  }
  const [red, green, blue] = shown.map((part) => Math.round(toPart(Math.min(1, Math.max(0, part)))));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/**
 * Returns a function that changes a color.
 * @param from the accent of the picture as `#RRGGBB`, a strong red
 * @param to the new accent as `#RRGGBB`
 */
export function turnAccent(from: string, to: string): (color: Rgb) => Rgb {
  const old = toOklab(rgbOf(from));
  const wanted = toOklab(rgbOf(to));
  const [rise, moreA, moreB] = [wanted[0] - old[0], wanted[1] - old[1], wanted[2] - old[2]];
  const across = old[1] * gray[1] - old[2] * gray[0];
  return (color) => {
    const [lightness, a, b] = toOklab(color);
    // The share of the accent in a dark pixel is limited by its lightness. The compressed colors of a film can suggest
    // a larger share.
    const found = Math.min((a * gray[1] - b * gray[0]) / across, lightness / old[0]);
    const darkness = Math.min(1, Math.max(0, (0.45 - lightness) / 0.15));
    const low = noise.bright + darkness * (noise.dark - noise.bright);
    if (found <= low) return color;
    const sure = Math.min(1, (found - low) / unsure);
    const share = found * sure * sure * (3 - 2 * sure);
    // A bright pixel can become only a little brighter. Without this factor, a yellow thing would lose its bright side.
    const room = rise > 0 && lightness > old[0] ? ((1 - lightness) / (1 - old[0])) ** 0.6 : 1;
    return toRgb([lightness + share * rise * room, a + share * moreA, b + share * moreB]);
  };
}

/** Changes the pixels of a picture. Each pixel has three bytes: red, green, blue. */
export function turnPixels(pixels: Buffer, turn: (color: Rgb) => Rgb): Buffer {
  const turned = Buffer.allocUnsafe(pixels.length);
  for (let at = 0; at < pixels.length; at += 3)
    turned.set(turn([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]), at);
  return turned;
}
