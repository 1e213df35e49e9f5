/** Workflow: an invoice whose amount decides between the ledger and an approver. */
import { C, R, Scene, Sheet } from '../../../kit.tsx';
import { T } from '../../../text.tsx';
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

/** What the flow reads from the page. The amount is the one that matters. */
const fields = [
  { name: 'Supplier', value: 'Delta Steel', f: C.soft },
  { name: 'Date', value: 'Nov 9', f: C.soft },
  { name: 'Amount', value: `$${written(total)}`, f: C.redSoft },
];

const Invoice = () => (
  <Sheet x={40} y={56} w={182} h={428} rx={3}>
    <T x={18} y={36} s={17} w="b">
      Invoice
    </T>
    <T x={164} y={36} c={C.mute} a="r">
      PO 4471
    </T>
    {fields.map(({ name, value, f }, row) => (
      <g key={name} transform={`translate(12 ${56 + row * 58})`}>
        <R x={0} y={0} w={158} h={48} rx={4} f={f} />
        <T x={10} y={19} c={C.mute}>
          {name}
        </T>
        <T x={10} y={38} w="m">
          {value}
        </T>
      </g>
    ))}
    {[...items, { name: 'Total', amount: total }].map(({ name, amount }, row) => (
      <g key={name} transform={`translate(18 ${row === items.length ? 400 : 270 + row * 36})`}>
        <T x={0} y={0} w={row === items.length ? 'm' : 'r'}>
          {name}
        </T>
        <T x={146} y={0} w={row === items.length ? 'm' : 'r'} a="r">
          {written(amount)}
        </T>
      </g>
    ))}
    <path d="M18 282H164M18 318H164M18 354H164" stroke={C.line} />
  </Sheet>
);

const Route = () => (
  <>
    <Wire d="M232 196H284" w={2.4} arrow={[292, 196, 0]} />
    <Wire d="M348 242V330" w={2.4} arrow={[348, 338, 90]} />
    <Wire d="M404 196H496" c={C.red} w={3} arrow={[504, 196, 0]} />
    <Sheet x={292} y={150} w={112} h={92} rx={46} f={C.ink}>
      <T x={56} y={42} c={C.onInk} a="m">
        Amount
      </T>
      <T x={56} y={63} w="b" c={C.onInk} a="m" max={104}>
        over 5,000?
      </T>
    </Sheet>
    <T x={362} y={286} w="m">
      No
    </T>
    <T x={450} y={182} w="m" a="m">
      Yes
    </T>
    <Block x={246} y={338} w={204} kind="post" name="Post to ledger" />
  </>
);

/** Hours the approver has, and those gone by. */
const limit = 24;
const waited = 6;

const Approval = () => (
  <Sheet x={504} y={56} w={246} h={252}>
    <T x={20} y={34} c={C.mute}>
      Approval, in Teams
    </T>
    <T x={20} y={80} s={38} w="b">
      {`$${written(total)}`}
    </T>
    <Doc x={20} y={102} />
    <T x={44} y={116.5}>
      invoice-0911.pdf
    </T>
    <T x={20} y={156}>
      {`${limit - waited} h left of ${limit}`}
    </T>
    <R x={20} y={166} w={206} h={6} />
    <R x={20} y={166} w={(206 * (limit - waited)) / limit} h={6} f={C.ink} />
    <R x={20} y={190} w={124} h={42} rx={21} f={C.red} />
    <T x={82} y={216} w="m" c="#fff" a="m">
      Approve
    </T>
    <T x={190} y={216} c={C.mute} a="m">
      Return
    </T>
  </Sheet>
);

const Runs = () => (
  <Window x={504} y={338} w={246} h={146} title="Last runs">
    {['2.4 s', '2.1 s', `${waited} h`].map((duration, row) => (
      <g key={duration} transform={`translate(28 ${66 + row * 29})`}>
        {row < 2 ? (
          <Check x={0} y={0} s={0.95} />
        ) : (
          <circle r={6.5} fill="none" stroke={C.red} strokeWidth={2.5} />
        )}
        <T x={20} y={4.5}>
          {row < 2 ? 'Posted' : 'Waiting'}
        </T>
        <T x={200} y={4.5} c={C.mute} a="r">
          {duration}
        </T>
      </g>
    ))}
  </Window>
);

export const Workflow = () => (
  <Scene
    title="An invoice finds its way"
    desc="Supplier, date and amount are read from an invoice. Amounts up to 5,000 are posted to the ledger; this one of $8,240 goes to an approver with a 24-hour limit."
  >
    <Route />
    <Invoice />
    <Approval />
    <Runs />
  </Scene>
);
