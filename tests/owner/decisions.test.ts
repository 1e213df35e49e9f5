/**
 * An owner makes decisions drawn at random, one after the other, and each resulting site is checked. A run makes four,
 * and a release forty. A failure names the seed and all decisions before it.
 */
import { afterEach, expect, test } from 'vitest';
import { contentFaults } from '../../app/reading/read.ts';
import { createRandom, type Random } from '../../server/test-support/fuzz/random.ts';
import { type Decision, decisions, remember, shuffled } from '../unit/support/owner-decisions.ts';
import { copySite, type OwnerSite } from '../unit/support/owner-site.ts';
import { siteFaults } from '../unit/support/site-faults.ts';

const isRelease = process.env['EVERY_PAGE'] === 'all';
const perOwner = 4;
/** The pages of each site whose HTML is compared with the standard. */
const looked = 3;

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };

let owner: OwnerSite;
afterEach(() => owner.remove());

/** The decisions of all owners: each kind once, in another order each time. */
const dealt = [0, 1, 2].flatMap((deck) => shuffled(decisions, createRandom(deck)));

const attempts = 10;

/**
 * Makes a decision, again if the check of the content refuses it. Returns what the check says in the end: nothing if a
 * decision that may be refused was refused each time, and was taken back.
 */
function decide({ decide: make, mayBeRefused }: Decision, random: Random): string[] {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const takeBack = remember(owner.content);
    make(owner.content, random);
    const faults = contentFaults('.', figures, '', owner.content);
    if (faults.length === 0 || !mayBeRefused) return faults;
    takeBack();
  }
  return [];
}

test.each(Array.from({ length: isRelease ? 10 : 1 }, (_, seed) => seed))(
  'an owner with the seed %i makes four decisions › the site is drawn after each › it has no fault, dead link or empty part',
  async (seed) => {
    owner = copySite('https://www.site.test');
    const random = createRandom(seed);
    const made: string[] = [];
    for (const decision of dealt.slice(seed * perOwner, (seed + 1) * perOwner)) {
      made.push(decision.name);
      const faults = decide(decision, random);
      expect({ made, faults }).toEqual({ made, faults: [] });
      const pages = await owner.draw(owner.load());
      const paths = Array.from({ length: looked }, () => random.pick([...pages.keys()]));
      expect({ made, faults: await siteFaults(pages, paths) }).toEqual({ made, faults: [] });
    }
  },
  120_000,
);
