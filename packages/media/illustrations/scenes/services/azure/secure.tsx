/** Secure: a sheet of rules lets one caller through to the private network and stops the other. */
import { compose, part, type Place } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Wire } from '../../../objects.tsx';
import { Network, Kept } from './private-network.tsx';

const callers = [
  { name: 'Customers', wants: 'Web app, HTTPS' },
  { name: 'Unknown', wants: 'Database port' },
] as const;
/** The rule for each caller. */
const rules = [
  { way: 'Web app', answer: 'Let in' },
  { way: 'Database', answer: 'Stopped' },
] as const;

/** Returns whether the callers, and the chips of the rules, are side by side; otherwise they are below each other. */
const isAcross = (w: number) => w > 300;

const Callers = part(({ w, h }) => {
  const across = isAcross(w);
  const wide = across ? (w - 14) / 2 : w;
  return callers.map(({ name, wants }, index) => (
    <g
      key={name}
      transform={across ? `translate(${index * (wide + 14)} 0)` : `translate(0 ${index * (h - 72)})`}
    >
      <Sheet x={0} y={0} w={wide} h={72}>
        <Text x={18} y={32} weight="medium" max={wide - 26}>
          {name}
        </Text>
        <Text x={18} y={53} color={colors.mute} max={wide - 26}>
          {wants}
        </Text>
      </Sheet>
    </g>
  ));
});

/** A rule as a chip. The caller's wire ends here. It continues only if the rule admits the caller. */
const Rule = ({ index, w }: { index: number; w: number }) => {
  const { way, answer } = rules[index] ?? rules[0];
  const stopped = index === 1;
  return (
    <>
      <Rect x={0} y={0} w={w} h={72} rx={8} fill={stopped ? colors.red : colors.soft} />
      <Text x={46} y={32} weight="medium" color={stopped ? '#fff' : colors.text} max={w - 50}>
        {way}
      </Text>
      <Text x={46} y={53} color={stopped ? '#fff' : colors.mute} max={w - 50}>
        {answer}
      </Text>
      {stopped ? (
        <path d="M16 29l14 14M30 29 16 43" stroke="#fff" strokeWidth={3.5} />
      ) : (
        <Check x={23} y={36} scale={1.2} />
      )}
    </>
  );
};

/** The rules. If the wires come from above, the title is at the bottom. */
const Rules = part(({ w, h }) => {
  const across = isAcross(w);
  const wide = across ? (w - 42) / 2 : w - 28;
  const line = across ? h - 16 : 27;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Text x={18} y={line} weight="medium">
        Rules
      </Text>
      <Text x={w - 18} y={line} color={colors.mute} anchor="end">
        Inbound
      </Text>
      <path d={`M0 ${across ? h - 42 : 42}h${w}`} stroke={colors.line} />
      {rules.map(({ way }, index) => (
        <g
          key={way}
          transform={
            across ? `translate(${14 + index * (wide + 14)} 16)` : `translate(14 ${68 + index * 166})`
          }
        >
          <Rule index={index} w={wide} />
        </g>
      ))}
    </Sheet>
  );
});

type Ways = Record<'callers' | 'rules' | 'network', Place | undefined>;

/** The wires of both callers end at the rules. The admitted caller's wire continues to the app. */
function Wires({ callers: from, rules: by, network: to }: Ways) {
  if (!from || !by || !to) return null;
  const red = { color: colors.red, thickness: 3, dash: '7 6' };
  if (isAcross(from[2])) {
    const [left, right] = [from[0] + 90, from[0] + from[2] - 90];
    const [top, chip] = [from[1] + 72, by[1] + 16];
    return (
      <>
        <Wire path={`M${left} ${top}V${chip - 9}`} thickness={3} arrow={[left, chip, 90]} />
        <Wire path={`M${left} ${chip + 72}V${to[1] - 9}`} thickness={3} arrow={[left, to[1], 90]} />
        <Wire path={`M${right} ${top}V${chip - 9}`} arrow={[right, chip, 90]} {...red} />
      </>
    );
  }
  const [first, second] = [from[1] + 36, from[1] + from[3] - 36];
  const [start, chip] = [from[0] + from[2], by[0] + 14];
  const [end, app] = [by[0] + by[2] - 14, to[0] + 24];
  return (
    <>
      <Wire path={`M${start} ${first}H${chip - 9}`} thickness={3} arrow={[chip, first, 0]} />
      <Wire
        path={`M${end} ${first}H${app - 9}`}
        thickness={3}
        color={colors.stone2}
        arrow={[app, first, 0]}
      />
      <Wire path={`M${start} ${second}H${chip - 9}`} arrow={[chip, second, 0]} {...red} />
    </>
  );
}

export const Secure = compose({
  words: 16,
  title: 'Private networks and early warnings',
  desc: 'A sheet of inbound rules lets customers through to the web app. A request for the database from outside ends at a red rule: stopped. In the private network the app reads database and vault over private endpoints, without a password. Below, a policy refuses public storage and the record is kept for a year.',
  wide: {
    callers: [40, 108, 166, 238],
    rules: [250, 40, 196, 352],
    network: [490, 40, 270, 352],
    record: [40, 432, 720, 68],
  },
  phone: {
    callers: [14, 14, 346, 72],
    rules: [14, 118, 346, 144],
    network: [14, 294, 346, 262],
    record: [14, 580, 346, 104],
  },
  draw: (at) => (
    <>
      <Callers at={at.callers} />
      <Rules at={at.rules} />
      <Network at={at.network} />
      <Kept at={at.record} />
      <Wires callers={at.callers} rules={at.rules} network={at.network} />
    </>
  ),
});
