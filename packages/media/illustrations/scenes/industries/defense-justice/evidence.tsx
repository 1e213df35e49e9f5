/** Defense & Justice, continued: the scenes of findings and of custody. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** A card of an index, with its tab. */
const Card = part<{ title: string; text: string }>(({ w, h, title, text }) => {
  const size = useWords();
  const tab = size * 2;
  return (
    <>
      <Rect x={16} y={-tab + 8} w={w * 0.52} h={tab} rx={6} fill={colors.stone} />
      <Sheet x={0} y={0} w={w} h={h} rx={4}>
        <path d={`M0 ${round(size * 2.3)}H${w}`} stroke={colors.line2} strokeWidth={2} />
        <Text x={18} y={size * 1.5} weight="bold" max={w - 36}>
          {title}
        </Text>
        <Text x={18} y={size * 3.8} color={colors.mute} max={w - 36}>
          {text}
        </Text>
      </Sheet>
    </>
  );
});

/** The transcript of a body camera. A name in it is hidden. */
const Transcript = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4}>
      <Rect x={18} y={18} w={4} h={h - 36} rx={2} fill={colors.stone2} />
      <Text x={36} y={16 + size} color={colors.mute} max={w - 50}>
        Body camera, a draft
      </Text>
      <Words x={36} y={h - 20} w={w - 50} weight="medium" lines={1}>
        Name as heard: ██████
      </Words>
    </Sheet>
  );
});

const charge = 'Charge 14-72';

export const findings = compose({
  title: 'Case findings with their sources',
  desc: `A finding from which red wires lead to its 3 source records: the cards of court, custody and case, an example; in NIEM all three call the charge the same, ${charge}. Attached below is a body-camera transcript, a draft in which a name is left blank, since speech recognition mishears names.`,
  words: 17,
  wide: {
    finding: [48, 176, 286, 146],
    court: [440, 76, 300, 100, -2],
    custody: [452, 216, 300, 100, 2],
    case: [440, 362, 300, 100, -3],
    talk: [48, 362, 286, 104],
  },
  phone: {
    finding: 116,
    court: [60, 180, 286, 92, -2],
    custody: [68, 308, 286, 92, 2],
    case: [60, 436, 286, 92, -3],
    talk: [34, 566, 300, 94],
  },
  draw: (at) => (
    <>
      {at.finding && at.finding[1] > 100 && (
        <>
          <Link from={at.finding} to={at.court} out={[1, 0.3]} into={[0, 0.5]} red arrow={false} />
          <Link from={at.finding} to={at.custody} out={[1, 0.5]} into={[0, 0.34]} red arrow={false} />
          <Link from={at.finding} to={at.case} out={[1, 0.7]} into={[0, 0.5]} red arrow={false} />
        </>
      )}
      <Note at={at.finding} figure="Finding" caption="with its 3 source records" />
      <Transcript at={at.talk} />
      <Card at={at.court} title="Court" text={charge} />
      <Card at={at.custody} title="Custody" text={charge} />
      <Card at={at.case} title="Case file" text={charge} />
    </>
  ),
});

/** The people who get a file, in order. An example. */
const hands = ['Intake', 'Lab', 'Review', 'Release'] as const;
const hash = '9f2c 41d7 … 08be';

/** A horizontal chain with named links. The last link is red. */
const Chain = part<object>(({ w, h }) => {
  const size = useWords();
  const thick = Math.min(24, w / 24);
  const lap = thick * 1.6;
  const lw = (w - thick + lap * (hands.length - 1)) / hands.length;
  const lh = h - size * 2.4 - thick - 10;
  const x = (index: number) => round(thick / 2 + index * (lw - lap));
  const link = (index: number) => ({
    x: x(index),
    y: thick / 2,
    width: round(lw),
    height: round(lh),
    rx: round(lh / 2),
    fill: 'none',
    strokeWidth: thick,
  });
  const color = (index: number) =>
    index === hands.length - 1 ? colors.red : index % 2 ? colors.stone2 : colors.ink;
  return (
    <>
      {hands.map((name, index) => (
        <rect key={name} {...link(index)} stroke={colors.shadow} transform="translate(10 10)" />
      ))}
      {hands.map((name, index) => (
        <rect key={name} {...link(index)} stroke={color(index)} />
      ))}
      {hands.slice(1).map((name, index) => {
        // Where two links cross at the lower side, the earlier link is on top.
        const half = round(thick / 2 + lh / 2);
        return (
          <svg
            key={name}
            x={x(index + 1) - thick}
            y={half}
            width={round(lap + thick * 2)}
            height={half + 4}
            viewBox={`${x(index + 1) - thick} ${half} ${round(lap + thick * 2)} ${half + 4}`}
          >
            <rect {...link(index)} stroke={color(index)} />
          </svg>
        );
      })}
      {hands.map((name, index) => (
        <Text
          key={name}
          x={x(index) + lw / 2}
          y={h - 6}
          weight="medium"
          anchor="middle"
          color={index === hands.length - 1 ? colors.red : colors.ink}
          max={lw}
        >
          {name}
        </Text>
      ))}
    </>
  );
});

/** A hash on a strip of paper, with a tick. */
const HashStrip = part<{ title: string }>(({ w, h, title }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4} depth={8}>
      <Text x={18} y={14 + size * 0.8} color={colors.mute} max={w - 60}>
        {title}
      </Text>
      <Text x={18} y={h - 18} weight="bold" max={w - 60}>
        {hash}
      </Text>
      <Check x={w - 30} y={h / 2} scale={1.5} />
    </Sheet>
  );
});

export const custody = compose({
  title: 'Digital evidence and court dates in order',
  desc: `A chain of ${hands.length} links, an example: ${hands.join(', ')}, the last in red. The SHA-256 at release is the same as at intake, ${hash}, the ground for a certificate under FRE 902(14). A list of the discovery package names its due date, its redactions and the receipt of defense counsel.`,
  words: 17,
  wide: {
    chain: [48, 56, 704, 178],
    intake: [48, 264, 250, 88],
    release: [502, 264, 250, 88],
    packet: [222, 342, 356, 150],
  },
  phone: { chain: 130, intake: 84, release: 84, packet: 170 },
  draw: (at) => (
    <>
      <Chain at={at.chain} />
      <HashStrip at={at.intake} title="SHA-256 at intake" />
      <HashStrip at={at.release} title="At release" />
      <Ledger
        at={at.packet}
        tone="ink"
        title="Discovery package"
        rows={[
          ['Due', 'March 12'],
          ['Redactions', '14'],
          ['Defense counsel', 'Receipt'],
        ]}
      />
    </>
  ),
});
