/** Secure: a key cabinet with groups in rows and libraries in columns. A guest's key has a tag with its last day. */
import { compose, part } from '../../../compose.tsx';
import { colors, Sheet } from '../../../kit.tsx';
import { Text } from '../../../text.tsx';

const libraries = ['Contracts', 'Payroll', 'Designs', 'Tenders'];
/** `k` is a key, `x` a key that the review removed, and `g` a guest's key with a last day. */
const groups = [
  { name: 'Finance', owner: 'Owner: controller', keys: 'kk-k' },
  { name: 'Legal', owner: 'Owner: counsel', keys: 'k--k' },
  { name: 'Engineering', owner: 'Owner: lead', keys: '-xk-' },
  { name: 'Guests', owner: 'Owner: buyer', keys: 'x--g' },
] as const;
const all = groups.map(({ keys }) => keys).join('');
const tally = (mark: string) => all.split(mark).length - 1;
const [kept, removed] = [tally('k') + tally('g'), tally('x')];

const keyShape =
  'M0 0a14 14 0 0 1 5 27v12h8v6H5v5h8v8H-5V27A14 14 0 0 1 0 0zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12z';

/** A nail, and a key that hangs from it. */
const Hook = ({ x, y, mark }: { x: number; y: number; mark: string }) => (
  <g transform={`translate(${x} ${y})`}>
    {mark === 'k' && <path d={keyShape} fill={colors.ink} />}
    {mark === 'g' && <path d={keyShape} fill={colors.red} />}
    {mark === 'x' && (
      <path d={keyShape} fill="none" stroke={colors.stone2} strokeWidth={1.5} strokeDasharray="3 3" />
    )}
    <circle cy={10} r={3} fill={colors.stone2} />
  </g>
);

/** The cabinet: groups in rows, and as many libraries in columns as fit. */
const Cabinet = part(({ w, h }) => {
  const wide = w > 450;
  const labels = wide ? 164 : 120;
  const column = wide ? 92 : 74;
  const first = libraries.length - Math.floor((w - labels) / column);
  const x = (index: number) => labels + (index + 0.5) * column;
  const row = (h - 58) / groups.length;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      {libraries.slice(first).map((name, index) => (
        <Text key={name} x={x(index)} y={38} weight="medium" anchor="middle" max={column}>
          {name}
        </Text>
      ))}
      {groups.map(({ name, owner, keys }, index) => (
        <g key={name} transform={`translate(0 ${58 + index * row})`}>
          <path d={`M0 0h${w}`} stroke={colors.line} />
          <Text x={18} y={row / 2 + (wide ? -5 : 5)} weight="bold" max={labels - 20}>
            {name}
          </Text>
          {wide && (
            <Text x={18} y={row / 2 + 16} color={colors.mute} max={labels - 20}>
              {owner}
            </Text>
          )}
          {Array.from(keys.slice(first), (mark, place) => (
            <Hook key={place} x={x(place)} y={row / 2 - 33} mark={mark} />
          ))}
        </g>
      ))}
    </Sheet>
  );
});

/** The tag of the guests' key on a string. */
const KeyTag = part<{ string: string }>(({ string }) => (
  <>
    <path d="M26 92l10 10h126v-92l-10-10z" fill={colors.shadow} />
    <path d="M0 46l26-46h126v92H26z" fill={colors.red} />
    <circle cx={19} cy={46} r={6} fill={colors.sheet} />
    <path d={string} fill="none" stroke={colors.red} strokeWidth={2.5} />
    <Text x={42} y={40} color="#fff">
      Guest link
    </Text>
    <Text x={42} y={70} size={24} weight="bold" color="#fff" max={108}>
      30 days
    </Text>
  </>
));

const Review = part<{ across: boolean }>(({ w, h, across }) => (
  <Sheet x={0} y={0} w={w} h={h} fill={colors.ink}>
    <Text x={18} y={34} weight="medium" color={colors.onInk}>
      Review
    </Text>
    <Text x={18} y={56} color={colors.stone}>
      Every quarter
    </Text>
    {[
      [kept, 'confirmed'],
      [removed, 'removed'],
    ].map(([count, what], index) => (
      <g key={what} transform={across ? `translate(${130 + index * 108} -58)` : `translate(0 ${index * 76})`}>
        <Text x={18} y={116} size={44} weight="bold" color={colors.onInk}>
          {String(count)}
        </Text>
        <Text x={18} y={138} color={colors.stone}>
          {String(what)}
        </Text>
      </g>
    ))}
  </Sheet>
));

const wide = {
  cabinet: [40, 40, 540, 450],
  tag: [558, 424, 152, 92, -6],
  review: [608, 40, 152, 240],
} as const;

export const Secure = compose({
  title: 'Permissions that are easy to check',
  desc: `A key cabinet: four groups with their owners, four libraries. The guests' only key is red and ends in 30 days. In the quarterly review ${kept} keys were confirmed and ${removed} removed.`,
  words: 16,
  wide,
  phone: { cabinet: [14, 14, 346, 410], tag: [186, 440, 152, 92, -4], review: [14, 566, 346, 104] },
  draw: (at) => (
    <>
      <Cabinet at={at.cabinet} />
      <Review at={at.review} across={at.review !== wide.review} />
      <KeyTag
        at={at.tag}
        string={at.tag === wide.tag ? 'M-29-30C-14-20 0 10 19 46' : 'M122-62C110-14 40-20 19 46'}
      />
    </>
  ),
});
