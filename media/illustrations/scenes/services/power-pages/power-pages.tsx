/** The scenes of the Power Pages page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Layers } from '../../../parts/layers.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Tag } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { secure } from './door.tsx';
import { lowCode } from './form.tsx';
import { costEffective } from './meters.tsx';
import { customizableDesign } from './zoom.tsx';

/** Above this an upload goes elsewhere. */
const largest = '50 MB';

const scalableSolutions = compose({
  title: 'One portal for many services',
  desc: `Four sheets above each other: tables, roles and design, which the first form left to share, and on top of them, in red, the second form. A table says that portal, app and Power BI read the same tables of applicants and permits. A tag sends uploads above ${largest} to Azure Blob Storage; a release travels from test to production at 18:00, an example.`,
  words: 17,
  wide: {
    layers: [60, 40, 440, 300],
    shared: [458, 60, 294, 196],
    release: [48, 376, 420, 122],
    tag: [496, 330, 252, 96, 4],
  },
  phone: { layers: 240, shared: 200, release: 130, tag: [60, 666, 254, 90, -3] },
  draw: (at) => (
    <>
      <Layers
        at={at.layers}
        layers={[['Second form'], ['Design'], ['Roles'], ['Tables']]}
        red="Second form"
      />
      <Matrix
        at={at.shared}
        columns={['Applicants', 'Permits']}
        rows={[
          ['Portal', true, true],
          ['App', true, true],
          ['Power BI', true, true],
        ]}
      />
      <Timeline
        at={at.release}
        tone="ink"
        even
        marks={[
          { at: 0, when: 'Test', what: 'As a solution' },
          { at: 1, when: '18:00', what: 'Agreed hour' },
          { at: 2, when: 'Production', what: 'The same one' },
        ]}
      />
      <Tag at={at.tag} tone="paper" text={`Uploads above ${largest}`} strong="Blob Storage" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'low-code': lowCode,
  secure,
  'customizable-design': customizableDesign,
  'cost-effective': costEffective,
  'scalable-solutions': scalableSolutions,
};
