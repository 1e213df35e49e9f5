/** Microsoft 365 Services, continued: the scene of the two keys that are locked away. */
import { compose, part } from '../../../compose.tsx';
import { C, R, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note, Tag } from '../../../parts/tags.tsx';
import { Calendar } from '../../../parts/time.tsx';
import { round, T } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** Days in November on which a policy reports only: 14 of them, from a Monday. */
const days = 14;
const firstDay = 2;
const reporting = Object.fromEntries(
  Array.from({ length: days }, (_, day) => [firstDay + day, 'ink' as const]),
);

/** A security key on a hook, its ring at 0, 0. */
const HardwareKey = ({ s, f, children }: { s: number; f: string; children: string }) => {
  const size = useWords();
  const [w, h] = [54 * s, 92 * s];
  return (
    <>
      <path d={`M0 ${-14 * s}v${20 * s}`} stroke={C.stone2} strokeWidth={4} />
      <path d={`M${8 - w / 2} ${h + 8}H${w / 2 + 8}V8l-8-8v${h}H${-w / 2}z`} fill={C.shadow} />
      <R x={-w * 0.26} y={h - 2} w={w * 0.52} h={26 * s} rx={2} f={C.stone2} />
      <R x={-w / 2} y={0} w={w} h={h} rx={12 * s} f={f} />
      <circle cy={14 * s} r={6 * s} fill={C.soft} />
      <circle cy={h * 0.58} r={17 * s} fill="none" stroke={f === C.red ? '#fff' : C.onInk} strokeWidth={3} />
      <T x={0} y={h * 0.58 + size * 0.36} w="b" c={f === C.red ? '#fff' : C.onInk} a="m">
        {children}
      </T>
    </>
  );
};

/** A safe with its door open to the left, and two keys in it. */
const Safe = part(({ w, h }) => {
  const size = useWords();
  const door = w * 0.24;
  const [x, wall] = [door, 24];
  const inner = w - door - 2 * wall;
  const s = h / 360;
  return (
    <>
      <R x={x + 24} y={h} w={46} h={16} rx={2} f={C.stone2} />
      <R x={w - 70} y={h} w={46} h={16} rx={2} f={C.stone2} />
      <Sheet x={x} y={0} w={w - door} h={h} rx={8} f={C.ink} d={14} />
      <R x={x + wall} y={wall} w={inner} h={h - 2 * wall} rx={3} f={C.soft} />
      <path d={`M${x + wall} ${wall}h${inner}v14H${x + wall + 14}V${h - wall}h-14z`} fill={C.shadow} />
      <path d={`M${x + wall + 24} ${h * 0.2}H${w - wall - 14}`} stroke={C.stone2} strokeWidth={6} />
      {[C.ink, C.red].map((f, key) => (
        <g
          key={f}
          transform={`translate(${round(x + wall + inner * (key ? 0.73 : 0.31))} ${round(h * 0.2 + 14 * s)})`}
        >
          <HardwareKey s={s * 1.2} f={f}>
            {String(key + 1)}
          </HardwareKey>
        </g>
      ))}
      <R x={x + wall} y={h * 0.74} w={inner} h={10} rx={0} f={C.stone} />
      <Words x={x + wall + 16} y={h * 0.74 + 20 + size} w={inner * 0.5} weight="m" lines={2}>
        Emergency accounts
      </Words>
      <path d={`M${x} 0L0 26V${h + 26}L${x} ${h}z`} fill={C.stone} />
      <path d={`M${x} 0L0 26V${h + 26}L${x} ${h}`} fill="none" stroke={C.stone2} strokeWidth={3} />
      <ellipse
        cx={door * 0.42}
        cy={h * 0.52}
        rx={door * 0.24}
        ry={34 * s}
        fill="none"
        stroke={C.ink}
        strokeWidth={7}
      />
      <path
        d={`M${door * 0.42} ${h * 0.52 - 34 * s}v${68 * s}M${door * 0.18} ${h * 0.54}L${door * 0.66} ${h * 0.5}`}
        stroke={C.ink}
        strokeWidth={5}
      />
    </>
  );
});

export const identityDevices = compose({
  title: 'Sign-in that can be revoked',
  desc: `An open safe with the hardware keys of two emergency accounts; the second one is red, and a red wire leads from it to the alert that follows every use. A tag says that they are tried twice a year. A calendar of November 2026 marks the ${days} days, from the ${firstDay}nd to the ${firstDay + days - 1}th, on which a Conditional Access policy only reports.`,
  words: 17,
  wide: {
    safe: [48, 60, 390, 400],
    month: [486, 50, 266, 262],
    alert: [474, 354, 226, 106],
    tag: [178, 434, 220, 84, -4],
  },
  phone: { safe: [24, 14, 320, 356], alert: [110, 412, 250, 100], month: [14, 546, 346, 260] },
  draw: (at) => (
    <>
      <Safe at={at.safe} />
      <Calendar at={at.month} month="2026-11" marks={reporting} caption="Report-only" />
      <Note at={at.alert} figure="Alert" caption="on every use" />
      <Link from={at.safe} to={at.alert} red out={at.tag ? [0.858, 0.4] : [0.785, 0.56]} arrow={false} />
      <Tag at={at.tag} tone="paper" text="Tried" strong="Twice a year" />
    </>
  ),
});
