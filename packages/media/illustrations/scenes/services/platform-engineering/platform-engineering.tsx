/** The scenes of the Platform Engineering page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { BarLabel, Note } from '../../../parts/tags.tsx';
import { Certificate } from '../../../parts/papers.tsx';
import { Browser } from '../../../parts/screens.tsx';
import { Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { clusters } from './clusters.tsx';
import { metrics } from './metrics.tsx';

/** The things that one form creates, and their names. An example. */
const made = [
  ['Repository', 'orders'],
  ['Pipeline', 'build, test, release'],
  ['Database', 'for orders'],
  ['Entra ID group', 'orders-team'],
] as const;

/** The four things. A line goes from the form, beside or above them, to each of them. */
const Made = part<{ beside: boolean }>(({ w, h, beside }) => {
  const size = useWords();
  const step = h / made.length;
  const box = step - 18;
  const middle = (row: number) => row * step + box / 2;
  return (
    <>
      <path
        d={`${beside ? `M0 ${h / 2 - 9}h26M26 ${middle(0)}` : 'M26 -30'}V${middle(made.length - 1)}${made.map((_, row) => `M26 ${middle(row)}h34`).join('')}`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={2}
      />
      {made.map(([name, note], row) => (
        <Sheet key={name} x={60} y={row * step} w={w - 60} h={box} rx={8}>
          <Check x={30} y={box / 2} scale={1.5} />
          <Text x={56} y={box / 2 - 4} weight="medium" max={w - 130}>
            {name}
          </Text>
          <Text x={56} y={box / 2 + size * 1.05} color={colors.mute} max={w - 130}>
            {note}
          </Text>
        </Sheet>
      ))}
    </>
  );
});

const internal = compose({
  title: 'New services from a template',
  desc: `One form for a new service, an example: its name is orders, its region West Europe. From its red button a line fans out to the four things it makes: ${made.map(([name]) => name).join(', ')}. A note says that Azure Policy checks region, size and tags.`,
  words: 17,
  wide: { form: [48, 60, 376, 300], things: [424, 54, 328, 372], policy: [156, 386, 292, 106] },
  phone: { form: 290, things: [0, 330, 360, 320] },
  draw: (at) => (
    <>
      <Made at={at.things} beside={at.policy !== undefined} />
      <Browser
        at={at.form}
        address="catalog/new-service"
        heading="New service"
        rows={[
          ['Name', 'orders'],
          ['Owner', 'Orders team'],
          ['Region', 'West Europe'],
        ]}
        button="Create"
        red="button"
      />
      <Note at={at.policy} figure="Azure Policy" caption="checks region, size and tags" />
    </>
  ),
});

/** A crate on its floor, with boards across and a strap. */
const Crate = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={3} fill={colors.stone}>
    {[1, 2, 3].map((board) => (
      <path key={board} d={`M0 ${(h * board) / 4}h${w}`} stroke={colors.stone2} strokeWidth={3} />
    ))}
    <Rect x={0} y={0} w={16} h={h} rx={2} fill={colors.stone2} />
    <Rect x={w - 16} y={0} w={16} h={h} rx={2} fill={colors.stone2} />
  </Sheet>
));

const delivery = compose({
  title: 'Signed and traceable builds',
  desc: 'A build as a crate with a bar-code label, build 4182, and its proof of origin as a certificate with a red seal: SLSA Build Level 2, made by the pipeline, which signed in with OpenID Connect. Both name the same build. A note counts 0 cloud passwords stored.',
  words: 17,
  wide: {
    crate: [48, 200, 376, 290],
    label: [96, 270, 256, 150, -3],
    paper: [404, 44, 348, 398],
    none: [172, 60, 248, 112],
  },
  phone: { paper: 340, crate: [30, 382, 300, 210], label: [70, 412, 220, 140, -3] },
  draw: (at) => (
    <>
      <Crate at={at.crate} />
      <BarLabel at={at.label} title="Build 4182" code="SHA256 7F3A09C1" />
      <Certificate
        at={at.paper}
        title="Proof of origin"
        text="Build 4182 was made by this pipeline, from this commit and nothing else."
        facts={[
          ['Level', 'SLSA Build L2'],
          ['Signed in by', 'OpenID Connect'],
        ]}
      />
      <Note at={at.none} figure="0" caption="cloud passwords stored" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'internal-developer-platform': internal,
  'secure-delivery': delivery,
  'kubernetes-networking': clusters,
  'observability-metrics': metrics,
};
