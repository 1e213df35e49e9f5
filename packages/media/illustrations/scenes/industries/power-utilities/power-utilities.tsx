/** The scenes of the Power & Utilities page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { dataAnalytics, sustainability } from './figures.tsx';
import { Feeder } from './objects.tsx';
import { StormBoard } from './storm-board.tsx';

/** Meters behind one transformer. An example. */
const meters = 40;

const smartGrid = compose({
  title: 'Faults located with smart meters',
  desc: `A line on its pole with a blown fuse, in red, transformer 118 and the ${meters} meters behind it, all without light; an example. A red wire leads from the fuse to dispatch, which sees one fuse instead of ${meters} calls. Below, ${meters} of ${meters} last-gasp messages, the substation event and its clock error of 3 milliseconds.`,
  words: 17,
  wide: { feeder: [48, 44, 400, 446], sees: [536, 60, 216, 132], log: [440, 296, 312, 186] },
  phone: { feeder: [14, 14, 350, 360], sees: [14, 398, 346, 116], log: [14, 538, 346, 180] },
  draw: (at) => (
    <>
      {at.feeder && at.feeder[0] > 40 && (
        <Link from={at.feeder} to={at.sees} red arrow={false} out={[0.86, 0.158]} into={[0, 0.4127]} />
      )}
      <Feeder at={at.feeder} meters={meters} fuse="Blown fuse" transformer="Transformer" />
      <Note at={at.sees} figure="1 fuse" caption={`instead of ${meters} calls`} />
      <Ledger
        at={at.log}
        title="Transformer 118"
        rows={[
          ['Last gasps', `${meters} of ${meters}`],
          ['Substation event', 'IEC 61850'],
          ['Clock error', '3 ms'],
        ]}
      />
    </>
  ),
});

/** Hours, trucks on site, and the certainty of an estimate. An example. */
const lanes = [
  { name: 'Feeder 12', sure: 90, trucks: 1, range: [14, 15] },
  { name: 'Feeder 7', sure: 80, trucks: 2, range: [15, 17] },
  { name: 'Feeder 31', sure: 60, trucks: 1, range: [15.5, 19], red: true },
] as const;
const hour = (time: number) => `${Math.floor(time) - 12}${time % 1 ? ':30' : ''} p.m.`;

/** Risk of spans, out of 100. An example. */
const spans = [
  ['Line 14, span 88', 82],
  ['Line 14, span 91', 64],
  ['Line 3, span 20', 37],
] as const;

const operations = compose({
  title: 'Fewer truck trips per outage',
  desc: `A storm board, an example, with the trucks of ${lanes.length} feeders and the hours within which the lights return, from 3 years of similar faults: ${lanes.map(({ name, sure, range }) => `${name}, ${hour(range[0])} to ${hour(range[1])}, ${sure}% sure`).join('; ')}. The least sure is red. Below, tree work ranked by risk: ${spans.map(([name, risk]) => `${name}: ${risk}`).join('; ')}. A note leaves switching to the operators.`,
  words: 17,
  wide: { board: [48, 44, 704, 258], trees: [76, 284, 298, 204], sticky: [480, 352, 260, 92, 4] },
  phone: { board: 280, trees: 210 },
  draw: (at) => (
    <>
      <StormBoard
        at={at.board}
        title="Storm board"
        {...(at.sticky && { right: 'From 3 years of similar faults' })}
        hours={[13, 20]}
        lanes={lanes.map((lane) => ({ ...lane, note: `${lane.sure}% sure` }))}
      />
      <Ledger at={at.trees} title="Tree work" right="Risk, of 100" rows={spans} bars full={100} />
      <StickyNote at={at.sticky} tone="ink" text="Switching stays with" strong="the operators" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'smart-grid-solutions': smartGrid,
  'operational-efficiency': operations,
  sustainability,
  'data-analytics': dataAnalytics,
};
