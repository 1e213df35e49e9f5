/** Automotive, continued: the scene of claims. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Check } from '../../../objects.tsx';
import { Link } from '../../../parts/link.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';

/** The hours of each job, and the hours that the time guide allows for all jobs. An example. */
const jobs = [
  ['Take wheel off', 0.3],
  ['New bearing', 0.9],
  ['Test drive', 0.2],
] as const;
const booked = jobs.reduce((sum, [, hours]) => sum + hours, 0).toFixed(1);
const allowed = '1.4';

/** A car from its side, 400 by 126. */
const side =
  'M8 92q0-22 22-27l54-11 46-31q10-7 26-7h80q15 0 27 8l45 28 56 9q24 4 26 24v9q0 8-8 8H18q-10 0-10-10z';
const windows = 'M112 52l32-23q5-4 13-4h36v27zM203 25h34q10 0 18 5l32 22h-84z';

/** A car on a lift with two posts, and the view of a camera over its front wheel. */
const Lift = part<object>(({ w, h }) => {
  const scale = round((w - 76) / 400);
  const car = round(h * 0.24);
  const arms = round(car + 108 * scale);
  const posts = `M14 0h30v${h}h-30zM${w - 44} 0h30v${h}h-30z`;
  const feet = `M0 ${h - 14}h58v14H0zM${w - 58} ${h - 14}h58v14h-58z`;
  const [wheel, frame] = [306 * scale + 38, 44 * scale];
  const top = car + 100 * scale - frame;
  const corner = frame * 0.55;
  return (
    <>
      <path d={posts + feet} fill={colors.shadow} transform="translate(10 10)" />
      <path d={posts + feet} fill={colors.stone2} />
      <path
        d={`M30 ${arms}h${w * 0.34}v12H30zM${w - 30} ${arms}h${-w * 0.34}v12H${w - 30}z`}
        fill={colors.stone}
      />
      <g transform={`translate(38 ${round(car)})scale(${scale})`}>
        <path d={side} fill={colors.ink} />
        <path d={windows} fill={colors.bg} />
        {[92, 306].map((x) => (
          <g key={x}>
            <circle cx={x} cy={100} r={29} fill={colors.bg} />
            <circle cx={x} cy={100} r={25} fill={colors.ink} />
            <circle cx={x} cy={100} r={13} fill={colors.stone} />
          </g>
        ))}
      </g>
      <path
        d={[
          [wheel - frame, top, 1, 1],
          [wheel + frame, top, -1, 1],
          [wheel + frame, top + 2 * frame, -1, -1],
          [wheel - frame, top + 2 * frame, 1, -1],
        ]
          .map(
            ([x = 0, y = 0, right = 1, down = 1]) =>
              `M${round(x)} ${round(y + down * corner)}V${round(y)}H${round(x + right * corner)}`,
          )
          .join('')}
        fill="none"
        stroke={colors.red}
        strokeWidth={6}
      />
    </>
  );
});

/** A printed photo of a wheel. */
const Photo = part(({ w, h }) => {
  const [middle, r] = [w / 2, w * 0.34];
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={2} depth={6}>
      <Rect x={8} y={8} w={w - 16} h={w - 16} rx={0} fill={colors.stone} />
      <circle cx={middle} cy={middle} r={round(r)} fill={colors.codePaper} />
      <circle cx={middle} cy={middle} r={round(r * 0.9)} fill={colors.code} />
      <circle cx={middle} cy={middle} r={round(r * 0.5)} fill={colors.stone2} />
      <circle cx={middle} cy={middle} r={round(r * 0.16)} fill={colors.code} />
    </Sheet>
  );
});

const checks = [`Guide allows ${allowed}`, 'No open recall', 'Photo is there'] as const;

/** A claim on a clipboard: the jobs with their hours, and the checks. */
const Clipboard = part(({ w, h }) => {
  const size = useWords();
  const [left, right] = [34, w - 34];
  const step = size * 1.85;
  const top = 56 + size * 2.6;
  const sum = round(top + jobs.length * step + 8);
  return (
    <Sheet x={0} y={14} w={w} h={h - 14} rx={10} fill={colors.stone2}>
      <Rect x={14} y={20} w={w - 28} h={h - 48} rx={2} fill={colors.sheet} />
      <Text x={left} y={48 + size} size={size * 1.15} weight="bold" max={right - left}>
        Warranty claim
      </Text>
      {jobs.map(([job, hours], row) => (
        <g key={job} transform={`translate(0 ${round(top + (row + 0.7) * step)})`}>
          <Text x={left} y={0} color={colors.mute}>
            {job}
          </Text>
          <Text x={right} y={0} anchor="end">
            {hours.toFixed(1)}
          </Text>
        </g>
      ))}
      <path d={`M${left} ${sum}H${right}`} stroke={colors.ink} strokeWidth={2} />
      <Text x={left} y={round(sum + step * 0.8)} weight="bold">
        Hours booked
      </Text>
      <Text x={right} y={round(sum + step * 0.8)} weight="bold" anchor="end">
        {booked}
      </Text>
      {checks.map((check, row) => (
        <g key={check} transform={`translate(${left} ${round(sum + step * (2.2 + row))})`}>
          <Check x={8} y={round(-size * 0.35)} scale={1.1} />
          <Text x={26} y={0} max={right - left - 26}>
            {check}
          </Text>
        </g>
      ))}
      <path d={`M${w / 2 - 46} 0h92v26h-92zM${w / 2 - 20} -14h40v16h-40z`} fill={colors.ink} />
      <circle cx={w / 2} cy={-5} r={5} fill={colors.bg} />
    </Sheet>
  );
});

export const dealersAftersales = compose({
  title: 'Faster warranty claims for dealers',
  desc: `A car is still on the lift, and its claim is on a clipboard, an example: ${jobs.map(([job, hours]) => `${job.toLowerCase()} ${hours.toFixed(1)}`).join(', ')}, so ${booked} hours are booked, as the time guide allows, and no recall is open. A red frame stands around the front wheel, and a red wire leads from it to a printed photo that goes with the claim. A plate says that 5 dealers test it.`,
  words: 17,
  wide: {
    lift: [48, 64, 440, 396],
    claim: [520, 46, 232, 420, 2],
    photo: [412, 346, 128, 140, -4],
    plate: [112, 336, 230, 92, -4],
  },
  phone: { lift: 270, claim: [24, 318, 268, 400, 2], photo: [238, 280, 120, 132, 5] },
  draw: (at) => (
    <>
      <Lift at={at.lift} />
      <Clipboard at={at.claim} />
      <Photo at={at.photo} />
      <Link
        from={at.lift}
        to={at.photo}
        red
        out={at.plate ? [0.718, 0.571] : [0.706, 0.6]}
        into={[0.5, 0.02]}
      />
      <Plate at={at.plate} tone="paper" text="Tested by" strong="5 dealers" />
    </>
  ),
});
