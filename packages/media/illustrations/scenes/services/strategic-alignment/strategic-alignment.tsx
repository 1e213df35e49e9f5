/** The scenes of the Strategic Alignment page, by area. */
import { compose, part } from '../../../compose.tsx';
import { Bar, colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Ledger, Matrix } from '../../../parts/tables.tsx';
import { Plate, StickyNote } from '../../../parts/tags.tsx';
import { Calendar } from '../../../parts/time.tsx';
import { Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { ideaFund } from './fund.tsx';
import { steps } from './steps.tsx';
import { stopList } from './stop-list.tsx';

const dollars = (amount: number, cents = 0) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
    maximumFractionDigits: cents,
  });

/** The monthly cost of one product of an insurer on two clouds, and the number of its claims. An example. */
const spent = { azure: 31_200, aws: 16_800 };
const claims = 12_000;
const both = spent.azure + spent.aws;
const unitCost = dollars(both / claims, 2);

const objectives = ['Settle sooner', 'Spend less', 'Renew more', 'Find fraud', 'Train more'];
const keyResults = 3;

/** A sheet of objectives with their key results. One key result is written out. */
const GoalSheet = part<{ red: readonly [objective: string, result: string] }>(({ w, h, red }) => {
  const size = useWords();
  const step = (h - 58) / objectives.length;
  const labels = Math.min(134, w * 0.4);
  const column = (w - labels - 14) / keyResults;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Text x={18} y={28} weight="medium">
        Goals
      </Text>
      <Text x={w - 18} y={28} color={colors.mute} anchor="end">
        Results
      </Text>
      <path d={`M0 43.5h${w}`} stroke={colors.line} />
      {objectives.map((objective, row) => {
        const isRed = objective === red[0];
        return (
          <g key={objective} transform={`translate(0 ${Math.round(52 + row * step)})`}>
            {isRed && <Rect x={6} y={0} w={w - 12} h={step} rx={8} fill={colors.red} />}
            <Text x={18} y={step / 2 + size * 0.35} color={isRed ? '#fff' : colors.ink} max={labels - 16}>
              {objective}
            </Text>
            {Array.from({ length: keyResults }, (_, result) => (
              <g key={result} transform={`translate(${Math.round(labels + result * column)} 6)`}>
                <Rect
                  x={0}
                  y={0}
                  w={column - 8}
                  h={step - 12}
                  rx={7}
                  fill={isRed ? '#fff' : colors.soft}
                  opacity={isRed && result ? 0.25 : 1}
                />
                {isRed && result === 0 ? (
                  <Text
                    x={(column - 8) / 2}
                    y={step / 2 - 6 + size * 0.35}
                    weight="bold"
                    color={colors.red}
                    anchor="middle"
                    max={column - 10}
                  >
                    {red[1]}
                  </Text>
                ) : (
                  <Bar
                    x={10}
                    y={step / 2 - 9}
                    w={(column - 28) * (0.6 + 0.4 * ((row + result) % 2))}
                    fill={isRed ? '#fff' : colors.stone}
                  />
                )}
              </g>
            ))}
          </g>
        );
      })}
    </Sheet>
  );
});

const goalAlignment = compose({
  title: 'Clear priorities between departments',
  desc: `Two bills exported in the FOCUS format, an example: for the same product Azure bills ${dollars(spent.azure)} and AWS ${dollars(spent.aws)}, together ${dollars(both)}. Divided by ${claims.toLocaleString('en-US')} claims that is ${unitCost} a claim, and a red wire leads to this result on a sheet of ${objectives.length} goals with ${keyResults} results each. A sixth goal waits until next year.`,
  words: 16,
  wide: {
    azure: [48, 46, 178, 200, -4],
    aws: [222, 66, 186, 200, 3],
    unit: [48, 326, 338, 170],
    goals: [444, 44, 308, 366],
    sticky: [494, 424, 242, 76, 4],
  },
  phone: { goals: 330, unit: 160 },
  draw: (at) => (
    <>
      <Slip
        at={at.azure}
        title="Azure bill"
        note="FOCUS export"
        rows={[
          ['Quotes', '$18,400'],
          ['Claims', dollars(spent.azure)],
        ]}
      />
      <Slip
        at={at.aws}
        title="AWS bill"
        note="FOCUS export"
        rows={[
          ['Quotes', '$9,600'],
          ['Claims', dollars(spent.aws)],
        ]}
      />
      <Ledger
        at={at.unit}
        tone="ink"
        title="Claims"
        rows={[
          ['Both bills', dollars(both)],
          ['Claims', claims.toLocaleString('en-US')],
          ['Dollars per claim', unitCost],
        ]}
      />
      <GoalSheet at={at.goals} red={['Spend less', unitCost]} />
      <Link from={at.azure && at.unit} to={at.goals} red arrow={false} out={[1, 0.84]} into={[0.03, 0.39]} />
      <StickyNote at={at.sticky} tone="paper" text="A sixth goal" strong="Next year" />
    </>
  ),
});

const deadlines = compose({
  title: 'A project plan with fixed dates',
  desc: 'Two wall calendars: January 2027 with a red 12, the day on which Windows Server 2016 leaves extended support, and December 2027 with a mark on 31, when SAP Business Suite 7 loses mainstream maintenance. In front a page with a RACI table of two tasks, an example, and a plate: at most 3 programs per executive.',
  words: 16,
  wide: {
    sap: [486, 56, 266, 252, 3],
    server: [48, 50, 392, 350],
    raci: [300, 352, 452, 148],
    plate: [50, 418, 226, 80, -4],
  },
  phone: { server: 300, raci: 160, plate: [40, 540, 240, 78, -3] },
  draw: (at) => (
    <>
      <Calendar at={at.sap} month="2027-12" marks={{ 31: 'ink' }} caption="SAP Business Suite 7" />
      <Calendar at={at.server} month="2027-01" marks={{ 12: 'red' }} caption="Windows Server 2016" />
      <Matrix
        at={at.raci}
        tone="ink"
        columns={['R', 'A', 'C', 'I']}
        rows={[
          ['Servers', 'IT', 'CIO', 'Plants', 'Board'],
          ['SAP', 'CFO', 'CEO', 'IT', 'Board'],
        ]}
      />
      <Plate at={at.plate} tone="paper" text="Per executive" strong="3 programs" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'goal-alignment': goalAlignment,
  'execution-strategy': deadlines,
  'business-transformation': stopList,
  'innovation-strategy': ideaFund,
  steps,
};
