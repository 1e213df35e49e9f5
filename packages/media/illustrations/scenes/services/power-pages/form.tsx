/** Power Pages, continued: the scene of a form whose words the office can change. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

const steps = 4;
/** The current step. The values of earlier steps are kept. */
const current = 3;

/** Steps as discs on a line. The steps before the current one have check marks. */
function Steps({ w }: { w: number }) {
  const size = useWords();
  const x = (step: number) => round(26 + ((step - 1) * (w - 52)) / (steps - 1));
  return (
    <>
      <path d={`M26 0H${w - 26}`} stroke={colors.line2} strokeWidth={3} />
      {Array.from({ length: steps }, (_, index) => {
        const step = index + 1;
        return step < current ? (
          <Check key={step} x={x(step)} y={0} scale={1.9} />
        ) : (
          <g key={step}>
            <circle
              cx={x(step)}
              r={15}
              fill={step === current ? colors.ink : colors.sheet}
              stroke={step === current ? colors.ink : colors.line2}
              strokeWidth={3}
            />
            <Text
              x={x(step)}
              y={size * 0.36}
              weight="medium"
              anchor="middle"
              color={step === current ? colors.onInk : colors.mute}
            >
              {String(step)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** A heading with the frame, the handles and the caret of an editor. */
function Edited({ children }: { children: string }) {
  const size = useWords() * 1.5;
  const wide = useMeasure()(children, 'bold', size);
  const [w, h] = [round(wide + 34), round(size * 1.9)];
  return (
    <>
      <rect width={w} height={h} fill={colors.sheet} stroke={colors.red} strokeWidth={3} />
      {[
        [0, 0],
        [w, 0],
        [0, h],
        [w, h],
      ].map(([x = 0, y = 0]) => (
        <Rect key={`${x} ${y}`} x={x - 5} y={y - 5} w={10} h={10} rx={0} fill={colors.red} />
      ))}
      <Text x={14} y={h / 2 + size * 0.35} size={size} weight="bold">
        {children}
      </Text>
      <path d={`M${w - 15} ${h * 0.2}v${h * 0.6}`} stroke={colors.red} strokeWidth={3} />
    </>
  );
}

/** The third step of a form, open in the studio. */
const StudioForm = part(({ w, h }) => {
  const size = useWords();
  const inner = w - 48;
  const button = Math.min(inner, 240);
  const [first, high] = [100 + size * 3.7, size * 3.6];
  return (
    <Sheet x={0} y={0} w={w} h={h} depth={14}>
      <g transform="translate(24 44)">
        <Steps w={inner} />
      </g>
      <g transform="translate(24 88)">
        <Edited>Proof of address</Edited>
      </g>
      <g transform={`translate(24 ${round(first + 16)})`}>
        <Rect x={0} y={0} w={inner} h={high} rx={8} fill={colors.soft} />
        <Text x={16} y={high / 2 + size * 0.35} weight="medium">
          Lease, 2 pages
        </Text>
        <Check x={inner - 26} y={high / 2} scale={1.5} />
      </g>
      <g transform={`translate(24 ${round(first + high + 30)})`}>
        <rect
          width={inner}
          height={high}
          rx={8}
          fill="none"
          stroke={colors.stone2}
          strokeWidth={2}
          strokeDasharray="6 5"
        />
        <Text x={16} y={high / 2 + size * 0.35} color={colors.mute}>
          Electricity bill
        </Text>
        <Text x={inner - 16} y={high / 2 + size * 0.35} weight="medium" anchor="end">
          Missing
        </Text>
      </g>
      <Rect x={w - 24 - button} y={h - 70} w={button} h={46} rx={23} fill={colors.ink} />
      <Text
        x={w - 24 - button / 2}
        y={h - 47 + size * 0.35}
        weight="medium"
        color={colors.onInk}
        anchor="middle"
      >
        Keep and come back
      </Text>
    </Sheet>
  );
});

/** The old document, which people had to print, sign, scan and mail. These words are crossed out. */
const OldPdf = part(({ w, h }) => {
  const size = useWords();
  const measure = useMeasure();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={3} fill={colors.soft} depth={8}>
      <Text x={20} y={20 + size * 1.3} size={size * 1.4} weight="bold" color={colors.mute}>
        PDF
      </Text>
      {['Print', 'Sign', 'Scan', 'Mail back'].map((way, row) => {
        const y = round(36 + size * 2.6 + row * size * 2.3);
        return (
          <g key={way}>
            <Text x={20} y={y}>
              {way}
            </Text>
            <path
              d={`M16 ${round(y - size * 0.3)}h${round(measure(way) + 8)}`}
              stroke={colors.stone2}
              strokeWidth={2.5}
            />
          </g>
        );
      })}
    </Sheet>
  );
});

export const lowCode = compose({
  title: 'Online forms in place of PDFs',
  desc: `A form of ${steps} steps in the design studio, open at step ${current}: the wording of its heading, proof of address, is being edited in a red frame. Steps 1 and 2 are ticked; the lease is there, the electricity bill is missing, and what was entered is kept. Beside it, the PDF it replaces, with print, sign, scan and mail back struck out.`,
  words: 17,
  wide: { pdf: [56, 70, 210, 250, -5], form: [250, 44, 490, 440], sticky: [48, 372, 250, 92, 4] },
  phone: { form: [14, 14, 346, 400], pdf: [90, 446, 180, 220, -4] },
  draw: (at) => (
    <>
      <OldPdf at={at.pdf} />
      <StudioForm at={at.form} />
      <StickyNote at={at.sticky} tone="paper" text="Wording changed by" strong="the front office" />
    </>
  ),
});
