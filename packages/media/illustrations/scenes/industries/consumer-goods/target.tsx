/** Consumer Goods, continued: the scene of forecasts. */
import { compose, part } from '../../../compose.tsx';
import { colors } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The sales of a week, and the forecasts for it. Angles are in degrees. An example. */
const sold = 491;
const shots = [
  { name: 'Simple', said: 531, angle: -52 },
  { name: 'Forecast', said: 484, angle: 150 },
  { name: 'Changed', said: 520, angle: 28 },
] as const;
const reach = 50;
const rings = [reach, 40, 30, 20, 10];
const off = (said: number) => Math.abs(said - sold);

/** The week of the planner's change, and the number of weeks until it is checked. */
const week = 31;
const checkedAfter = 13;

/** A target. The real sales are in the middle, and the distance of each forecast is its error. */
const Target = part<object>(({ w, h }) => {
  const size = useWords();
  const r = Math.min(w, h) / 2;
  const unit = r / reach;
  return (
    <g transform={`translate(${round(w / 2)} ${round(h / 2)})`}>
      <circle r={r} fill={colors.shadow} transform="translate(12 12)" />
      {rings.map((ring, index) => (
        <circle key={ring} r={round(ring * unit)} fill={index % 2 ? colors.line : colors.sheet} />
      ))}
      <circle r={4} fill={colors.mute} />
      <Text x={0} y={-12} anchor="middle" color={colors.mute}>
        {`Sold ${sold}`}
      </Text>
      {shots.map(({ name, said, angle }) => {
        const distance = off(said) * unit;
        const [x, y] = [
          round(Math.cos((angle * Math.PI) / 180) * distance),
          round(Math.sin((angle * Math.PI) / 180) * distance),
        ];
        const isRed = name === 'Changed';
        const left = x < 0;
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={11} fill={isRed ? colors.red : colors.ink} />
            <Text
              x={left ? x - 18 : x}
              y={left ? y + size * 0.35 : y + 30}
              weight="medium"
              anchor={left ? 'end' : 'middle'}
            >
              {`${name} ${off(said)}`}
            </Text>
          </g>
        );
      })}
    </g>
  );
});

export const demandSupply = compose({
  title: 'Demand forecasts checked against sales',
  desc: `A target, an example: its middle is the ${sold} cases sold, and each forecast is as far away as it was wrong: ${shots.map(({ said, name }) => `${name.toLowerCase()} ${off(said)}`).join(', ')}. A red wire joins the one that a planner changed with a slip that carries the reason, a name and week ${week + checkedAfter}, ${checkedAfter} weeks after week ${week}, when the change is checked. A note says that the simple forecast has to be beaten.`,
  words: 17,
  wide: { target: [48, 44, 432, 432], slip: [512, 56, 232, 300, 3], sticky: [470, 396, 272, 96, -4] },
  phone: { target: [16, 18, 340, 340], slip: [100, 384, 230, 250, 2] },
  draw: (at) => (
    <>
      <Target at={at.target} />
      <Slip
        at={at.slip}
        title={`Change, week ${week}`}
        rows={[
          ['Cases', String(shots[2].said)],
          ['Reason', 'Promotion'],
          ['Planner', 'M. Example'],
        ]}
        total={['Check', `Week ${week + checkedAfter}`]}
      />
      {at.sticky && (
        <Link from={at.slip} to={at.target} red arrow={false} out={[0.01, 0.8758]} into={[0.76, 0.636]} />
      )}
      <StickyNote at={at.sticky} tone="ink" text="Has to be beaten" strong="Simple forecast" />
    </>
  ),
});
