/** Cost Effective: the content of the storage, and the place to which each part moves. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { vary } from '../../../vary.ts';

/** Terabytes of an example tenant. */
const full = { current: 3.2, versions: 3, quiet: 1.8 };
/** The versions of a file that fill `full.versions`. */
const allVersions = 500;
const total = full.current + full.versions + full.quiet;

const gap = 24;
const tb = (terabytes: number) => `${terabytes.toFixed(1)} TB`;

const parts = [
  ['Current files', full.current],
  ['Old versions', full.versions],
  ['Quiet sites', full.quiet],
] as const;

/** @param versions how many versions of a file are kept */
export function storageOf(versions: number) {
  const kept = (full.versions * versions) / allVersions;
  return { kept, active: full.current + kept, trimmed: full.versions - kept };
}
type Split = ReturnType<typeof storageOf>;

/** The three piles at the right. The bands have the same order, so that no bands cross. */
const pilesOf = ({ active, trimmed }: Split) => [
  { name: 'Stays active', terabytes: active, from: 0, shift: -gap, fill: colors.ink, color: colors.onInk },
  { name: 'Trimmed', terabytes: trimmed, from: active, shift: 0, fill: colors.red, color: '#fff' },
  {
    name: 'Archive',
    terabytes: full.quiet,
    from: active + trimmed,
    shift: gap,
    fill: colors.stone,
    color: colors.text,
  },
];

/** The bands: the pile at the end, the beginning and the end in terabytes, and the color. */
const flowsOf = ({ kept, active, trimmed }: Split) => [
  { pile: 0, from: 0, into: 0, size: full.current, fill: colors.line2 },
  { pile: 0, from: full.current, into: full.current, size: kept, fill: colors.stone2 },
  { pile: 1, from: active, into: 0, size: trimmed, fill: colors.redSoft },
  { pile: 2, from: active + trimmed, into: 0, size: full.quiet, fill: colors.line2 },
];

/** The stored data at the left, the piles at the right, and the bands between them. */
const Storage = part<{ split: Split }>(({ w, h, split }) => {
  const piles = pilesOf(split);
  const [tall, pad] = [(h - 2 * gap) / total, w < 500 ? 12 : 22];
  const [left, right] = [Math.round(w * 0.36), Math.round(w * 0.37)];
  const pileX = w - right;
  const middle = (left + pileX) / 2;
  const pileY = (pile: number) => gap + (piles[pile]?.from ?? 0) * tall + (piles[pile]?.shift ?? 0);
  return (
    <>
      {piles.map(({ name, terabytes }, pile) => (
        <Rect
          key={name}
          x={pileX + 10}
          y={pileY(pile) + 10}
          w={right}
          h={terabytes * tall}
          rx={0}
          fill={colors.shadow}
        />
      ))}
      <Sheet x={0} y={gap} w={left} h={total * tall} rx={0}>
        {parts.map(([name, terabytes], index) => {
          const y = parts.slice(0, index).reduce((sum, [, before]) => sum + before, 0) * tall;
          return (
            <g key={name} transform={`translate(0 ${y})`}>
              {index > 0 && <path d={`M0 0h${left}`} stroke={colors.line2} strokeWidth={2} />}
              <Text x={pad} y={34} weight="medium" max={left - pad}>
                {name}
              </Text>
              <Text x={pad} y={56} color={colors.mute}>
                {tb(terabytes)}
              </Text>
            </g>
          );
        })}
      </Sheet>
      {flowsOf(split).map(({ pile, from, into, size, fill }) => {
        const [a, b, deep] = [gap + from * tall, pileY(pile) + into * tall, size * tall];
        return (
          <path
            key={from}
            fill={fill}
            d={`M${left} ${a}C${middle} ${a} ${middle} ${b} ${pileX} ${b}v${deep}C${middle} ${b + deep} ${middle} ${a + deep} ${left} ${a + deep}z`}
          />
        );
      })}
      {piles.map(({ name, terabytes, fill, color }, pile) => (
        <g key={name} transform={`translate(${pileX} ${pileY(pile)})`}>
          <Rect x={0} y={0} w={right} h={terabytes * tall} rx={0} fill={fill} />
          <Text x={pad} y={(terabytes * tall) / 2 - 4} weight="medium" color={color} max={right - pad}>
            {name}
          </Text>
          <Text x={pad} y={(terabytes * tall) / 2 + 26} size={26} weight="bold" color={color}>
            {tb(terabytes)}
          </Text>
        </g>
      ))}
    </>
  );
});

const Caption = part(() => (
  <Text x={0} y={18} size={22} weight="bold">
    {tb(total)}
  </Text>
));

const sceneOf = (split: Split) =>
  compose({
    title: 'Less storage and fewer duplicate tools',
    desc: `An example tenant of ${tb(total)}: ${tb(split.active)} stay active, ${tb(split.trimmed)} of old versions are trimmed and ${tb(full.quiet)} of sites untouched for a year move to the archive.`,
    words: 17,
    wide: { caption: [60, 44, 248, 24], storage: [60, 70, 690, 408] },
    phone: { caption: [16, 18, 342, 24], storage: [14, 48, 346, 400] },
    draw: (at) => (
      <>
        <Caption at={at.caption} />
        <Storage at={at.storage} split={split} />
      </>
    ),
  });

export const CostEffective = vary({
  label: 'Versions kept of a file',
  values: [50, 100, 150, 200, 250],
  shown: 100,
  write: (versions) => `${versions} of ${allVersions}`,
  says: (versions) => {
    const { active, trimmed } = storageOf(versions);
    return `Keeping ${versions} of ${allVersions} versions trims ${tb(trimmed)} and leaves ${tb(active)} active.`;
  },
  draw: (versions) => sceneOf(storageOf(versions)),
});
