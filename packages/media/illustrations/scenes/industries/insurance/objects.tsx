/** Things that only the Insurance page has: a photographed roof, trays for claims, a model’s file. */
import { part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A house whose roof has a hole, 200 units wide and 150 high. */
const House = () => (
  <>
    {[
      [14, 6],
      [38, 36],
      [66, -3],
      [101, 9],
      [136, -4],
      [170, 20],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r={5} fill={colors.sheet} />
    ))}
    <path d="M34 78h132v72H34z" fill={colors.sheet} />
    <path d="M14 82 60 24h80l46 58z" fill={colors.ink2} />
    <path d="M62 98h24v24H62zM114 98h26v52h-26z" fill={colors.stone2} />
    <path d="m104 42 16-7 18 9 2 16-14 10-20-5-8-12z" fill={colors.bg} />
    <path d="m108 45 11-5 12 7-2 11-10 5-12-5z" fill={colors.stone2} />
  </>
);

/** A phone with a report of a loss and its photograph. */
export const PhotoReport = part<{ title: string; caption: string; button: string }>(
  ({ w, h, title, caption, button }) => {
    const size = useWords();
    const photo = h - 186 - size * 2.6;
    const scale = round((w - 44) / 200);
    return (
      <Sheet x={0} y={0} w={w} h={h} rx={30} fill={colors.ink} depth={14}>
        <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={colors.paper} />
        <Rect x={w / 2 - 26} y={17} w={52} h={12} rx={6} fill={colors.ink} />
        <Text x={22} y={44 + size} weight="bold" max={w - 44}>
          {title}
        </Text>
        <Rect x={22} y={66 + size} w={w - 44} h={photo} rx={8} fill={colors.stone} />
        <Rect x={22} y={66 + size + photo - 30} w={w - 44} h={30} rx={8} fill={colors.stone2} />
        <g transform={`translate(22 ${round(66 + size + photo - 14 - 150 * scale)})scale(${scale})`}>
          <House />
        </g>
        <Text x={22} y={round(92 + size * 1.8 + photo)} color={colors.mute} max={w - 44}>
          {caption}
        </Text>
        <Rect x={22} y={h - 76} w={w - 44} h={48} rx={24} fill={colors.ink} />
        <Text
          x={w / 2}
          y={h - 52 + size * 0.35}
          weight="medium"
          color={colors.onInk}
          anchor="middle"
          max={w - 60}
        >
          {button}
        </Text>
      </Sheet>
    );
  },
);

/** A pile of letter trays. The red thing is the paper in one of them. */
export const Trays = part<{ names: readonly string[]; red: string; paper: string }>(
  ({ w, h, names, red, paper }) => {
    const size = useWords();
    const step = h / names.length;
    const [lip, box] = [step * 0.42, step - 12];
    return names.map((name, row) => (
      <g key={name} transform={`translate(0 ${round(row * step)})`}>
        <Sheet x={0} y={0} w={w} h={round(box)} rx={4} fill={colors.stone2} />
        <Rect
          x={16}
          y={8}
          w={w - 32}
          h={box - lip - 4}
          rx={2}
          fill={name === red ? colors.red : colors.sheet}
        />
        {name === red && (
          <Text
            x={30}
            y={round(8 + (box - lip - 8) / 2 + size * 0.35)}
            weight="medium"
            color="#fff"
            max={w - 60}
          >
            {paper}
          </Text>
        )}
        <Rect x={0} y={box - lip} w={w} h={lip} rx={4} fill={colors.stone} />
        <Text x={18} y={round(box - lip / 2 + size * 0.35)} weight="medium" max={w - 36}>
          {name}
        </Text>
      </g>
    ));
  },
);

/**
 * A folder with a sheet for each subject behind it. The tabs of the sheets are in a row, and one tab is the red thing.
 */
export const ModelFile = part<{
  title: string;
  note: string;
  fact: readonly [label: string, fact: string];
  tabs: readonly string[];
  red: string;
}>(({ w, h, title, note, fact, tabs, red }) => {
  const size = useWords();
  const [tab, rise] = [size * 2.3, size * 1.5];
  const column = w / tabs.length;
  const front = tab + rise * (tabs.length - 1) + 18;
  return (
    <>
      <path d={`M0 ${h}l12 12H${w + 12}V${front + 12}L${w} ${front}z`} fill={colors.shadow} />
      {tabs.map((name, index) => {
        const [x, y] = [round(index * column), round(index * rise)];
        const fill = name === red ? colors.red : index % 2 ? colors.line2 : colors.sheet;
        return (
          <g key={name}>
            <path
              d={`M${x} ${y + tab}V${y + 8}q0-8 8-8h${round(column - 24)}q8 0 8 8V${y + tab}z`}
              fill={fill}
            />
            <Rect x={0} y={y + tab - 1} w={w} h={h - y - tab} rx={2} fill={fill} />
            <Text
              x={round(x + (column - 8) / 2)}
              y={y + tab / 2 + size * 0.35}
              weight="medium"
              anchor="middle"
              color={name === red ? '#fff' : colors.ink}
              max={column - 20}
            >
              {name}
            </Text>
          </g>
        );
      })}
      <Rect x={0} y={front} w={w} h={h - front} rx={4} fill={colors.stone} />
      <path d={`M0 ${round(front + 14)}H${w}`} stroke={colors.stone2} strokeWidth={2} />
      <Rect x={28} y={front + 44} w={w - 56} h={h - front - 76} rx={3} fill={colors.sheet} />
      <Words x={48} y={front + 70 + size} w={w - 96} size={size * 1.4} weight="bold" lines={2}>
        {title}
      </Words>
      <Words x={48} y={front + 80 + size * 3.4} w={w - 96} color={colors.mute}>
        {note}
      </Words>
      <Text x={48} y={h - 56 - size * 1.3} color={colors.mute}>
        {fact[0]}
      </Text>
      <Text x={48} y={h - 54} weight="medium">
        {fact[1]}
      </Text>
    </>
  );
});
