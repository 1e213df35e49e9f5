/** Screens: a form on a phone, a page in a browser. */
import { part } from '../compose.tsx';
import { C, R, Sheet } from '../kit.tsx';
import { Check } from '../objects.tsx';
import { round, T } from '../text.tsx';
import { useWords, Words } from '../words.tsx';

/** A field of a form: its label, what is in it, and whether that was accepted. */
export interface Field {
  label: string;
  value: string;
  state?: 'done' | 'missing';
}

export interface PhoneFormData {
  title: string;
  fields: readonly Field[];
  /** What the button says. */
  button: string;
  /** The button is the red thing. */
  red?: boolean;
}

function FormField({ w, h, field: { label, value, state } }: { w: number; h: number; field: Field }) {
  const size = useWords();
  const missing = state === 'missing';
  return (
    <>
      {missing ? (
        <rect
          x={0}
          y={0}
          width={w}
          height={h}
          rx={8}
          fill="none"
          stroke={C.stone2}
          strokeWidth={2}
          strokeDasharray="5 4"
        />
      ) : (
        <R x={0} y={0} w={w} h={h} rx={8} f={C.sheet} />
      )}
      <T x={12} y={h / 2 - 4} c={C.mute} max={w - 24}>
        {label}
      </T>
      <T x={12} y={h / 2 + size * 0.95} w="m" max={w - (state === 'done' ? 44 : 20)}>
        {value}
      </T>
      {state === 'done' && <Check x={w - 20} y={h / 2} s={1.15} />}
    </>
  );
}

/** A phone that shows a form; fields share the height between title and button. */
export const PhoneForm = part<PhoneFormData>(({ w, h, title, fields, button, red = true }) => {
  const size = useWords();
  const inner = w - 44;
  const top = 50 + size * 1.6;
  const step = (h - top - 82) / fields.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={30} f={C.ink} d={14}>
      <rect x={8} y={8} width={w - 16} height={h - 16} rx={23} fill={C.paper} />
      <R x={w / 2 - 26} y={17} w={52} h={12} rx={6} f={C.ink} />
      <T x={22} y={44 + size} w="b" max={inner}>
        {title}
      </T>
      {fields.map((field, row) => (
        <g key={field.label} transform={`translate(22 ${round(top + row * step)})`}>
          <FormField w={inner} h={step - 10} field={field} />
        </g>
      ))}
      <R x={22} y={h - 76} w={inner} h={48} rx={24} f={red ? C.red : C.ink} />
      <T x={w / 2} y={h - 52 + size * 0.35} w="m" c={red ? '#fff' : C.onInk} a="m" max={inner - 16}>
        {button}
      </T>
    </Sheet>
  );
});

export interface BrowserData {
  address: string;
  heading: string;
  /** Paragraphs below the heading. */
  text?: readonly string[];
  /** Lines at the foot, a label with what it says. */
  rows?: readonly (readonly [label: string, value: string])[];
  button?: string;
  /** What is red, if anything: the button or the last row. */
  red?: 'button' | 'row';
}

/** A window of a browser with a page in it. */
export const Browser = part<BrowserData>(({ w, h, address, heading, text = [], rows = [], button, red }) => {
  const size = useWords();
  const large = size * 1.4;
  const rowHeight = size * 2.3;
  const foot = h - 20 - rows.length * rowHeight - (button === undefined ? 0 : 58);
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={22 + dot * 18} cy={23} r={5} fill={C.line2} />
      ))}
      <R x={84} y={9} w={w - 102} h={28} rx={14} f={C.soft} />
      <T x={98} y={23 + size * 0.35} c={C.mute} max={w - 128}>
        {address}
      </T>
      <path d={`M0 46.5h${w}`} stroke={C.line} />
      <Words x={22} y={58 + large} w={w - 44} s={large} weight="b" lines={2}>
        {heading}
      </Words>
      {text.map((paragraph, row) => (
        <Words key={paragraph} x={22} y={66 + large * 2.2 + row * size * 2} w={w - 44} c={C.mute}>
          {paragraph}
        </Words>
      ))}
      {rows.map(([label, value], row) => {
        const isRed = red === 'row' && row === rows.length - 1;
        return (
          <g key={label} transform={`translate(14 ${round(foot + row * rowHeight)})`}>
            <R x={0} y={0} w={w - 28} h={rowHeight - 6} rx={7} f={isRed ? C.red : C.soft} />
            <T x={12} y={rowHeight / 2 - 3 + size * 0.35} c={isRed ? '#fff' : C.mute}>
              {label}
            </T>
            <T x={w - 40} y={rowHeight / 2 - 3 + size * 0.35} w="m" c={isRed ? '#fff' : C.ink} a="r">
              {value}
            </T>
          </g>
        );
      })}
      {button !== undefined && (
        <>
          <R
            x={22}
            y={h - 64}
            w={Math.min(220, w - 44)}
            h={44}
            rx={22}
            f={red === 'button' ? C.red : C.ink}
          />
          <T
            x={22 + Math.min(220, w - 44) / 2}
            y={h - 42 + size * 0.35}
            w="m"
            c={red === 'button' ? '#fff' : C.onInk}
            a="m"
          >
            {button}
          </T>
        </>
      )}
    </Sheet>
  );
});
