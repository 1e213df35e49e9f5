/** Oil and Gas, continued: the single way out for data, as the plan of a building. */
import { compose } from '../../../compose.tsx';
import { FloorPlan } from '../../../parts/maps.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';

export const steps = compose({
  title: 'How we connect your site safely',
  desc: 'The networks of a site as rooms, an example: a red way leads from the controllers through the buffer network to the readings, and there is no way back. A plate says that the firewall refuses traffic toward controllers. A table of one month has paper as the valid permit, with the tablet compared beside it.',
  words: 17,
  wide: { plan: [48, 44, 470, 356], refused: [452, 92, 300, 104, 4], month: [350, 354, 402, 146] },
  phone: { plan: 320, refused: [30, 352, 314, 88, -2], month: [14, 470, 346, 180] },
  draw: (at) => (
    <>
      <FloorPlan
        at={at.plan}
        title="The way out for data"
        rooms={[
          { name: 'Controllers', box: [0, 0, 48, 52] },
          { name: 'Wells', box: [48, 0, 52, 52] },
          { name: 'Buffer', note: 'network', box: [0, 52, 48, 48] },
          { name: 'Readings', box: [48, 52, 52, 48] },
        ]}
        doors={[
          [32, 52, 'across'],
          [48, 84, 'down'],
        ]}
        red={[
          [32, 32],
          [32, 84],
          [62, 84],
        ]}
      />
      <Plate at={at.refused} tone="ink" text="Traffic toward controllers" strong="Refused" />
      <Matrix
        at={at.month}
        title="Permits, one month"
        columns={['Valid', 'Compared']}
        rows={[
          ['On paper', true, true],
          ['On the tablet', false, true],
        ]}
      />
    </>
  ),
});
