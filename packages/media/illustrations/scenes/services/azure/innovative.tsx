/** Innovative: a sandbox with counted days and money, and the paper that ends the trial. */
import { compose, part, type Place } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Window } from '../../../objects.tsx';

/** The days of the trial. The decision comes after the last day. */
const days = 14;
const budget = 500;
const spent = 310;
const tests = 50;
const passed = 46;

/** Hidden text. Only its numbers can be read. */
const Masked = ({ y }: { y: number }) => (
  <>
    <Text x={22} y={y} color={colors.mute}>
      Your data, masked
    </Text>
    {['C-20417', 'C-20418'].map((id, row) => (
      <g key={id} transform={`translate(22 ${y + 22 + row * 32})`}>
        <Text x={0} y={12} weight="medium">
          {id}
        </Text>
        <Rect x={92} y={0} w={120} h={16} fill={colors.ink} />
        <Rect x={224} y={0} w={152} h={16} fill={colors.stone} />
      </g>
    ))}
  </>
);

const Sandbox = part<{ title: string }>(({ w, h, title }) => {
  const pitch = Math.floor((w - 40) / 7);
  const spentY = 64 + 2 * pitch + 44;
  const all = w - 44;
  const alert = 22 + all * 0.8;
  return (
    <Window x={0} y={0} w={w} h={h} title={title} right={`Closed after day ${days}`}>
      {Array.from({ length: days }, (_, day) => {
        const [x, y] = [22 + (day % 7) * pitch, 64 + Math.floor(day / 7) * pitch];
        const side = pitch - 6;
        return (
          <g key={day}>
            <Rect x={x} y={y} w={side} h={side} rx={6} fill={colors.ink} />
            <Text x={x + side / 2} y={y + side / 2 + 6} weight="medium" anchor="middle" color={colors.onInk}>
              {String(day + 1)}
            </Text>
          </g>
        );
      })}
      <Text x={22} y={spentY} color={colors.mute}>
        Spent
      </Text>
      <Text x={22 + all} y={spentY} weight="medium" anchor="end">
        {`$${spent} of $${budget}`}
      </Text>
      <Bar x={22} y={spentY + 14} w={all} h={14} />
      <Bar x={22} y={spentY + 14} w={(all * spent) / budget} h={14} fill={colors.ink} />
      <path d={`M${alert} ${spentY + 6}v30`} stroke={colors.ink} strokeWidth={2} />
      <Text x={alert} y={spentY + 54} color={colors.mute} anchor="middle">
        {`Alert at $${budget * 0.8}`}
      </Text>
      {h > 400 && <Masked y={spentY + 98} />}
    </Window>
  );
});

/** The print of a stamp: a frame and a word, slightly rotated. */
const Stamp = () => (
  <g transform="translate(142 250)rotate(-9)">
    <path d="M-92-44H92V44H-92z" fill="none" stroke={colors.red} strokeWidth={7} />
    <Text x={0} y={25} size={70} weight="bold" color={colors.red} anchor="middle" max={184}>
      GO
    </Text>
  </g>
);

const Decision = part(() => (
  <>
    <g transform="rotate(3 154 248)">
      <Sheet x={14} y={14} w={250} h={376} rx={2} fill={colors.line2} depth={8} />
    </g>
    <Sheet x={0} y={0} w={270} h={390} rx={2}>
      <Text x={28} y={50} size={20} weight="bold" max={220}>
        Recommendation
      </Text>
      <Text x={28} y={76} color={colors.mute} max={220}>
        Contract search
      </Text>
      <path d="M28 96h214M28 334h90M152 334h90" stroke={colors.line2} />
      <Text x={28} y={128} color={colors.mute}>
        Reason
      </Text>
      <Text x={28} y={150} weight="medium" max={220}>
        {`Clause found in ${passed} of`}
      </Text>
      <Text x={28} y={170} weight="medium" max={220}>
        {`${tests} tests, within budget`}
      </Text>
      <Stamp />
      <Text x={28} y={354} color={colors.mute}>
        Owner
      </Text>
      <Text x={152} y={354} color={colors.mute}>
        Engineer
      </Text>
      <path
        d="M34 326c10-22 16-16 14-4s12-20 18-8 16-4 26-2M158 326c4-26 14-20 12-6s14-12 22-4 16-10 34-6"
        fill="none"
        stroke={colors.ink}
        strokeWidth={2}
      />
    </Sheet>
  </>
));

const wide: Record<'sandbox' | 'decision', Place> = {
  sandbox: [40, 40, 420, 420],
  decision: [486, 52, 270, 390],
};

export const Innovative = compose({
  words: 17,
  title: 'Sandboxes to test new Azure services',
  desc: `A sandbox that closed by itself after day ${days} has spent $${spent} of a budget of $${budget} on masked data. The recommendation says go, because the right clause was found in ${passed} of ${tests} tests.`,
  wide,
  phone: { sandbox: [14, 14, 346, 264], decision: [82, 300, 270, 390] },
  draw: (at) => (
    <>
      <Sandbox at={at.sandbox} title={at.sandbox === wide.sandbox ? 'Sandbox: contract search' : 'Sandbox'} />
      <Decision at={at.decision} />
    </>
  ),
});
