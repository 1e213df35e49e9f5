/** Pharmaceuticals, continued: the scene of serial numbers. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { BarLabel } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The packs in a case, as the EPCIS message says, and the packs that are really in it. An example. */
const [across, down] = [6, 4];
const told = across * down;
const missing = 17;
const there = told - 1;

/** An open case from above. A missing pack is a red outline. */
const OpenCase = part<object>(({ w, h }) => {
  const size = useWords();
  const flap = round(h * 0.11);
  const [bx, by, bw, bh] = [flap, flap, w - 2 * flap, h - 2 * flap];
  const [column, step] = [(bw - 20) / across, (bh - 20) / down];
  const flaps = `M${bx} ${by}L${bx + 22} 0H${bx + bw - 22}L${bx + bw} ${by}L${w} ${by + 22}V${by + bh - 22}L${bx + bw} ${by + bh}L${bx + bw - 22} ${h}H${bx + 22}L${bx} ${by + bh}L0 ${by + bh - 22}V${by + 22}z`;
  return (
    <>
      <path d={flaps} fill={colors.shadow} transform="translate(12 12)" />
      <path d={flaps} fill={colors.stone} />
      <Rect x={bx} y={by} w={bw} h={bh} rx={0} fill={colors.stone2} />
      {Array.from({ length: told }).map((_pack, place) => {
        const [x, y] = [bx + 13 + (place % across) * column, by + 13 + Math.floor(place / across) * step];
        const [pw, ph] = [round(column - 6), round(step - 6)];
        if (place === missing)
          return (
            <g key={place} transform={`translate(${round(x)} ${round(y)})`}>
              <rect
                x={2}
                y={2}
                width={pw - 4}
                height={ph - 4}
                fill={colors.bg}
                stroke={colors.red}
                strokeWidth={5}
                strokeDasharray="9 6"
              />
            </g>
          );
        return (
          <g key={place} transform={`translate(${round(x)} ${round(y)})`}>
            <Rect x={0} y={0} w={pw} h={ph} rx={3} fill={colors.sheet} />
            <path
              d={`M8 ${round(ph * 0.34)}h${round(pw * 0.5)}M8 ${round(ph * 0.58)}h${round(pw * 0.34)}`}
              stroke={colors.line2}
              strokeWidth={5}
            />
            <Rect x={pw - 20} y={ph - 20} w={12} h={12} rx={1} fill={colors.ink} />
          </g>
        );
      })}
      <Text x={w / 2} y={h - flap / 2 + size * 0.35} weight="medium" anchor="middle" max={bw - 40}>
        {`In the case: ${there}`}
      </Text>
    </>
  );
});

export const supplyChainOptimization = compose({
  title: 'Serialization alerts solved faster',
  desc: `A case seen from above, an example: an EPCIS message tells of ${told} packs, ${there} are in it. The place of the missing pack is outlined in red, and a red wire leads from it to the label with its serial number, S/N 4821 0018. A list counts trading partners under DSCSA: 214 authorized, 6 in doubt, 2 blocked.`,
  words: 17,
  wide: { box: [48, 48, 424, 372], label: [504, 52, 248, 168, 3], lists: [440, 300, 312, 192] },
  phone: { box: 300, label: [40, 338, 290, 150, -2], lists: [14, 512, 346, 180] },
  draw: (at) => (
    <>
      <OpenCase at={at.box} />
      <BarLabel
        at={at.label}
        title="In the message, not here"
        code="S/N 4821 0018"
        note={`EPCIS: ${told} packs`}
      />
      {at.box && at.box[2] > 400 && (
        <Link from={at.box} to={at.label} red arrow={false} out={[0.873, 0.59]} into={[0.01, 0.6]} />
      )}
      <Ledger
        at={at.lists}
        tone="ink"
        title="Trading partners"
        rows={[
          ['Authorized', 214],
          ['In doubt', 6],
          ['Blocked', 2],
        ]}
      />
    </>
  ),
});
