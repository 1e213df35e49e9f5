/** Microsoft 365 Services, continued: the scene of the two keys that are locked away. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Note, Tag } from '../../../parts/tags.tsx';
import { Calendar } from '../../../parts/time.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords, Words } from '../../../words.tsx';

/** The days in November on which a policy only reports: 14 days from a Monday. */
const days = 14;
const firstDay = 2;
const reporting = Object.fromEntries(
  Array.from({ length: days }, (_, day) => [firstDay + day, 'ink' as const]),
);

/** A security key on a hook. Its ring is at 0, 0. */
const HardwareKey = ({ scale, fill, children }: { scale: number; fill: string; children: string }) => {
  const size = useWords();
  const [w, h] = [54 * scale, 92 * scale];
  return (
    <>
      <path d={`M0 ${-14 * scale}v${20 * scale}`} stroke={colors.stone2} strokeWidth={4} />
      <path d={`M${8 - w / 2} ${h + 8}H${w / 2 + 8}V8l-8-8v${h}H${-w / 2}z`} fill={colors.shadow} />
      <Rect x={-w * 0.26} y={h - 2} w={w * 0.52} h={26 * scale} rx={2} fill={colors.stone2} />
      <Rect x={-w / 2} y={0} w={w} h={h} rx={12 * scale} fill={fill} />
      <circle cy={14 * scale} r={6 * scale} fill={colors.soft} />
      <circle
        cy={h * 0.58}
        r={17 * scale}
        fill="none"
        stroke={fill === colors.red ? '#fff' : colors.onInk}
        strokeWidth={3}
      />
      <Text
        x={0}
        y={h * 0.58 + size * 0.36}
        weight="bold"
        color={fill === colors.red ? '#fff' : colors.onInk}
        anchor="middle"
      >
        {children}
      </Text>
    </>
  );
};

/** A safe with its door open to the left, and two keys in it. */
const Safe = part(({ w, h }) => {
  const size = useWords();
  const door = w * 0.24;
  const [x, wall] = [door, 24];
  const inner = w - door - 2 * wall;
  const scale = h / 360;
  return (
    <>
      <Rect x={x + 24} y={h} w={46} h={16} rx={2} fill={colors.stone2} />
      <Rect x={w - 70} y={h} w={46} h={16} rx={2} fill={colors.stone2} />
      <Sheet x={x} y={0} w={w - door} h={h} rx={8} fill={colors.ink} depth={14} />
      <Rect x={x + wall} y={wall} w={inner} h={h - 2 * wall} rx={3} fill={colors.soft} />
      <path d={`M${x + wall} ${wall}h${inner}v14H${x + wall + 14}V${h - wall}h-14z`} fill={colors.shadow} />
      <path d={`M${x + wall + 24} ${h * 0.2}H${w - wall - 14}`} stroke={colors.stone2} strokeWidth={6} />
      {[colors.ink, colors.red].map((fill, key) => (
        <g
          key={fill}
          transform={`translate(${round(x + wall + inner * (key ? 0.73 : 0.31))} ${round(h * 0.2 + 14 * scale)})`}
        >
          <HardwareKey scale={scale * 1.2} fill={fill}>
            {String(key + 1)}
          </HardwareKey>
        </g>
      ))}
      <Rect x={x + wall} y={h * 0.74} w={inner} h={10} rx={0} fill={colors.stone} />
      <Words x={x + wall + 16} y={h * 0.74 + 20 + size} w={inner * 0.5} weight="medium" lines={2}>
        Emergency accounts
      </Words>
      <path d={`M${x} 0L0 26V${h + 26}L${x} ${h}z`} fill={colors.stone} />
      <path d={`M${x} 0L0 26V${h + 26}L${x} ${h}`} fill="none" stroke={colors.stone2} strokeWidth={3} />
      <ellipse
        cx={door * 0.42}
        cy={h * 0.52}
        rx={door * 0.24}
        ry={34 * scale}
        fill="none"
        stroke={colors.ink}
        strokeWidth={7}
      />
      <path
        d={`M${door * 0.42} ${h * 0.52 - 34 * scale}v${68 * scale}M${door * 0.18} ${h * 0.54}L${door * 0.66} ${h * 0.5}`}
        stroke={colors.ink}
        strokeWidth={5}
      />
    </>
  );
});

export const identityDevices = compose({
  title: 'Safer sign-in and managed devices',
  desc: `An open safe with the hardware keys of two emergency accounts; the second one is red, and a red wire leads from it to the alert that follows every use. A tag says that they are tried every 90 days. A calendar of November 2026 marks the ${days} days, from the ${firstDay}nd to the ${firstDay + days - 1}th, on which a sign-in rule runs without blocking anybody.`,
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
      <Calendar at={at.month} month="2026-11" marks={reporting} caption="Nobody is blocked" />
      <Note at={at.alert} figure="Alert" caption="on every use" />
      <Link from={at.safe} to={at.alert} red out={at.tag ? [0.858, 0.4] : [0.785, 0.56]} arrow={false} />
      <Tag at={at.tag} tone="paper" text="Tried" strong="Every 90 days" />
    </>
  ),
});
