/** Things that only the Insurance page has: a photographed roof, trays for claims, a model’s file. */
import { part } from '../../../compose.tsx';
import { C, R, Sheet } from '../../../kit.tsx';
import { round, T } from '../../../text.tsx';
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
      <circle key={x} cx={x} cy={y} r={5} fill={C.sheet} />
    ))}
    <path d="M34 78h132v72H34z" fill={C.sheet} />
    <path d="M14 82 60 24h80l46 58z" fill={C.ink2} />
    <path d="M62 98h24v24H62zM114 98h26v52h-26z" fill={C.stone2} />
    <path d="m104 42 16-7 18 9 2 16-14 10-20-5-8-12z" fill={C.bg} />
    <path d="m108 45 11-5 12 7-2 11-10 5-12-5z" fill={C.stone2} />
  </>
);

/** A phone on which a loss is reported with a photograph. */
export const PhotoReport = part<{ title: string; caption: string; button: string }>(
  ({ w, h, title, caption, button }) => {
    const size = useWords();
    const photo = h - 186 - size * 2.6;
    const scale = round((w - 44) / 200);
    return (
      <Sheet x={0} y={0} w={w} h={h} rx={30} f={C.ink} d={14}>
        <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={C.paper} />
        <R x={w / 2 - 26} y={17} w={52} h={12} rx={6} f={C.ink} />
        <T x={22} y={44 + size} w="b" max={w - 44}>
          {title}
        </T>
        <R x={22} y={66 + size} w={w - 44} h={photo} rx={8} f={C.stone} />
        <R x={22} y={66 + size + photo - 30} w={w - 44} h={30} rx={8} f={C.stone2} />
        <g transform={`translate(22 ${round(66 + size + photo - 14 - 150 * scale)})scale(${scale})`}>
          <House />
        </g>
        <T x={22} y={round(92 + size * 1.8 + photo)} c={C.mute} max={w - 44}>
          {caption}
        </T>
        <R x={22} y={h - 76} w={w - 44} h={48} rx={24} f={C.ink} />
        <T x={w / 2} y={h - 52 + size * 0.35} w="m" c={C.onInk} a="m" max={w - 60}>
          {button}
        </T>
      </Sheet>
    );
  },
);

/** Letter trays above each other; a paper lies in one of them, the red thing. */
export const Trays = part<{ names: readonly string[]; red: string; paper: string }>(
  ({ w, h, names, red, paper }) => {
    const size = useWords();
    const step = h / names.length;
    const [lip, box] = [step * 0.42, step - 12];
    return names.map((name, row) => (
      <g key={name} transform={`translate(0 ${round(row * step)})`}>
        <Sheet x={0} y={0} w={w} h={round(box)} rx={4} f={C.stone2} />
        <R x={16} y={8} w={w - 32} h={box - lip - 4} rx={2} f={name === red ? C.red : C.sheet} />
        {name === red && (
          <T x={30} y={round(8 + (box - lip - 8) / 2 + size * 0.35)} w="m" c="#fff" max={w - 60}>
            {paper}
          </T>
        )}
        <R x={0} y={box - lip} w={w} h={lip} rx={4} f={C.stone} />
        <T x={18} y={round(box - lip / 2 + size * 0.35)} w="m" max={w - 36}>
          {name}
        </T>
      </g>
    ));
  },
);

/** A folder with a sheet for each subject behind it, whose tabs stand in a row; one tab is the red thing. */
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
      <path d={`M0 ${h}l12 12H${w + 12}V${front + 12}L${w} ${front}z`} fill={C.shadow} />
      {tabs.map((name, index) => {
        const [x, y] = [round(index * column), round(index * rise)];
        const f = name === red ? C.red : index % 2 ? C.line2 : C.sheet;
        return (
          <g key={name}>
            <path
              d={`M${x} ${y + tab}V${y + 8}q0-8 8-8h${round(column - 24)}q8 0 8 8V${y + tab}z`}
              fill={f}
            />
            <R x={0} y={y + tab - 1} w={w} h={h - y - tab} rx={2} f={f} />
            <T
              x={round(x + (column - 8) / 2)}
              y={y + tab / 2 + size * 0.35}
              w="m"
              a="m"
              c={name === red ? '#fff' : C.ink}
              max={column - 20}
            >
              {name}
            </T>
          </g>
        );
      })}
      <R x={0} y={front} w={w} h={h - front} rx={4} f={C.stone} />
      <path d={`M0 ${round(front + 14)}H${w}`} stroke={C.stone2} strokeWidth={2} />
      <R x={28} y={front + 44} w={w - 56} h={h - front - 76} rx={3} f={C.sheet} />
      <Words x={48} y={front + 70 + size} w={w - 96} s={size * 1.4} weight="b" lines={2}>
        {title}
      </Words>
      <Words x={48} y={front + 80 + size * 3.4} w={w - 96} c={C.mute}>
        {note}
      </Words>
      <T x={48} y={h - 56 - size * 1.3} c={C.mute}>
        {fact[0]}
      </T>
      <T x={48} y={h - 54} w="m">
        {fact[1]}
      </T>
    </>
  );
});
