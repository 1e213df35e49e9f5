/** Insurance, continued: the scenes of models and of the close. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Pipeline } from '../../../parts/flows.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note, Plate, StickyNote } from '../../../parts/tags.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';
import { ModelFile } from './objects.tsx';

export const aiGovernance = compose({
  title: 'Documented and tested AI models',
  desc: 'The file of a term life model, after the NAIC bulletin of December 4, 2023, with tabs for purpose, data, tests and, in red, the owner. Tests for unfair discrimination were run three times: at first use on March 2, with new data on June 18 and with a new vendor on September 14. A plate marks the model high-risk under the EU AI Act; New York’s clock for an incident at a vendor runs 72 hours. An example.',
  words: 17,
  wide: {
    file: [48, 52, 440, 424],
    tests: [468, 206, 284, 176],
    risk: [262, 408, 232, 86, -4],
    clock: [540, 52, 212, 126],
  },
  phone: { file: [14, 14, 346, 400], tests: [14, 478, 346, 180], risk: [128, 376, 232, 82, -4] },
  draw: (at) => (
    <>
      <ModelFile
        at={at.file}
        title="Term life, price"
        note="After the NAIC bulletin of December 4, 2023"
        fact={['Owner', 'Chief actuary']}
        tabs={['Purpose', 'Data', 'Tests', 'Owner']}
        red="Owner"
      />
      <Ledger
        at={at.tests}
        title="Unfair discrimination"
        rows={[
          ['First test', 'March 2'],
          ['New data', 'June 18'],
          ['New vendor', 'September 14'],
        ]}
      />
      <Plate at={at.risk} tone="paper" text="EU AI Act" strong="High-risk" />
      <Note at={at.clock} figure="72 hours" caption="New York, incident at a vendor" />
    </>
  ),
});

/** Contractual service margin of each portfolio, the prior quarter and this one, in millions. An example. */
const portfolios: readonly (readonly [name: string, prior: number, now: number])[] = [
  ['Term life', 41.6, 42.1],
  ['Annuities', 88, 86.9],
  ['Whole life', 62, 64.4],
  ['Health', 35.2, 35.6],
];
const limit = 2;
const change = ([, prior, now]: (typeof portfolios)[number]) => (now / prior - 1) * 100;
const signed = (percent: number) => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
const beyond = portfolios.filter((portfolio) => Math.abs(change(portfolio)) > limit);

/** Changes as bars to both sides of zero. Changes within the band need no explanation. */
const Movements = part<{ title: string; right?: string }>(({ w, h, ...head }) => {
  const size = useWords();
  const labels = Math.max(...portfolios.map(([name]) => useMeasure()(name, 'medium'))) + 30;
  const figures = size * 4.4;
  const largest = Math.max(...portfolios.map((portfolio) => Math.abs(change(portfolio))));
  const [zero, unit] = [labels + (w - labels - figures) * 0.42, ((w - labels - figures) * 0.56) / largest];
  const [top, foot] = [56, h - size - 26];
  const step = (foot - top) / portfolios.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} {...head} />
      <Rect x={zero - limit * unit} y={top} w={2 * limit * unit} h={foot - top} rx={2} fill={colors.soft} />
      <path d={`M${round(zero)} ${top}V${round(foot)}`} stroke={colors.stone2} strokeWidth={2} />
      {portfolios.map((portfolio, row) => {
        const percent = change(portfolio);
        const bar = Math.abs(percent) * unit;
        const middle = top + (row + 0.5) * step;
        return (
          <g key={portfolio[0]}>
            <Text x={18} y={round(middle + size * 0.35)} weight="medium">
              {portfolio[0]}
            </Text>
            <Rect
              x={percent < 0 ? zero - bar : zero}
              y={middle - 11}
              w={bar}
              h={22}
              rx={2}
              fill={Math.abs(percent) > limit ? colors.red : colors.ink}
            />
            <Text x={w - 18} y={round(middle + size * 0.35)} weight="medium" anchor="end">
              {signed(percent)}
            </Text>
          </g>
        );
      })}
      <Text
        x={round(zero - limit * unit)}
        y={h - 16}
        color={colors.mute}
        anchor="middle"
      >{`−${limit}%`}</Text>
      <Text
        x={round(zero + limit * unit)}
        y={h - 16}
        color={colors.mute}
        anchor="middle"
      >{`+${limit}%`}</Text>
    </Sheet>
  );
});

export const financeActuarial = compose({
  title: 'Shorter close with fewer reruns',
  desc: `Changes against the prior quarter by portfolio, an example: ${portfolios.map((portfolio) => `${portfolio[0]} ${signed(change(portfolio))}`).join(', ')}. ${beyond.map(([name]) => name).join(' and ')}, in red, lies beyond ${limit} percent and is explained. A line leads from policy over cash flows to contractual service margin; your actuaries sign the assumptions.`,
  words: 17,
  wide: { trace: [48, 52, 240, 326], chart: [322, 44, 430, 400], signs: [72, 404, 300, 90, -3] },
  phone: { chart: 300, trace: 320 },
  draw: (at) => (
    <>
      <Pipeline
        at={at.trace}
        stages={[
          { name: 'Policy', note: '4471' },
          { name: 'Cash flows', note: 'Microsoft Fabric' },
          { name: 'Contractual service margin' },
        ]}
      />
      <Movements at={at.chart} title="Against the prior quarter" />
      <StickyNote at={at.signs} tone="ink" text="Assumptions signed by" strong="your actuaries" />
    </>
  ),
});
