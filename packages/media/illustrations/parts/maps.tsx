/** Maps: sites on a map, and rooms on a plan. Positions are in hundredths of the part's width and height. */
import { part } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { round, Text } from '../text.tsx';
import { useMeasure, useWords } from '../words.tsx';
import { below, Head, type HeadData } from './tones.tsx';

type Point = readonly [x: number, y: number];

export interface SiteMapData extends HeadData {
  sites: readonly { name: string; at: Point; note?: string }[];
  /** Pairs of sites by name. */
  roads?: readonly (readonly [from: string, to: string])[];
  /** The red site or the red road. */
  red?: string | readonly [from: string, to: string];
}

const Pin = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0C-4-9-13-14-13-24a13 13 0 0 1 26 0C13-14 4-9 0 0z" fill={fill} />
    <circle cy={-24} r={5} fill={colors.sheet} />
  </g>
);

/** Sites on a map with a river, and the roads between the sites. */
export const SiteMap = part<SiteMapData>(({ w, h, sites, roads = [], red, ...head }) => {
  const size = useWords();
  const measure = useMeasure();
  const top = below(head);
  const point = ([x, y]: Point): Point => [round((x / 100) * w), round(top + (y / 100) * (h - top))];
  const at = (name: string): Point => {
    const site = sites.find((one) => one.name === name);
    if (!site) throw new Error(`the map has no site ${name}`);
    return point(site.at);
  };
  const isRedRoad = ([from, to]: readonly [string, string]) =>
    typeof red === 'object' && red[0] === from && red[1] === to;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <path
        d={`M${w * 0.34} ${top}c${w * 0.05} ${h * 0.2} ${w * 0.2} ${h * 0.18} ${w * 0.18} ${h * 0.4}S${w * 0.7} ${h * 0.75} ${w * 0.66} ${h - top}`}
        fill="none"
        stroke={colors.soft}
        strokeWidth={w * 0.06}
      />
      {roads.map((road) => {
        const [[x1, y1], [x2, y2]] = [at(road[0]), at(road[1])];
        const bend = `M${x1} ${y1}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 - Math.abs(x2 - x1) * 0.14)} ${x2} ${y2}`;
        return (
          <path
            key={bend}
            d={bend}
            fill="none"
            stroke={isRedRoad(road) ? colors.red : colors.stone}
            strokeWidth={4}
            strokeDasharray={isRedRoad(road) ? undefined : '2 7'}
            strokeLinecap="round"
          />
        );
      })}
      {sites.map(({ name, at: where, note }) => {
        const [x, y] = point(where);
        const left = x + 20 + Math.max(measure(name, 'medium'), measure(note ?? '')) > w - 10;
        const words = { x: x + (left ? -18 : 18), anchor: left ? 'end' : 'start' } as const;
        return (
          <g key={name}>
            <Pin x={x} y={y} fill={name === red ? colors.red : colors.ink} />
            <Text {...words} y={y - 20 + (note === undefined ? size * 0.3 : -2)} weight="medium">
              {name}
            </Text>
            {note !== undefined && (
              <Text {...words} y={y - 20 + size * 1.1} color={colors.mute}>
                {note}
              </Text>
            )}
          </g>
        );
      })}
    </Sheet>
  );
});

export interface FloorPlanData extends HeadData {
  rooms: readonly {
    name: string;
    note?: string;
    box: readonly [x: number, y: number, w: number, h: number];
  }[];
  /** Doors in walls: the middle of each door, and the direction of its wall. */
  doors: readonly (readonly [x: number, y: number, wall: 'across' | 'down'])[];
  /** The red thing: the name of a room, or the points of a way through the doors. */
  red?: string | readonly Point[];
}

/** A red way through points, with a dot at its beginning and an arrow head at its end. */
function Way({ points }: { points: readonly Point[] }) {
  const [before, end] = [points.at(-2), points.at(-1)];
  const angle = before && end ? (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI : 0;
  return (
    end && (
      <>
        <path
          d={`M${points.map((point) => point.join(' ')).join('L')}`}
          fill="none"
          stroke={colors.red}
          strokeWidth={5}
          strokeDasharray="11 8"
          strokeLinejoin="round"
        />
        <circle cx={points[0]?.[0]} cy={points[0]?.[1]} r={9} fill={colors.red} />
        <path
          d="M10 0-8-11v22z"
          fill={colors.red}
          transform={`translate(${end.join(' ')})rotate(${round(angle)})`}
        />
      </>
    )
  );
}

/** Rooms between walls, with doors, and a way through the rooms. */
export const FloorPlan = part<FloorPlanData>(({ w, h, rooms, doors, red, ...head }) => {
  const size = useWords();
  const top = below(head) + 24;
  const [px, py] = [
    (x: number) => round(24 + (x / 100) * (w - 48)),
    (y: number) => round(top + (y / 100) * (h - top - 24)),
  ];
  const way = typeof red === 'object' ? red.map(([x, y]) => [px(x), py(y)] as const) : [];
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      {rooms.map(({ name, note, box: [x, y, rw, rh] }) => {
        const isRed = name === red;
        return (
          <g key={name}>
            <rect
              x={px(x)}
              y={py(y)}
              width={px(x + rw) - px(x)}
              height={py(y + rh) - py(y)}
              fill={isRed ? colors.red : colors.soft}
              stroke={colors.ink}
              strokeWidth={5}
            />
            <Text
              x={px(x) + 16}
              y={py(y) + 12 + size}
              weight="medium"
              color={isRed ? '#fff' : colors.ink}
              max={px(x + rw) - px(x) - 24}
            >
              {name}
            </Text>
            {note !== undefined && (
              <Text
                x={px(x) + 16}
                y={py(y) + 12 + size * 2.3}
                color={isRed ? '#fff' : colors.mute}
                max={px(x + rw) - px(x) - 24}
              >
                {note}
              </Text>
            )}
          </g>
        );
      })}
      {doors.map(([x, y, wall]) =>
        wall === 'across' ? (
          <Rect key={`${x} ${y}`} x={px(x) - 22} y={py(y) - 3.5} w={44} h={7} rx={0} fill={colors.soft} />
        ) : (
          <Rect key={`${x} ${y}`} x={px(x) - 3.5} y={py(y) - 22} w={7} h={44} rx={0} fill={colors.soft} />
        ),
      )}
      <Way points={way} />
    </Sheet>
  );
});
