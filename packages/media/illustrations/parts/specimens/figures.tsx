/** Specimens of parts that show numbers, dates and movement. */
import { compose } from '../../compose.tsx';
import { BeforeAfter, ControlChart, RangeChart } from '../charts.tsx';
import { Funnel, Pipeline, Queue } from '../flows.tsx';
import { Link } from '../link.tsx';
import { Ledger, Matrix } from '../tables.tsx';
import { BarLabel, Note, Plate, StickyNote, Tag, tagHole } from '../tags.tsx';
import { Calendar, Timeline } from '../time.tsx';
import { desc } from './description.ts';

export const tables = compose({
  title: 'Ledger and Matrix',
  desc,
  wide: {
    bars: [40, 40, 340, 220],
    sum: [40, 290, 340, 210],
    ticks: [410, 40, 350, 250],
    tag: [410, 320, 220, 80, 4],
    sticky: [540, 420, 200, 80],
    plate: [410, 430, 110, 70],
  },
  phone: { bars: 220, sum: 210, ticks: 240, tag: 90 },
  draw: (at) => (
    <>
      <Ledger
        at={at.bars}
        bars
        title="Waits, in days"
        rows={[
          ['Approver', 4],
          ['Cost center', 3],
          ['Queue', 2],
        ]}
        total="In all"
        red="Approver"
      />
      <Ledger
        at={at.sum}
        tone="ink"
        title="Budget"
        right="Month"
        rows={[
          ['Store', 410],
          ['Cloud', 180],
        ]}
        total="In all"
        write={(amount) => `$${amount}`}
      />
      <Matrix
        at={at.ticks}
        title="Allergens"
        columns={['Egg', 'Milk', 'Nuts']}
        rows={[
          ['Soup', false, true, false],
          ['Cake', true, true, true],
        ]}
        red={['Cake', 2]}
      />
      <Tag at={at.tag} text="Awaits" strong="sign-off" />
      <StickyNote at={at.sticky} text="Left to" strong="the owner" />
      <Plate at={at.plate} text="Limit" strong="9 kg" />
      <Link from={at.ticks} to={at.tag} red out={[0.35, 1]} into={tagHole} arrow={false} />
    </>
  ),
});

export const time = compose({
  title: 'Timeline and Calendar',
  desc,
  wide: { line: [40, 40, 720, 160], month: [40, 240, 320, 270], steps: [400, 240, 360, 260] },
  phone: { line: 300, month: 300, steps: 260 },
  draw: (at) => (
    <>
      <Timeline
        at={at.line}
        title="Deadlines set by others"
        marks={[
          { at: '2026-11-01', when: 'November 2026', what: 'Plan' },
          { at: '2027-01-12', when: 'January 12, 2027', what: 'Windows Server 2016' },
          { at: '2027-12-31', when: 'End of 2027', what: 'SAP Business Suite 7' },
        ]}
        red="Windows Server 2016"
        even
      />
      <Calendar
        at={at.month}
        month="2027-01"
        marks={{ 4: 'ink', 5: 'ink', 12: 'red', 1: 'quiet' }}
        caption="Change freeze until 5"
      />
      <Timeline
        at={at.steps}
        tone="ink"
        marks={[
          { at: 0, when: '22:00', what: 'Writes stop' },
          { at: 50, when: '22:50', what: 'Tests' },
          { at: 70, when: '23:10', what: 'Live' },
          { at: 90, when: '23:30', what: 'Watch' },
        ]}
        red="Live"
        even
      />
    </>
  ),
});

export const charts = compose({
  title: 'ControlChart, RangeChart and BeforeAfter',
  desc,
  wide: {
    control: [40, 40, 340, 220],
    range: [410, 40, 350, 220],
    change: [40, 300, 340, 200],
    note: [410, 300, 160, 140],
    label: [580, 360, 180, 130, 3],
  },
  phone: { control: 220, range: 240, change: 200, note: 130, label: 140 },
  draw: (at) => (
    <>
      <ControlChart
        at={at.control}
        title="Right first time"
        values={[94, 95, 93, 96, 95, 88, 94]}
        high={[98, '98%']}
        low={[91, '91%']}
        ends={['Week 1', 'Week 7']}
      />
      <RangeChart
        at={at.range}
        title="Demand"
        ranges={[
          [4, 8, 5],
          [5, 9, 7],
          [5, 9, 10],
          [6, 11, 8],
        ]}
        names={['Range', 'Sold']}
        ends={['Mon', 'Thu']}
      />
      <BeforeAfter
        at={at.change}
        title="Lead time"
        before={['Before', 9]}
        after={['After', 4]}
        write={(days) => `${days} days`}
        change={(ratio) => `${Math.round((1 - ratio) * 100)}% less`}
      />
      <Note at={at.note} figure="40 min" caption="of work in nine days of waiting" />
      <BarLabel at={at.label} title="Lot 7731" code="TLC-7731-04" />
    </>
  ),
});

export const flows = compose({
  title: 'Pipeline, Queue and Funnel',
  desc,
  wide: { stages: [40, 40, 720, 110], queue: [40, 190, 300, 240], funnel: [380, 190, 370, 320] },
  phone: { stages: 420, queue: 220, funnel: 280 },
  draw: (at) => (
    <>
      <Pipeline
        at={at.stages}
        stages={[
          { name: 'Land', note: 'unchanged' },
          { name: 'Check', note: '6 a.m.', waiting: 2 },
          { name: 'Clean' },
          { name: 'Report' },
        ]}
        red="Check"
      />
      <Queue
        at={at.queue}
        title="Requests"
        right="by day"
        items={[
          ['F-118', 'day 4'],
          ['F-101', 'day 20'],
          ['F-131', 'day 2'],
        ]}
        red="F-101"
      />
      <Funnel
        at={at.funnel}
        steps={[
          ['Requested', 1200],
          ['Started', 930],
          ['Completed', 610],
          ['Paid', 118],
        ]}
      />
    </>
  ),
});
