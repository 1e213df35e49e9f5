/** Screens: a form on a phone and a page in a browser. */
import { part, type Size } from '../compose.tsx';
import { colors, Rect, Sheet } from '../kit.tsx';
import { Check } from '../objects.tsx';
import { round, Text } from '../text.tsx';
import { useWords, Words } from '../words.tsx';

/** A field of a form: its label, its value, and whether the value was accepted. */
export interface Field {
  label: string;
  value: string;
  done?: boolean;
}

export interface PhoneFormData {
  title: string;
  fields: readonly Field[];
  /** The text of the button. */
  button: string;
  /** Whether the button is red. */
  red?: boolean;
}

/** A button with round ends. */
function Button({
  x,
  y,
  w,
  h,
  red,
  children,
}: Size & { x: number; y: number; red: boolean; children: string }) {
  const size = useWords();
  return (
    <>
      <Rect x={x} y={y} w={w} h={h} rx={h / 2} fill={red ? colors.red : colors.ink} />
      <Text
        x={x + w / 2}
        y={y + h / 2 + size * 0.35}
        weight="medium"
        color={red ? '#fff' : colors.onInk}
        anchor="middle"
        max={w - 16}
      >
        {children}
      </Text>
    </>
  );
}

function FormField({ w, h, field: { label, value, done = false } }: { w: number; h: number; field: Field }) {
  const size = useWords();
  return (
    <>
      <Rect x={0} y={0} w={w} h={h} rx={8} fill={colors.sheet} />
      <Text x={12} y={h / 2 - 4} color={colors.mute} max={w - 24}>
        {label}
      </Text>
      <Text x={12} y={h / 2 + size * 0.95} weight="medium" max={w - (done ? 44 : 20)}>
        {value}
      </Text>
      {done && <Check x={w - 20} y={h / 2} scale={1.15} />}
    </>
  );
}

/** A phone that shows a form. The fields share the height between title and button. */
export const PhoneForm = part<PhoneFormData>(({ w, h, title, fields, button, red = true }) => {
  const size = useWords();
  const inner = w - 44;
  const top = 50 + size * 1.6;
  const step = (h - top - 82) / fields.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={30} fill={colors.ink} depth={14}>
      <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={colors.paper} />
      <Rect x={w / 2 - 26} y={17} w={52} h={12} rx={6} fill={colors.ink} />
      <Text x={22} y={44 + size} weight="bold" max={inner}>
        {title}
      </Text>
      {fields.map((field, row) => (
        <g key={field.label} transform={`translate(22 ${round(top + row * step)})`}>
          <FormField w={inner} h={step - 10} field={field} />
        </g>
      ))}
      <Button x={22} y={h - 76} w={inner} h={48} red={red}>
        {button}
      </Button>
    </Sheet>
  );
});

export interface BrowserData {
  address: string;
  heading: string;
  /** Paragraphs below the heading. */
  text?: readonly string[];
  /** Lines at the bottom, each with a label and a value. */
  rows?: readonly (readonly [label: string, value: string])[];
  button?: string;
  /** The red thing: the button or the last row. */
  red?: 'button' | 'row';
}

/** A browser window that shows a page. */
export const Browser = part<BrowserData>(({ w, h, address, heading, text = [], rows = [], button, red }) => {
  const size = useWords();
  const large = size * 1.4;
  const rowHeight = size * 2.3;
  const foot = h - 20 - rows.length * rowHeight - (button === undefined ? 0 : 58);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={22 + dot * 18} cy={23} r={5} fill={colors.line2} />
      ))}
      <Rect x={84} y={9} w={w - 102} h={28} rx={14} fill={colors.soft} />
      <Text x={98} y={23 + size * 0.35} color={colors.mute} max={w - 128}>
        {address}
      </Text>
      <path d={`M0 46.5h${w}`} stroke={colors.line} />
      <Words x={22} y={58 + large} w={w - 44} size={large} weight="bold" lines={2}>
        {heading}
      </Words>
      {text.map((paragraph, row) => (
        <Words key={paragraph} x={22} y={66 + large * 2.2 + row * size * 2} w={w - 44} color={colors.mute}>
          {paragraph}
        </Words>
      ))}
      {rows.map(([label, value], row) => {
        const isRed = red === 'row' && row === rows.length - 1;
        return (
          <g key={label} transform={`translate(14 ${round(foot + row * rowHeight)})`}>
            <Rect x={0} y={0} w={w - 28} h={rowHeight - 6} rx={7} fill={isRed ? colors.red : colors.soft} />
            <Text x={12} y={rowHeight / 2 - 3 + size * 0.35} color={isRed ? '#fff' : colors.mute}>
              {label}
            </Text>
            <Text
              x={w - 40}
              y={rowHeight / 2 - 3 + size * 0.35}
              weight="medium"
              color={isRed ? '#fff' : colors.ink}
              anchor="end"
            >
              {value}
            </Text>
          </g>
        );
      })}
      {button !== undefined && (
        <Button x={22} y={h - 64} w={Math.min(220, w - 44)} h={44} red={red === 'button'}>
          {button}
        </Button>
      )}
    </Sheet>
  );
});
