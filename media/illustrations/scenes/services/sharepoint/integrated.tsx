/** Integrated: one contract in the middle, opened from four places where people work. */
import { Bar, colors, Rect, Scene } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** The file's own mark, wherever it is opened. */
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

const Channel = () => (
  <Window x={40} y={40} w={244} h={204} title="Supply team" right="Teams">
    <Rect x={18} y={56} w={170} h={30} rx={15} fill={colors.soft} />
    <Text x={32} y={76} max={156}>
      Clause 4 is final now
    </Text>
    <Rect x={70} y={94} w={156} h={30} rx={15} fill={colors.ink} />
    <Text x={212} y={114} color={colors.onInk} anchor="end" max={142}>
      Then please sign it
    </Text>
    <File x={18} y={146} w={208} />
  </Window>
);

/** A record's fields, and how long their values are, in units. */
const fields = [
  ['Segment', 96],
  ['Region', 70],
  ['Renewal', 124],
] as const;

const Customer = () => (
  <Window x={516} y={40} w={244} h={204} title="Customer 20417" right="CRM">
    {fields.map(([field, width], row) => (
      <g key={field} transform={`translate(18 ${72 + row * 26})`}>
        <Text x={0} y={0} color={colors.mute}>
          {field}
        </Text>
        <Bar x={84} y={-9} w={width} h={10} fill={colors.stone} />
      </g>
    ))}
    <File x={18} y={146} w={208} />
  </Window>
);

const Approval = () => (
  <Window x={40} y={286} w={244} h={204} title="Approval" right="Power Automate" dark>
    <File x={18} y={58} w={208} fill={colors.ink2} color={colors.onInk} />
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
  </Window>
);

/** How long the values in the rows of a table are, in units. */
const rows = [
  [74, 70],
  [56, 84],
  [82, 52],
] as const;

const OwnSystem = () => (
  <Window x={516} y={286} w={244} h={204} title="Your own system" right="Web part">
    <File x={18} y={58} w={208} />
    <path d="M18 136h208M18 168h208M122 108v78" stroke={colors.line2} />
    {rows.map(([first, second], row) => (
      <g key={first} transform={`translate(18 ${row * 32 + 115})`}>
        <Bar x={0} y={0} w={first} h={10} fill={colors.stone} />
        <Bar x={120} y={0} w={second} h={10} />
      </g>
    ))}
  </Window>
);

/** The library's one file: a red page with a folded corner. */
const Contract = () => (
  <g transform="translate(312 128)">
    <path d="M0 274l12 12h176V54L134 0z" fill={colors.shadow} />
    <path d="M0 0h124l52 52v222H0z" fill={colors.red} />
    <path d="M124 0v52h52z" fill="#fff" opacity={0.35} />
    <Text x={24} y={108} size={25} weight="bold" color="#fff" max={136}>
      Contract
    </Text>
    <Text x={24} y={138} size={25} weight="bold" color="#fff">
      0311
    </Text>
    <path d="M24 174h128M24 194h112M24 214h122" stroke="#fff" strokeWidth={6} opacity={0.45} />
    <Text x={24} y={250} weight="medium" color="#fff" max={144}>
      Library: Contracts
    </Text>
  </g>
);

export const Integrated = () => (
  <Scene
    title="Files open where people work"
    desc="One contract lies in the middle. A Teams channel, a customer record in the CRM, an approval in Power Automate and a web part in the company's own system all open that same file."
  >
    <Channel />
    <Customer />
    <Approval />
    <OwnSystem />
    <path d="M266 203H534M266 361H534" stroke={colors.red} strokeWidth={3} />
    <Contract />
  </Scene>
);
