/** Migration: a file share empties into a team site, library by library. */
import { Bar, colors, Rect, Scene, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Doc, Folder, Ring, Window, Wire } from '../../../objects.tsx';

/** Files moved so far, by library. */
const libraries = [
  ['Contracts', 4118],
  ['Invoices', 11_902],
  ['Payroll', 1960],
  ['Audit', 422],
] as const;
const moved = libraries.reduce((sum, [, files]) => sum + files, 0);
/** Invoices are on their way. */
const moving = 1;
const done = 0.82;
const waves = { now: 2, all: 3 };
const shares = ['Contracts', 'Invoices 2019–24', 'Payroll', 'Audit', 'Templates', 'Archive'];
const count = (files: number) => files.toLocaleString('en-US');

const Share = () => (
  <Window x={40} y={76} w={214} h={292} title={'\\\\files\\finance'} right="2.1 TB">
    {shares.map((name, row) => (
      <g
        key={name}
        opacity={row < libraries.length ? undefined : 0.45}
        transform={`translate(18 ${58 + row * 38})`}
      >
        <Folder x={0} y={0} fill={colors.stone2} />
        <Text x={34} y={13} max={162}>
          {name}
        </Text>
      </g>
    ))}
  </Window>
);

const Site = () => (
  <Window x={484} y={40} w={276} h={376} title="Finance team site" right="SharePoint" dark>
    {libraries.map(([name, files], row) => (
      <g key={name} transform={`translate(16 ${58 + row * 46})`}>
        <Rect x={0} y={0} w={244} h={38} rx={6} fill={colors.ink2} />
        <Folder x={14} y={11} fill={row === moving ? colors.red : colors.onInk} />
        <Text x={48} y={24} weight="medium" color={colors.onInk}>
          {name}
        </Text>
        <Text x={230} y={24} color={colors.stone} anchor="end">
          {count(files)}
        </Text>
      </g>
    ))}
    {[
      ['Permissions mapped', '312 groups'],
      ['File dates kept', '100%'],
    ].map(([name = '', value = ''], row) => (
      <g key={name} transform={`translate(18 ${270 + row * 40})`}>
        <Text x={0} y={0} color={colors.stone}>
          {name}
        </Text>
        <Text x={240} y={0} weight="medium" color={colors.onInk} anchor="end">
          {value}
        </Text>
        <Bar x={0} y={12} w={240} fill={colors.onInk} />
      </g>
    ))}
    <Text x={18} y={355} color={colors.stone}>
      Old paths lead here for 12 months
    </Text>
  </Window>
);

export const Migration = () => (
  <Scene
    title="Move every file once"
    desc={`A file share on the left empties into a team site on the right. ${count(moved)} files have arrived without an error; wave ${waves.now} of ${waves.all} is ${done * 100}% done.`}
  >
    <Share />
    {[0, 1, 2].map((lane) => (
      <Wire
        key={lane}
        path={`M254 ${162 + lane * 52}H474`}
        color={lane === moving ? colors.red : colors.stone2}
        arrow={[484, 162 + lane * 52, 0]}
      />
    ))}
    <Doc x={284} y={152} fill={colors.ink} />
    <Doc x={398} y={152} fill={colors.ink} />
    <Doc x={330} y={204} fill={colors.red} />
    <Doc x={298} y={256} fill={colors.ink} />
    <Doc x={434} y={256} fill={colors.ink} />
    <Site />
    <Sheet x={301} y={306} w={136} h={136} rx={68}>
      <Ring x={68} y={68} r={56} thickness={10} value={done} />
      <Text x={68} y={68} size={26} weight="bold" anchor="middle">
        {`${done * 100}%`}
      </Text>
      <Text x={68} y={88} color={colors.mute} anchor="middle" max={88}>
        {`wave ${waves.now} of ${waves.all}`}
      </Text>
    </Sheet>
    <Sheet x={40} y={418} w={214} h={68}>
      <Check x={34} y={34} scale={1.2} />
      <Text x={58} y={30} weight="medium" max={148}>
        {`${count(moved)} files moved`}
      </Text>
      <Text x={58} y={49} color={colors.mute} max={148}>
        Checksums match
      </Text>
    </Sheet>
  </Scene>
);
