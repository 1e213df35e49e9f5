/** Platform Engineering, continued: the scene of clusters. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Calendar } from '../../../parts/time.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** Minor versions from the newest. The first three are supported. */
const versions = ['n', 'n−1', 'n−2', 'n−3'] as const;
const supported = 3;

/**
 * Versions as blocks on a line. A frame is around the supported versions. The version that is no longer supported
 * tilts, in red.
 */
const Window = part(({ w, h }) => {
  const size = useWords();
  const column = w / versions.length;
  const side = round(Math.min(column - 30, h - 66));
  const y = h - side - 16;
  return (
    <>
      <rect
        x={2}
        y={y - 18}
        width={column * supported - 4}
        height={side + 34}
        rx={10}
        fill="none"
        stroke={colors.ink}
        strokeWidth={4}
      />
      <Rect x={18} y={y - 34} w={Math.min(250, column * supported - 36)} h={32} rx={16} fill={colors.ink} />
      <Text
        x={34}
        y={y - 18 + size * 0.35}
        weight="medium"
        color={colors.onInk}
        max={Math.min(226, column * supported - 60)}
      >
        3 versions
      </Text>
      {versions.map((version, index) => {
        const out = index >= supported;
        const x = round(index * column + (column - side) / 2);
        return (
          <g key={version} transform={out ? `rotate(9 ${x + side / 2} ${y + side})` : undefined}>
            <Sheet
              x={x}
              y={round(y + (out ? 6 : 8))}
              w={side}
              h={side - 16}
              rx={6}
              fill={out ? colors.red : colors.sheet}
            >
              <Text
                x={side / 2}
                y={side / 2 + size * 0.2}
                size={size * 1.5}
                weight="bold"
                color={out ? '#fff' : colors.ink}
                anchor="middle"
              >
                {version}
              </Text>
            </Sheet>
          </g>
        );
      })}
    </>
  );
});

export const clusters = compose({
  title: 'Kubernetes upgraded before support ends',
  desc: 'Four versions of Kubernetes as blocks: a frame holds the newest three, which normal support in Azure covers; the fourth, in red, has fallen out of it. A calendar for February 2027, an example, has the upgrade on the 16th. A list of routes: in by Gateway API, out only as planned.',
  words: 17,
  wide: { window: [48, 44, 600, 204], month: [420, 262, 332, 234], routes: [72, 300, 318, 160] },
  phone: { window: 150, month: 270, routes: 150 },
  draw: (at) => (
    <>
      <Window at={at.window} />
      <Calendar at={at.month} month="2027-02" caption="An upgrade in the calendar" marks={{ 16: 'ink' }} />
      <Ledger
        at={at.routes}
        tone="ink"
        title="Routes"
        rows={[
          ['In', 'Gateway API'],
          ['Out', 'only as planned'],
        ]}
      />
    </>
  ),
});
