/** Pharmaceuticals, continued: the scenes of patients and of evidence. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Note, StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** The purposes to which a patient agrees one by one. An example. */
const purposes = [
  ['Reminders', true],
  ['Nurse calls', true],
  ['Surveys', false],
] as const;

/** A phone with a switch for each purpose. */
const ConsentPhone = part<object>(({ w, h }) => {
  const size = useWords();
  const top = 62 + size * 1.8;
  const step = (h - top - 30) / purposes.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={30} fill={colors.ink} depth={14}>
      <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={colors.paper} />
      <Rect x={w / 2 - 26} y={17} w={52} h={12} rx={6} fill={colors.ink} />
      <Text x={24} y={48 + size} weight="bold" max={w - 44}>
        Your consent
      </Text>
      {purposes.map(([purpose, given], row) => (
        <g key={purpose} transform={`translate(22 ${round(top + row * step)})`}>
          <Rect x={0} y={0} w={w - 44} h={step - 12} rx={8} fill={colors.sheet} />
          <Text x={14} y={14 + size} weight="medium" max={w - 72}>
            {purpose}
          </Text>
          <Rect x={14} y={step - 52} w={50} h={28} rx={14} fill={given ? colors.ink : colors.line2} />
          <circle cx={given ? 50 : 28} cy={step - 38} r={10} fill={colors.sheet} />
          <Text x={76} y={step - 38 + size * 0.35} color={colors.mute} max={w - 130}>
            {given ? 'Given' : 'Not given'}
          </Text>
        </g>
      ))}
    </Sheet>
  );
});

export const patientEngagement = compose({
  title: 'Patient support with clear consent',
  desc: 'On a phone a patient gives or withdraws consent by purpose, an example: reminders and nurse calls are given, surveys are not. A message says that there has been a rash since Tuesday; a red wire leads from it to the safety desk. The slip of a consent keeps its date and the wording of that day.',
  words: 17,
  wide: {
    phone: [286, 40, 214, 446],
    talk: [48, 72, 264, 110],
    desk: [48, 344, 252, 116],
    slip: [528, 96, 220, 270, 3],
  },
  phone: { phone: [70, 14, 220, 400], talk: [14, 440, 330, 110], desk: [110, 600, 230, 110] },
  draw: (at) => (
    <>
      <Conversation
        at={at.talk}
        turns={[{ who: 'A message', side: 'left', text: 'I have had a rash since Tuesday.' }]}
      />
      <Link from={at.talk} to={at.desk} red out={[0.4, 0.88]} into={[at.slip ? 0.419 : 0.157, 0]} />
      <Slip
        at={at.slip}
        title="Consent"
        note="Nurse calls"
        rows={[
          ['Given', 'May 4'],
          ['By', '2 taps'],
          ['Wording', 'of May 4'],
        ]}
      />
      <ConsentPhone at={at.phone} />
      <Note at={at.desk} tone="red" figure="Safety desk" caption="whatever the channel" />
    </>
  ),
});

/** The sheets of paper that a test produces, by the risk of the screen. An example. */
const depths = [
  ['Low risk', 2],
  ['Medium', 6],
  ['High risk', 15],
] as const;

/** Stacks of paper on a bench. Their height shows the depth of the tests. */
const Stacks = part<object>(({ w, h }) => {
  const size = useWords();
  const column = w / depths.length;
  const most = Math.max(...depths.map(([, sheets]) => sheets));
  const foot = size * 3;
  const thick = (h - foot - 10) / most;
  const piles = depths.map(([risk, sheets], index) => (
    <g key={risk} transform={`translate(${round(index * column)} 0)`}>
      {Array.from({ length: sheets }).map((_sheet, sheet) => (
        <Sheet
          key={sheet}
          x={10 + (sheet % 3) * 3}
          y={round(h - foot - (sheet + 1) * thick)}
          w={round(column - 34)}
          h={round(thick - 3)}
          rx={2}
          depth={5}
          fill={sheet % 2 ? colors.sheet : colors.line}
        />
      ))}
      <Text x={column / 2 - 4} y={h - foot / 2 + size * 0.35} anchor="middle" max={column}>
        {risk}
      </Text>
    </g>
  ));
  return (
    <>
      <Sheet x={0} y={h - foot} w={w} h={foot} rx={3} fill={colors.stone} />
      {piles}
    </>
  );
});

/** A signed page, with the facts that 21 CFR 11.50 requires beside a signature. */
const SignedPage = part<{ foot: number; fields: readonly (readonly [string, string])[] }>(
  ({ w, h, foot, fields }) => {
    const size = useWords();
    const top = h * 0.42;
    const step = (h - top - foot) / fields.length;
    const scale = (w - 70) / 260;
    return (
      <Sheet x={0} y={0} w={w} h={h} rx={3}>
        <Words x={26} y={26 + size} w={w - 52} weight="bold" size={size * 1.2} lines={1}>
          Release report
        </Words>
        <path d={`M26 ${46 + size}H${w - 40}`} stroke={colors.line} strokeWidth={6} />
        <path
          transform={`translate(32 ${round(top - 76 * scale)})scale(${round(scale)})`}
          d="M4 52C22 40 44 4 36 2 24 0 20 58 30 60c10 2 20-30 28-30 8 0-4 28 4 28s14-28 22-28 0 28 8 28 12-18 18-32c4-10 8-22 4-22-8 0-10 54 0 54 12 0 14-26 26-26 10 0-8 26 4 26s16-14 26-24c6-6 10 0 6 10-4 12 4 16 16 8 16-10 34-20 60-20"
          fill="none"
          stroke={colors.red}
          strokeWidth={4.5}
          strokeLinecap="round"
        />
        {fields.map(([label, value], row) => {
          const y = top + (row + 0.5) * step + size * 0.35;
          return (
            <g key={label}>
              <path
                d={`M26 ${round(top + row * step)}H${w - 26}`}
                stroke={row ? colors.line : colors.ink}
                strokeWidth={2}
              />
              <Text x={26} y={y} color={colors.mute}>
                {label}
              </Text>
              <Text x={w - 26} y={y} weight="medium" anchor="end" max={w - 120}>
                {value}
              </Text>
            </g>
          );
        })}
      </Sheet>
    );
  },
);

export const complianceRegulatory = compose({
  title: 'Test evidence for every release',
  desc: `A page signed in red, an example: below the signature stand the printed name, date, time and meaning, as 21 CFR Part 11 wants them. Beside it on a bench, stacks of paper by risk: a low-risk screen gets ${depths[0][1]} sheets, one of high risk ${depths[2][1]}. A note says that the client’s quality unit approves plan and release.`,
  words: 17,
  wide: { page: [72, 40, 316, 436], stacks: [430, 90, 322, 386], sticky: [134, 404, 280, 96, -4] },
  phone: { page: 390, sticky: [90, 350, 262, 84, -3], stacks: [24, 460, 330, 200] },
  draw: (at) => (
    <>
      <Stacks at={at.stacks} />
      <SignedPage
        at={at.page}
        foot={68}
        fields={[
          ['Name', 'R. Example'],
          ['Date', 'March 20'],
          ['Time', '14:05 UTC'],
          ['Meaning', 'Approval'],
        ]}
      />
      <StickyNote at={at.sticky} tone="ink" text="Plan and release" strong="Your quality unit" />
    </>
  ),
});
