/** Home, continued: a page that opens in less than a second, and its weight. */
import { compose, part } from '../../compose.tsx';
import { colors, Rect, Sheet } from '../../kit.tsx';
import { Head } from '../../parts/tones.tsx';
import { Text } from '../../text.tsx';
import { Check } from '../../objects.tsx';

/** The allowed kilobytes of the first view. */
const allowed = 100;
const weights = [
  ['HTML', 14],
  ['Pictures', 46],
  ['Fonts', 22],
  ['Script', 4],
] as const;

const sum = weights.reduce((kilobytes, [, size]) => kilobytes + size, 0);

const Page = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Rect x={20} y={14} w={w - 40} h={24} rx={12} fill={colors.soft} />
    <Rect x={20} y={54} w={w - 40} h={180} fill={colors.stone} />
    <path d="M226 234V128a46 46 0 0 1 92 0v106z" fill={colors.ink} />
    <circle cx="160" cy="180" r="54" fill={colors.sheet} />
    <Rect x={340} y={190} w={44} h={44} rx={0} fill={colors.stone2} />
    <Text x={20} y={286} size={34} weight="bold">
      Open in a blink
    </Text>
    <Rect x={20} y={306} w={300} h={10} rx={5} />
    <Rect x={20} y={326} w={250} h={10} rx={5} />
    <Rect x={20} y={358} w={140} h={42} rx={0} fill={colors.ink} />
  </Sheet>
));

const Budget = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    <Head w={w} title="Budget" right={`${sum} of ${allowed}`} />
    {weights.map(([name, size], index) => (
      <g key={name} transform={`translate(18 ${62 + index * 52})`}>
        <Text x={0} y={12}>
          {name}
        </Text>
        <Text x={w - 36} y={12} weight="medium" anchor="end">{`${size} KB`}</Text>
        <Rect x={0} y={22} w={w - 36} h={10} />
        <Rect x={0} y={22} w={((w - 36) * size) / allowed} h={10} fill={colors.ink} />
      </g>
    ))}
  </Sheet>
));

const Aids = part(({ w, h }) => (
  <Sheet x={0} y={0} w={w} h={h}>
    {['Keyboard', 'Screen reader'].map((aid, index) => (
      <g key={aid}>
        <Check x={32} y={42 + index * 44} scale={1.4} />
        <Text x={58} y={47 + index * 44} weight="medium" max={w - 66}>
          {aid}
        </Text>
      </g>
    ))}
  </Sheet>
));

const Seconds = part(({ w }) => (
  <Sheet x={0} y={0} w={w} h={w} rx={w / 2} depth={12} fill={colors.red}>
    <Text x={w / 2} y={w / 2 + 6} size={40} weight="bold" anchor="middle" color="#fff">
      0.9 s
    </Text>
    <Text x={w / 2} y={w / 2 + 30} anchor="middle" color="#fff" max={w - 16}>
      on a slow line
    </Text>
  </Sheet>
));

export const web = compose({
  title: 'Fast, accessible websites and portals',
  desc: `A web page opens in 0.9 seconds; its HTML, pictures, fonts and script weigh ${sum} of the ${allowed} kilobytes allowed, and it works by keyboard and by screen reader.`,
  words: 17,
  wide: {
    page: [48, 46, 470, 424],
    budget: [550, 46, 198, 272],
    aids: [550, 342, 198, 128],
    seconds: [372, 302, 156, 156],
  },
  phone: { budget: [14, 14, 206, 272], aids: [152, 340, 208, 128], seconds: [206, 164, 154, 154] },
  draw: (at) => (
    <>
      <Page at={at.page} />
      <Budget at={at.budget} />
      <Aids at={at.aids} />
      <Seconds at={at.seconds} />
    </>
  ),
});
