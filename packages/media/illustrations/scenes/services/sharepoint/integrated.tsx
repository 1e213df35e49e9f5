/** Integrated: one contract in the middle, which people open in four apps. */
import { compose, part, type Place } from '../../../compose.tsx';
import { Bar, colors, Rect } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** The mark of the file, which is the same in each app. */
const File = ({
  x,
  y,
  w,
  color = colors.text,
  fill = colors.redSoft,
}: {
  x: number;
  y: number;
  w: number;
  color?: string;
  fill?: string;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <Rect x={0} y={0} w={w} h={34} rx={6} fill={fill} />
    <path d="M12 8h8l5 5v13H12z" fill={colors.red} />
    <Text x={34} y={22} weight="medium" color={color} max={w - 42}>
      Contract 0311
    </Text>
  </g>
);

/**
 * Returns whether an app is so low that the mark is directly below the title. In a higher app, the mark is below the
 * other content.
 */
const isLow = (h: number) => h < 150;

const Channel = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Supply team" right="Teams">
    {!isLow(h) && (
      <>
        <Rect x={18} y={56} w={170} h={30} rx={15} fill={colors.soft} />
        <Text x={32} y={76} max={156}>
          Clause 4 is final now
        </Text>
        <Rect x={70} y={94} w={156} h={30} rx={15} fill={colors.ink} />
        <Text x={212} y={114} color={colors.onInk} anchor="end" max={142}>
          Then please sign it
        </Text>
      </>
    )}
    <File x={18} y={isLow(h) ? 54 : 146} w={w - 36} />
  </Window>
));

/** The fields of a record, and the lengths of their values in units. */
const fields = [
  ['Segment', 96],
  ['Region', 70],
  ['Renewal', 124],
] as const;

const Customer = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Customer 20417" right="CRM">
    {!isLow(h) &&
      fields.map(([field, width], row) => (
        <g key={field} transform={`translate(18 ${72 + row * 26})`}>
          <Text x={0} y={0} color={colors.mute}>
            {field}
          </Text>
          <Bar x={84} y={-9} w={width} h={10} fill={colors.stone} />
        </g>
      ))}
    <File x={18} y={isLow(h) ? 54 : 146} w={w - 36} />
  </Window>
));

const Approval = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Approval" right="Power Automate" dark>
    <File x={18} y={isLow(h) ? 54 : 58} w={w - 36} fill={colors.ink2} color={colors.onInk} />
    {!isLow(h) && (
      <>
        {['Legal: approved', 'Finance: approved'].map((step, row) => (
          <g key={step} transform={`translate(18 ${108 + row * 28})`}>
            <Check x={9} y={8} fill={colors.stone2} />
            <Text x={30} y={13} color={colors.onInk}>
              {step}
            </Text>
          </g>
        ))}
        <Text x={18} y={184} color={colors.stone}>
          Decision kept with the file
        </Text>
      </>
    )}
  </Window>
));

/** The lengths of the values in a table's rows, in units. */
const rows = [
  [74, 70],
  [56, 84],
  [82, 52],
] as const;

const OwnSystem = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Your own system" right="Web part">
    <File x={18} y={isLow(h) ? 54 : 58} w={w - 36} />
    {!isLow(h) && (
      <>
        <path d="M18 136h208M18 168h208M122 108v78" stroke={colors.line2} />
        {rows.map(([first, second], row) => (
          <g key={first} transform={`translate(18 ${row * 32 + 115})`}>
            <Bar x={0} y={0} w={first} h={10} fill={colors.stone} />
            <Bar x={120} y={0} w={second} h={10} />
          </g>
        ))}
      </>
    )}
  </Window>
));

/** The only file in the library: a red page with a folded corner. */
const Contract = part(({ w, h }) => (
  <>
    <path d={`M0 ${h}l12 12h${w}V54L${w - 42} 0z`} fill={colors.shadow} />
    <path d={`M0 0h${w - 52}l52 52v${h - 52}H0z`} fill={colors.red} />
    <path d={`M${w - 52} 0v52h52z`} fill="#fff" opacity={0.35} />
    <g transform={`translate(24 ${h > 200 ? 108 : 46})`}>
      <Text x={0} y={0} size={25} weight="bold" color="#fff" max={136}>
        Contract
      </Text>
      <Text x={0} y={30} size={25} weight="bold" color="#fff">
        0311
      </Text>
      {h > 200 && <path d="M0 66h128M0 86h112M0 106h122" stroke="#fff" strokeWidth={6} opacity={0.45} />}
    </g>
    <Text x={24} y={h - 24} weight="medium" color="#fff" max={w - 32}>
      Library: Contracts
    </Text>
  </>
));

/** Wires from the contract to the mark in each app: sideways, or down beside the apps. */
function Threads({
  contract,
  places,
}: {
  contract: Place | undefined;
  places: readonly (Place | undefined)[];
}) {
  if (!contract) return null;
  const at = places.filter((place) => place !== undefined);
  const x = contract[0] + 10;
  const last = at.at(-1);
  const below = last && isLow(last[3]);
  const down = at.map(([left, y]) => `M${x} ${y + 71}H${left + 18}`).join('');
  const path = below ? `M${x} ${contract[1] + 40}V${last[1] + 71}${down}` : 'M266 203H534M266 361H534';
  return <path d={path} fill="none" stroke={colors.red} strokeWidth={3} />;
}

export const Integrated = compose({
  title: 'Files inside Teams and your CRM',
  desc: "One contract, and wires from it: a Teams channel, a customer record in the CRM, an approval in Power Automate and a web part in the company's own system all open that same file.",
  wide: {
    contract: [312, 128, 176, 274],
    channel: [40, 40, 244, 204],
    customer: [516, 40, 244, 204],
    approval: [40, 286, 244, 204],
    system: [516, 286, 244, 204],
  },
  phone: {
    contract: [14, 14, 220, 130],
    channel: [44, 164, 316, 100],
    customer: [44, 282, 316, 100],
    approval: [44, 400, 316, 100],
    system: [44, 518, 316, 100],
  },
  draw: (at) => (
    <>
      <Channel at={at.channel} />
      <Customer at={at.customer} />
      <Approval at={at.approval} />
      <OwnSystem at={at.system} />
      <Threads contract={at.contract} places={[at.channel, at.customer, at.approval, at.system]} />
      <Contract at={at.contract} />
    </>
  ),
});
