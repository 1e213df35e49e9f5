/** The scenes of the Insurance page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Link } from '../../../parts/link.tsx';
import { Letter, Slip } from '../../../parts/papers.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { Timeline } from '../../../parts/time.tsx';
import { aiGovernance, financeActuarial } from './models.tsx';
import { PhotoReport, Trays } from './objects.tsx';

const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** One claim. An example. */
const claim = { number: '20617', estimate: 8400, limit: 5000, proof: '2026-11-02', days: 40 } as const;
const due = new Date(Date.parse(claim.proof) + claim.days * 86_400_000).toISOString().slice(0, 10);
const day = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const claimsHandling = compose({
  title: 'Claims sorted on arrival',
  desc: `A phone with a photograph of a damaged roof, an example. Of three trays, pay, inspect and investigate, claim ${claim.number} lies in red in the second: its ${usd(claim.estimate)} are above the limit of ${usd(claim.limit)}, so an adjuster decides. In California the ${claim.days} days to accept or deny run from the proof of claim on ${day(claim.proof)} to ${day(due)}.`,
  words: 17,
  wide: {
    photo: [56, 40, 224, 446],
    trays: [348, 48, 330, 262],
    limit: [556, 60, 196, 140],
    clock: [348, 338, 404, 150],
  },
  phone: { photo: [74, 14, 232, 400], trays: [14, 450, 346, 240], clock: [14, 718, 346, 136] },
  draw: (at) => (
    <>
      <Link from={at.photo} to={at.trays} into={at.limit ? [0, 0.46] : [0.5, 0]} />
      <PhotoReport at={at.photo} title="Report a loss" caption="Hail, roof" button="Send" />
      <Trays
        at={at.trays}
        names={['Pay', 'Inspect', 'Investigate']}
        red="Inspect"
        paper={`Claim ${claim.number}`}
      />
      <Note
        at={at.limit}
        figure={usd(claim.estimate)}
        caption={`above ${usd(claim.limit)}: your adjuster decides`}
      />
      <Timeline
        at={at.clock}
        title={`California: ${claim.days} days`}
        marks={[
          { at: claim.proof, when: day(claim.proof), what: 'Proof of claim' },
          { at: due, when: day(due), what: 'Accept or deny' },
        ]}
      />
    </>
  ),
});

/** Losses of one account. An example. */
const losses = [
  ['2023, water', 18200],
  ['2025, wind', 41000],
] as const;

const underwriting = compose({
  title: 'Broker submissions as checked data',
  desc: `A broker’s email holds a loss run of ${losses.length} losses, ${losses.map(([what, amount]) => `${what} ${usd(amount)}`).join(' and ')}. A flood score carries its vendor, its date and the address it stands for. Both lead into a check of 5 lines whether the risk suits you, asked at 9:10 and answered at 9:12, with a red stamp: no. An example.`,
  words: 17,
  wide: { mail: [48, 44, 300, 236], score: [88, 312, 300, 180], check: [460, 40, 276, 448, 3] },
  phone: { mail: [34, 14, 312, 220], score: [14, 264, 346, 170], check: [40, 466, 300, 400, 2] },
  draw: (at) => (
    <>
      {at.mail && at.mail[0] > 40 && (
        <>
          <Link from={at.mail} to={at.check} out={[0.927, 0.5]} into={[-0.015, 0.61]} />
          <Link from={at.score} to={at.check} into={[-0.03, 0.7679]} out={[1, 0.4]} />
        </>
      )}
      <Letter
        at={at.mail}
        title="Loss run"
        lines={losses.map(([what, amount]) => `${what}: ${usd(amount)}`)}
        from="Broker’s email"
      />
      <Ledger
        at={at.score}
        title="Flood score"
        right="4 of 5"
        rows={[
          ['Vendor', 'Vendor A'],
          ['Date', 'October 3, 2026'],
          ['Stands for', '12 Quay Street'],
        ]}
      />
      <Slip
        at={at.check}
        title="Does it suit you?"
        note="9:10 to 9:12"
        rows={[
          ['Class', 'Warehouse'],
          ['State', 'Georgia'],
          ['Built', '1978'],
          ['Losses', String(losses.length)],
          ['Flood', '4 of 5'],
        ]}
        stamp="NO"
      />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'claims-handling': claimsHandling,
  underwriting,
  'ai-governance': aiGovernance,
  'finance-actuarial': financeActuarial,
};
