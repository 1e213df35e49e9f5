/** Restaurants, continued: the scene of allergens. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { Link } from '../../../parts/link.tsx';
import { StickyNote } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useMeasure, useWords } from '../../../words.tsx';

/** The nine allergens of the United States, clockwise, and whether the dish has them. */
const allergens = [
  ['Sesame', true],
  ['Milk', false],
  ['Egg', true],
  ['Fish', false],
  ['Shellfish', false],
  ['Wheat', true],
  ['Peanut', false],
  ['Tree nut', false],
  ['Soy', true],
] as const;
const added = 'Sesame';
const recipe = ['Noodles', 'Egg', 'Soy sauce', 'Sunflower oil', 'Sesame oil'] as const;
const [out, into] = ['Sunflower oil', 'Sesame oil'] as const;

/** A plate with a mark on its rim for each allergen. The first mark is at the left. */
const Plate = part<object>(({ w, h }) => {
  const size = useWords();
  const r = Math.min(h / 2 - size * 1.6, w / 2 - size * 4.7);
  return (
    <g transform={`translate(${round(w / 2)} ${round(h / 2)})`}>
      <circle r={r} fill={colors.shadow} transform="translate(10 10)" />
      <circle r={r} fill={colors.sheet} />
      <circle r={r * 0.68} fill={colors.soft} />
      {allergens.map(([name, contains], index) => {
        const angle = Math.PI + (index / allergens.length) * 2 * Math.PI;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const [x, y] = [round(dx * r * 0.84), round(dy * r * 0.84)];
        const anchor = Math.abs(dx) < 0.3 ? 'middle' : dx < 0 ? 'end' : 'start';
        const isRed = name === added;
        return (
          <g key={name}>
            {contains ? (
              <Check x={x} y={y} scale={1.5} fill={isRed ? colors.red : colors.ink} />
            ) : (
              <circle cx={x} cy={y} r={4} fill={colors.stone} />
            )}
            <Text
              x={dx * (r + 14)}
              y={dy * (r + 14) + size * (0.35 + dy * 0.35)}
              weight={contains ? 'medium' : 'regular'}
              color={isRed ? colors.red : contains ? colors.ink : colors.mute}
              anchor={anchor}
            >
              {name}
            </Text>
          </g>
        );
      })}
      <Text x={0} y={-2} weight="bold" size={Math.min(size * 1.3, r * 0.17)} anchor="middle" max={r * 1.3}>
        Noodle salad
      </Text>
      <Text x={0} y={size * 1.3} color={colors.mute} anchor="middle" max={r * 1.34}>
        {`${allergens.filter(([, contains]) => contains).length} of ${allergens.length} allergens`}
      </Text>
    </g>
  );
});

/** A recipe on a card, with one line struck and another written below it. */
const Recipe = part<{ foot: number }>(({ w, h, foot }) => {
  const size = useWords();
  const measure = useMeasure();
  const step = (h - 68 - foot) / recipe.length;
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4}>
      <Text x={22} y={26 + size * 0.6} weight="bold" max={w - 44}>
        Recipe
      </Text>
      <path d={`M0 54.5h${w}`} stroke={colors.stone2} strokeWidth={2} />
      {recipe.map((line, row) => {
        const y = 62 + (row + 0.5) * step;
        return (
          <g key={line}>
            {line === into && (
              <Rect x={8} y={y - step / 2 + 3} w={w - 8} h={step - 6} rx={0} fill={colors.red} />
            )}
            <Text
              x={22}
              y={y + size * 0.35}
              weight={line === into ? 'medium' : 'regular'}
              color={line === out ? colors.mute : line === into ? '#fff' : colors.ink}
              max={w - 40}
            >
              {line}
            </Text>
            {line === out && (
              <path d={`M18 ${round(y)}h${round(measure(line) + 6)}`} stroke={colors.ink} strokeWidth={2.5} />
            )}
            {row < recipe.length - 2 && (
              <path d={`M18 ${round(y + step / 2)}H${w - 18}`} stroke={colors.line} />
            )}
          </g>
        );
      })}
    </Sheet>
  );
});

export const menuAllergens = compose({
  title: 'Allergen lists from your recipes',
  desc: `A recipe on a card, an example: ${out.toLowerCase()} is struck out and ${into.toLowerCase()} written below it. A red wire leads from it to a plate with a mark on its rim for each of the 9 US allergens; ${allergens
    .filter(([, contains]) => contains)
    .map(([name]) => name.toLowerCase())
    .join(', ')} are ticked, sesame in red. A note says that the matrix awaits sign-off.`,
  words: 17,
  wide: { recipe: [48, 48, 222, 372], plate: [314, 40, 444, 440], sticky: [72, 392, 280, 100, -4] },
  phone: { recipe: [14, 14, 230, 230], plate: [14, 250, 346, 330], sticky: [110, 588, 240, 84, -4] },
  draw: (at) => (
    <>
      <Recipe at={at.recipe} foot={at.plate && at.plate[2] > 400 ? 40 : 6} />
      <Plate at={at.plate} />
      {at.plate && at.plate[2] > 400 && (
        <Link from={at.recipe} to={at.plate} red arrow={false} out={[0.99, 0.796]} into={[0, 0.5]} />
      )}
      <StickyNote at={at.sticky} tone="ink" text="Matrix redone" strong="Awaits sign-off" />
    </>
  ),
});
