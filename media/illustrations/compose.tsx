/**
 * Scenes made of parts: a scene says where its parts stand on a sheet of 800 by 540 units and in which order
 * they follow one another on a phone, and every part draws itself anew for the place it is given.
 */
import { use, type ReactNode } from 'react';
import { compactWidth, Scene, StageContext, type Compact, type SceneComponent } from './kit.tsx';
import { LetteringContext, round } from './text.tsx';

/** Where a part stands, and by how many degrees it is turned about its middle. */
export type Place = readonly [x: number, y: number, w: number, h: number, tilt?: number];

/** Where parts stand in one view, by their names; a part without a place is not drawn there. */
type Places<Name extends string> = Readonly<Partial<Record<Name, Place>>>;

/** A scene as data. */
export interface Composition<Name extends string> {
  /** Repeats the tab's heading. */
  title: string;
  /** What is drawn, numbers included, for those who cannot see it. */
  desc: string;
  /** Size of most words on the wide sheet. */
  words?: number;
  /** Where the floor begins on the wide sheet. */
  ground?: number;
  /** Parts that are not named are left out. */
  wide: Places<Name>;
  /**
   * The view for phones. A number is a height: the part takes the full width, below the one before it. A place
   * stands where it says, for what overlaps. Parts that are not named are left out.
   */
  phone: Readonly<Partial<Record<Name, number | Place>>>;
  /** Draws the scene, at the places of either view. */
  draw: (at: Places<NoInfer<Name>>) => ReactNode;
}

const sceneWidth = 800;
const margin = 14;
const gap = 24;
/** 12 pixels high on a screen of 320. */
const phoneWords = 16;

/** The places of a phone's view, from its heights. */
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

/** As high as its lowest part and some floor; the floor begins a little above the end of that part. */
function compactOf(places: Places<string>): Compact {
  const bottom = Math.max(...Object.values(places).map((place) => (place ? place[1] + place[3] : 0)));
  return { height: bottom + 32, ground: bottom - 34 };
}

/** The parts that reach beyond the sides of a view. */
const cutOff = (places: Places<string>, width: number): string[] =>
  Object.entries(places).flatMap(([name, place]) =>
    place && (place[0] < 0 || place[0] + place[2] > width) ? [name] : [],
  );

/** Makes a scene of its data. The build stops where a part of it is cut off. */
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

/** The size a part has to fill. */
export interface Size {
  w: number;
  h: number;
}

/**
 * Makes a part of what draws it from 0, 0 in a width and a height. A part without a place draws nothing, so
 * that a view can leave it out.
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
