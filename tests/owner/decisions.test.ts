/**
 * An owner makes decisions drawn at random, one after the other, and each resulting site is checked. A run makes four,
 * and a release forty. A failure names the seed and all decisions before it.
 */
import { afterEach, expect, test } from 'vitest';
import { contentFaults } from '../../packages/site/reading/read.ts';
import { createRandom, type Random } from '../../packages/server/test-support/fuzz/random.ts';
import { type Decision, decisions, remember } from '../unit/support/owner-decisions.ts';
import { copySite, type OwnerSite } from '../unit/support/owner-site.ts';
import { siteFaults } from '../unit/support/site-faults.ts';

const isRelease = process.env['EVERY_PAGE'] === 'all';
const perOwner = 4;
/** The pages of each site whose HTML is compared with the standard. */
const looked = 3;

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };

let owner: OwnerSite;
afterEach(() => owner.remove());

/** Makes a decision that the check of the content allows. Returns its name, and what the check says about it. */
function decide(random: Random, open: Decision[]): { name: string; faults: string[] } {
  for (;;) {
    const decision = random.pick(open);
    const takeBack = remember(owner.content);
    decision.decide(owner.content, random);
    const faults = contentFaults('.', figures, '', owner.content);
    if (faults.length > 0 && decision.mayBeRefused) {
      takeBack();
      continue;
    }
    // An owner deletes careers once, and takes bands away again and again.
    if (!decision.mayBeRefused) open.splice(open.indexOf(decision), 1);
    return { name: decision.name, faults };
  }
}

test.each(Array.from({ length: isRelease ? 10 : 1 }, (_, seed) => seed))(
  'an owner with the seed %i makes four decisions › the site is drawn after each › it has no fault, dead link or empty part',
  async (seed) => {
    owner = copySite('https://www.site.test');
    const random = createRandom(seed);
    const open = [...decisions];
    const made: string[] = [];
    for (let at = 0; at < perOwner; at += 1) {
      const { name, faults } = decide(random, open);
      made.push(name);
      expect({ made, faults }).toEqual({ made, faults: [] });
      const pages = await owner.draw(owner.load());
      const paths = Array.from({ length: looked }, () => random.pick([...pages.keys()]));
      expect({ made, faults: await siteFaults(pages, paths) }).toEqual({ made, faults: [] });
    }
  },
  120_000,
);
