/** The scenes of the Media & Entertainment page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Certificate } from '../../../parts/papers.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { round, Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { breaks, views } from './counts.tsx';

/** A strip of film with its frames, which are hills under a sun. */
const Film = part<{ frames: number }>(({ w, h, frames }) => {
  const [edge, step] = [round(h * 0.17), w / frames];
  const [fw, fh] = [round(step - 12), h - 2 * edge];
  const holes = Math.floor(w / 26);
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={4} fill={colors.ink}>
      {Array.from({ length: holes }, (_, hole) => {
        const x = round((hole + 0.5) * (w / holes) - 6);
        return (
          <g key={hole}>
            <Rect x={x} y={edge * 0.3} w={12} h={edge * 0.4} rx={2} fill={colors.bg} />
            <Rect x={x} y={h - edge * 0.7} w={12} h={edge * 0.4} rx={2} fill={colors.bg} />
          </g>
        );
      })}
      {Array.from({ length: frames }, (_, frame) => (
        <g key={frame} transform={`translate(${round(frame * step + 6)} ${edge})`}>
          <Rect x={0} y={0} w={fw} h={fh} rx={2} fill={colors.bg} />
          <circle cx={fw * (0.3 + frame * 0.2)} cy={fh * 0.3} r={fh * 0.1} fill={colors.stone} />
          <path
            d={`M0 ${fh}V${fh * 0.7}L${round(fw * 0.34)} ${fh * 0.46}L${round(fw * 0.58)} ${fh * 0.74}L${round(fw * 0.76)} ${fh * 0.6}L${fw} ${fh * 0.8}V${fh}z`}
            fill={colors.stone2}
          />
        </g>
      ))}
    </Sheet>
  );
});

const provenance = compose({
  title: 'Media files with proof of origin',
  desc: 'A strip of film carries a record of origin after C2PA with a red seal, signed at export; it names the camera file, the edits and the AI tools. A list, an example, shows what the record holds: name and location are left out until the desk clears them.',
  words: 17,
  wide: { film: [48, 64, 500, 170, -2], manifest: [460, 44, 292, 330], fields: [80, 276, 392, 212] },
  phone: { film: 116, manifest: 290, fields: 200 },
  draw: (at) => (
    <>
      <Film at={at.film} frames={3} />
      <Certificate
        at={at.manifest}
        title="Record of origin"
        text="C2PA: camera file, edits, AI tools"
        facts={[['Signed', 'At export']]}
      />
      <Ledger
        at={at.fields}
        tone="ink"
        title="In the record"
        rows={[
          ['Camera file', 'A014_C003'],
          ['AI tools', 'None'],
          ['Name', 'Left out'],
          ['Location', 'Left out'],
        ]}
      />
    </>
  ),
});

/** The minutes of an episode, and the minute at which the viewer stopped. An example. */
const episode = { length: 48, at: 31 } as const;
const share = episode.at / episode.length;

/** A screen that shows a title and the watched part of it. */
const Screen = part<{ name: string; kind: 'tv' | 'phone' | 'browser'; red?: boolean }>(
  ({ w, h, name, kind, red = false }) => {
    const size = useWords();
    const [frame, foot] = [kind === 'phone' ? 8 : 10, kind === 'tv' ? 26 : 0];
    const [iw, ih] = [w - 2 * frame, h - foot - 2 * frame];
    const line = iw - 36;
    return (
      <>
        {kind === 'tv' && <Rect x={w * 0.3} y={h - foot} w={w * 0.4} h={foot} rx={0} fill={colors.stone2} />}
        <Sheet x={0} y={0} w={w} h={h - foot} rx={kind === 'phone' ? 22 : 6} fill={colors.ink}>
          <Rect x={frame} y={frame} w={iw} h={ih} rx={kind === 'phone' ? 15 : 2} fill={colors.sheet} />
          {kind === 'browser' &&
            [0, 1, 2].map((dot) => (
              <circle key={dot} cx={frame + 16 + dot * 16} cy={frame + 16} r={4.5} fill={colors.stone} />
            ))}
          <path d={`M${w / 2 - 13} ${ih * 0.36}v32l28-16z`} fill={red ? colors.red : colors.stone} />
          {kind !== 'phone' && (
            <Text x={frame + 18} y={ih - 24} weight="medium" max={line - 60}>
              {name}
            </Text>
          )}
          <Text x={w - frame - 18} y={ih - 24} anchor="end" color={colors.mute}>
            {`${episode.at} min`}
          </Text>
          <Rect x={frame + 18} y={ih - 12} w={line} h={8} rx={4} fill={colors.line2} />
          <Rect
            x={frame + 18}
            y={ih - 12}
            w={line * share}
            h={8}
            rx={4}
            fill={red ? colors.red : colors.ink}
          />
          <circle
            cx={frame + 18 + line * share}
            cy={ih - 8}
            r={size * 0.5}
            fill={red ? colors.red : colors.ink}
          />
        </Sheet>
      </>
    );
  },
);

const resume = compose({
  title: 'Continue watching on any screen',
  desc: `Television, browser and phone show the same place of an episode of ${episode.length} minutes, an example: ${episode.at} minutes in, on the phone in red. A record of consent under the VPPA says who agreed to sharing, on which day, and an end within 2 years.`,
  words: 17,
  wide: {
    tv: [48, 44, 420, 270],
    browser: [498, 52, 254, 172],
    phone: [598, 212, 154, 282],
    consent: [92, 330, 428, 158],
  },
  phone: { tv: 226, phone: [196, 196, 150, 254], consent: [14, 476, 346, 170] },
  draw: (at) => (
    <>
      <Screen at={at.tv} name="Television" kind="tv" />
      <Screen at={at.browser} name="Browser" kind="browser" />
      <Screen at={at.phone} name="Phone" kind="phone" red />
      <Ledger
        at={at.consent}
        tone="ink"
        title="Consent to sharing"
        rows={[
          ['Agreed, viewer 4471', 'March 1, 2026'],
          ['Ends by', 'March 1, 2028'],
        ]}
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'content-creation': provenance,
  'audience-engagement': resume,
  monetization: breaks,
  'data-analytics': views,
};
