/** Migration: the files of a file share move to a team site, one library after the other. */
import { compose, part, type Place } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet } from '../../../kit.tsx';
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
/** The index of the library that is moving: the invoices. */
const moving = 1;
const done = 0.82;
const parts = { now: 2, all: 3 };
const shares = ['Contracts', 'Invoices 2019–24', 'Payroll', 'Audit', 'Templates', 'Archive'];
const count = (files: number) => files.toLocaleString('en-US');

/**
 * The folders of the share with their names, or without names if the part is low. The last folders still have to move.
 */
const Share = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title={'\\\\files\\finance'} right="2.1 TB">
    {shares.map((name, row) => {
      const opacity = row < libraries.length ? undefined : 0.45;
      return h > 200 ? (
        <g key={name} opacity={opacity} transform={`translate(18 ${58 + row * 38})`}>
          <Folder x={0} y={0} fill={colors.stone2} />
          <Text x={34} y={13} max={162}>
            {name}
          </Text>
        </g>
      ) : (
        <g key={name} opacity={opacity}>
          <Folder x={20 + (row * (w - 72)) / 5} y={56} fill={colors.stone2} scale={1.6} />
        </g>
      );
    })}
  </Window>
));

const Site = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Finance team site" right="SharePoint" dark>
    {libraries.map(([name, files], row) => (
      <g key={name} transform={`translate(16 ${58 + row * 46})`}>
        <Rect x={0} y={0} w={w - 32} h={38} rx={6} fill={colors.ink2} />
        <Folder x={14} y={11} fill={row === moving ? colors.red : colors.onInk} />
        <Text x={48} y={24} weight="medium" color={colors.onInk}>
          {name}
        </Text>
        <Text x={w - 46} y={24} color={colors.stone} anchor="end">
          {count(files)}
        </Text>
      </g>
    ))}
    {[
      ['Rights moved', 'to 312 groups'],
      ['File dates kept', '100%'],
    ].map(([name = '', value = ''], row) => (
      <g key={name} transform={`translate(18 ${270 + row * 40})`}>
        <Text x={0} y={0} color={colors.stone}>
          {name}
        </Text>
        <Text x={w - 36} y={0} weight="medium" color={colors.onInk} anchor="end">
          {value}
        </Text>
        <Bar x={0} y={12} w={w - 36} fill={colors.onInk} />
      </g>
    ))}
    <Text x={18} y={355} color={colors.stone} max={w - 18}>
      Old paths lead here for 12 months
    </Text>
  </Window>
));

const Progress = part(({ w }) => (
  <Sheet x={0} y={0} w={w} h={w} rx={w / 2}>
    <Ring x={68} y={68} r={56} thickness={10} value={done} />
    <Text x={68} y={68} size={26} weight="bold" anchor="middle">
      {`${done * 100}%`}
    </Text>
    <Text x={68} y={88} color={colors.mute} anchor="middle" max={96}>
      {`part ${parts.now} of ${parts.all}`}
    </Text>
  </Sheet>
));

const Moved = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Check x={34} y={34} scale={1.2} />
    <Text x={58} y={30} weight="medium" max={w - 62}>
      {`${count(moved)} files moved`}
    </Text>
    <Text x={58} y={49} color={colors.mute} max={w - 62}>
      Counts agree
    </Text>
  </Sheet>
));

const wide: Record<'share' | 'site' | 'progress' | 'moved', Place> = {
  share: [40, 76, 214, 292],
  site: [484, 40, 276, 376],
  progress: [301, 306, 136, 136],
  moved: [40, 418, 214, 68],
};

/** The moving files: their lane, and their position on it. */
const onTheWay = [
  [0, 30],
  [0, 144],
  [1, 76],
  [2, 44],
  [2, 180],
] as const;

/** The lanes of the files: to the right, or down if the site is below the share. */
const Lanes = ({ down }: { down: boolean }) => {
  const color = (lane: number, other: string) => (lane === moving ? colors.red : other);
  const x = (lane: number) => 76 + lane * 110;
  return (
    <>
      {[0, 1, 2].map((lane) => (
        <Wire
          key={lane}
          path={down ? `M${x(lane)} 106V178` : `M254 ${162 + lane * 52}H474`}
          color={color(lane, colors.stone2)}
          arrow={down ? [x(lane), 186, 90] : [484, 162 + lane * 52, 0]}
        />
      ))}
      {onTheWay.map(([lane, along]) =>
        down ? (
          along < 100 && (
            <Doc key={along} x={x(lane) - 7} y={118 + along / 3} fill={color(lane, colors.ink)} />
          )
        ) : (
          <Doc key={along} x={254 + along} y={152 + lane * 52} fill={color(lane, colors.ink)} />
        ),
      )}
    </>
  );
};

export const Migration = compose({
  title: 'Migration with every file counted',
  desc: `A file share empties into a team site. ${count(moved)} files have arrived without an error; part ${parts.now} of ${parts.all} is ${done * 100}% done.`,
  wide,
  phone: {
    share: [14, 14, 346, 92],
    site: [14, 186, 346, 376],
    moved: [14, 606, 222, 68],
    progress: [224, 546, 136, 136],
  },
  draw: (at) => (
    <>
      <Share at={at.share} />
      <Lanes down={at.site !== wide.site} />
      <Site at={at.site} />
      <Moved at={at.moved} />
      <Progress at={at.progress} />
    </>
  ),
});
