/** Workflow: an invoice whose amount decides between the ledger and an approver. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';
import { Check, Doc, Window, Wire } from '../../../objects.tsx';
import { Block } from './block.tsx';

/** Lines of the invoice, dollars. */
const items = [
  { name: 'Beams', amount: 5600 },
  { name: 'Plates', amount: 2120 },
  { name: 'Freight', amount: 520 },
];
const total = items.reduce((sum, { amount }) => sum + amount, 0);
const written = (amount: number) => amount.toLocaleString('en-US');

/** The fields that the flow reads from the page. The amount is the important one. */
const fields = [
  { name: 'Supplier', value: 'Delta Steel', fill: colors.soft },
  { name: 'Date', value: 'Nov 9', fill: colors.soft },
  { name: 'Amount', value: `$${written(total)}`, fill: colors.redSoft },
];

/** The invoice. Its lines and their total are below the fields, if there is enough space. */
const Invoice = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={3}>
    <Text x={18} y={36} size={17} weight="bold">
      Invoice
    </Text>
    <Text x={164} y={36} color={colors.mute} anchor="end">
      PO 4471
    </Text>
    {fields.map(({ name, value, fill }, row) => (
      <g key={name} transform={`translate(12 ${56 + row * 58})`}>
        <Rect x={0} y={0} w={158} h={48} rx={4} fill={fill} />
        <Text x={10} y={19} color={colors.mute}>
          {name}
        </Text>
        <Text x={10} y={38} weight="medium">
          {value}
        </Text>
      </g>
    ))}
    {h > 400 && (
      <>
        {[...items, { name: 'Total', amount: total }].map(({ name, amount }, row) => (
          <g key={name} transform={`translate(18 ${row === items.length ? 400 : 270 + row * 36})`}>
            <Text x={0} y={0} weight={row === items.length ? 'medium' : 'regular'}>
              {name}
            </Text>
            <Text x={146} y={0} weight={row === items.length ? 'medium' : 'regular'} anchor="end">
              {written(amount)}
            </Text>
          </g>
        ))}
        <path d="M18 282H164M18 318H164M18 354H164" stroke={colors.line} />
      </>
    )}
  </Sheet>
));

const Decision = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h} rx={h / 2} fill={colors.ink}>
    <Text x={w / 2} y={42} color={colors.onInk} anchor="middle">
      Amount
    </Text>
    <Text x={w / 2} y={63} weight="bold" color={colors.onInk} anchor="middle" max={w - 8}>
      over 5,000?
    </Text>
  </Sheet>
));

const Ledger = part(({ w }) => <Block x={0} y={0} w={w} kind="post" name="Post to ledger" />);

/** The wires from the invoice through the decision to the ledger or the approver, in the wide view. */
const WideWays = () => (
  <>
    <Wire path="M232 196H284" thickness={2.4} arrow={[292, 196, 0]} />
    <Wire path="M348 242V330" thickness={2.4} arrow={[348, 338, 90]} />
    <Wire path="M404 196H496" color={colors.red} thickness={3} arrow={[504, 196, 0]} />
    <Text x={362} y={286} weight="medium">
      No
    </Text>
    <Text x={450} y={182} weight="medium" anchor="middle">
      Yes
    </Text>
  </>
);

/** The same wires on a phone. */
const PhoneWays = () => (
  <>
    <Wire path="M206 132H226" thickness={2.4} arrow={[234, 132, 0]} />
    <Wire path="M270 170V304H236" thickness={2.4} arrow={[226, 304, 180]} />
    <Wire path="M322 170V356" color={colors.red} thickness={3} arrow={[322, 364, 90]} />
    <Text x={258} y={232} weight="medium" anchor="end">
      No
    </Text>
    <Text x={334} y={232} weight="medium">
      Yes
    </Text>
  </>
);

/** The hours that the approver has, and the hours that have passed. */
const limit = 24;
const waited = 6;

const Approval = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Text x={20} y={34} color={colors.mute}>
      Approval, in Teams
    </Text>
    <Text x={20} y={80} size={38} weight="bold">
      {`$${written(total)}`}
    </Text>
    <Doc x={20} y={102} />
    <Text x={44} y={116.5}>
      invoice-0911.pdf
    </Text>
    <Text x={20} y={156}>
      {`${limit - waited} h left of ${limit}`}
    </Text>
    <Rect x={20} y={166} w={w - 40} h={6} />
    <Rect x={20} y={166} w={((w - 40) * (limit - waited)) / limit} h={6} fill={colors.ink} />
    <Rect x={20} y={190} w={124} h={42} rx={21} fill={colors.red} />
    <Text x={82} y={216} weight="medium" color="#fff" anchor="middle">
      Approve
    </Text>
    <Text x={190} y={216} color={colors.mute} anchor="middle">
      Return
    </Text>
  </Sheet>
));

const Runs = part(({ w, h }) => (
  <Window x={0} y={0} w={w} h={h} title="Last runs">
    {['2.4 s', '2.1 s', `${waited} h`].map((duration, row) => (
      <g key={duration} transform={`translate(28 ${66 + row * 29})`}>
        {row < 2 ? (
          <Check x={0} y={0} scale={0.95} />
        ) : (
          <circle r={6.5} fill="none" stroke={colors.red} strokeWidth={2.5} />
        )}
        <Text x={20} y={4.5}>
          {row < 2 ? 'Posted' : 'Waiting'}
        </Text>
        <Text x={200} y={4.5} color={colors.mute} anchor="end">
          {duration}
        </Text>
      </g>
    ))}
  </Window>
));

const wide = {
  decision: [292, 150, 112, 92],
  ledger: [246, 338, 204, 56],
  invoice: [40, 56, 182, 428],
  approval: [504, 56, 246, 252],
  runs: [504, 338, 246, 146],
} as const;

export const Workflow = compose({
  title: 'Invoices and approvals without retyping',
  desc: 'Supplier, date and amount are read from an invoice. Amounts up to 5,000 are posted to the ledger; this one of $8,240 goes to an approver with a 24-hour limit.',
  wide,
  phone: {
    decision: [234, 86, 126, 92],
    ledger: [14, 276, 212, 56],
    invoice: [14, 14, 182, 236],
    approval: [94, 364, 266, 252],
  },
  draw: (at) => (
    <>
      {at.invoice === wide.invoice ? <WideWays /> : <PhoneWays />}
      <Decision at={at.decision} />
      <Ledger at={at.ledger} />
      <Invoice at={at.invoice} />
      <Approval at={at.approval} />
      <Runs at={at.runs} />
    </>
  ),
});
