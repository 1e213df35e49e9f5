/** Integrated: one contract in the middle, opened from four places where people work. */
import { Bar, C, R, Scene } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
import { Check, Window } from '../../../objects.tsx';

/** The file's own mark, wherever it is opened. */
const File = ({
  x,
  y,
  w,
  c = C.text,
  f = C.redSoft,
}: {
  x: number;
  y: number;
  w: number;
  c?: string;
  f?: string;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <R x={0} y={0} w={w} h={34} rx={6} f={f} />
    <path d="M12 8h8l5 5v13H12z" fill={C.red} />
    <T x={34} y={22} w="m" c={c} max={w - 42}>
      Contract 0311
    </T>
  </g>
);

const Channel = () => (
  <Window x={40} y={40} w={244} h={204} title="Supply team" right="Teams">
    <R x={18} y={56} w={170} h={30} rx={15} f={C.soft} />
    <T x={32} y={76} max={156}>
      Clause 4 is final now
    </T>
    <R x={70} y={94} w={156} h={30} rx={15} f={C.ink} />
    <T x={212} y={114} c={C.onInk} a="r" max={142}>
      Then please sign it
    </T>
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
        <T x={0} y={0} c={C.mute}>
          {field}
        </T>
        <Bar x={84} y={-9} w={width} h={10} f={C.stone} />
      </g>
    ))}
    <File x={18} y={146} w={208} />
  </Window>
);

const Approval = () => (
  <Window x={40} y={286} w={244} h={204} title="Approval" right="Power Automate" dark>
    <File x={18} y={58} w={208} f={C.ink2} c={C.onInk} />
    {['Legal: approved', 'Finance: approved'].map((step, row) => (
      <g key={step} transform={`translate(18 ${108 + row * 28})`}>
        <Check x={9} y={8} f={C.stone2} />
        <T x={30} y={13} c={C.onInk}>
          {step}
        </T>
      </g>
    ))}
    <T x={18} y={184} c={C.stone}>
      Decision kept with the file
    </T>
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
    <path d="M18 136h208M18 168h208M122 108v78" stroke={C.line2} />
    {rows.map(([first, second], row) => (
      <g key={first} transform={`translate(18 ${row * 32 + 115})`}>
        <Bar x={0} y={0} w={first} h={10} f={C.stone} />
        <Bar x={120} y={0} w={second} h={10} />
      </g>
    ))}
  </Window>
);

/** The library's one file: a red page with a folded corner. */
const Contract = () => (
  <g transform="translate(312 128)">
    <path d="M0 274l12 12h176V54L134 0z" fill={C.shadow} />
    <path d="M0 0h124l52 52v222H0z" fill={C.red} />
    <path d="M124 0v52h52z" fill="#fff" opacity={0.35} />
    <T x={24} y={108} s={25} w="b" c="#fff" max={136}>
      Contract
    </T>
    <T x={24} y={138} s={25} w="b" c="#fff">
      0311
    </T>
    <path d="M24 174h128M24 194h112M24 214h122" stroke="#fff" strokeWidth={6} opacity={0.45} />
    <T x={24} y={250} w="m" c="#fff" max={144}>
      Library: Contracts
    </T>
  </g>
);

export const Integrated = () => (
  <Scene
    title="The file meets the work"
    desc="One contract lies in the middle. A Teams channel, a customer record in the CRM, an approval in Power Automate and a web part in the company's own system all open that same file."
  >
    <Channel />
    <Customer />
    <Approval />
    <OwnSystem />
    <path d="M266 203H534M266 361H534" stroke={C.red} strokeWidth={3} />
    <Contract />
  </Scene>
);
