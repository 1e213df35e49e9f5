/**
 * Makes scenes from parts. A scene gives the place of each part on a sheet of 800 by 540 units, and the order of the
 * parts on a phone. Every part draws itself in the size of its place.
 */
import { use, type ReactNode } from 'react';
import { compactWidth, Scene, StageContext, type Compact, type SceneComponent } from './kit.tsx';
import { LetteringContext, round } from './text.tsx';

/** The position and size of a part, and the degrees by which it is rotated around its middle. */
export type Place = readonly [x: number, y: number, w: number, h: number, tilt?: number];

/** The places of parts in one view, by name. A part without a place is not drawn in this view. */
type Places<Name extends string> = Readonly<Partial<Record<Name, Place>>>;

/** A scene as data. */
export interface Composition<Name extends string> {
  /** The title, which repeats the heading of the tab. */
  title: string;
  /** The description of the drawing, including its numbers, for people who cannot see the drawing. */
  desc: string;
  /** The font size of most texts in the wide view. */
  words?: number;
  /** The y of the floor in the wide view. */
  ground?: number;
  /** The places in the wide view. A part that is not named is left out. */
  wide: Places<Name>;
  /**
   * The view for phones. A number is a height: the part has the full width, and is below the part before it. A place
   * gives an exact position, for parts that overlap. A part that is not named is left out.
   */
  phone: Readonly<Partial<Record<Name, number | Place>>>;
  /** Draws the scene with the places of one view. */
  draw: (at: Places<NoInfer<Name>>) => ReactNode;
}

const sceneWidth = 800;
const margin = 14;
const gap = 24;
/** The size of words in the view for phones: 12 pixels on a screen of 320 pixels. */
const phoneWords = 16;

/** Returns the places of the view for phones, from the heights of the parts. */
function stacked<Name extends string>(phone: Composition<Name>['phone']): Places<Name> {
  let top = margin;
  const places: Partial<Record<Name, Place>> = {};
  for (const [name, size] of Object.entries<number | Place>(phone as Record<string, number | Place>)) {
    places[name as Name] =
      typeof size === 'number' ? [margin, top, compactWidth - 2 * margin - 6, size] : size;
    if (typeof size === 'number') top += size + gap;
  }
  return places;
}

/**
 * Returns the size of the view for phones. The view ends below its lowest part. The floor begins a little above the end
 * of this part.
 */
function compactOf(places: Places<string>): Compact {
  const bottom = Math.max(...Object.values(places).map((place) => (place ? place[1] + place[3] : 0)));
  return { height: bottom + 32, ground: bottom - 34 };
}

/** Returns the parts that reach beyond the left or right side of a view. */
const cutOff = (places: Places<string>, width: number): string[] =>
  Object.entries(places).flatMap(([name, place]) =>
    place && (place[0] < 0 || place[0] + place[2] > width) ? [name] : [],
  );

/** Makes a scene from its data. If a part is cut off, the build stops. */
export function compose<Name extends string>({
  title,
  desc,
  words,
  ground,
  wide,
  phone,
  draw,
}: Composition<Name>): SceneComponent {
  const narrow = stacked(phone);
  const Composed = () => {
    const { compact } = use(StageContext);
    const { complain } = use(LetteringContext);
    const places = compact ? narrow : wide;
    for (const name of cutOff(places, compact ? compactWidth : sceneWidth))
      complain(`the part "${name}" is cut off at the side`);
    return (
      <Scene title={title} desc={desc} words={compact ? phoneWords : words} ground={ground}>
        {draw(places)}
      </Scene>
    );
  };
  return Object.assign(Composed, { compact: compactOf(narrow) });
}

/** The size that a part fills. */
export interface Size {
  w: number;
  h: number;
}

/**
 * Makes a part from a function that draws in a width and a height, beginning at 0, 0. If a part has no place, it draws
 * nothing. So a view can leave out a part.
 */
export const part =
  <Data extends object>(Drawn: (props: Data & Size) => ReactNode) =>
  (props: Data & { at: Place | undefined }): ReactNode => {
    if (!props.at) return null;
    const [x, y, w, h, tilt] = props.at;
    const turn = tilt ? `rotate(${tilt} ${round(w / 2)} ${round(h / 2)})` : '';
    return (
      <g transform={`translate(${x} ${y})${turn}`}>
        <Drawn {...props} w={w} h={h} />
      </g>
    );
  };
