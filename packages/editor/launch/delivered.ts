import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The invented values of this repository. A real company must replace them. `npm run check:launch` lists the values
 * that are still the same.
 */
export const delivered = {
  name: 'Norvane',
  legalName: 'Norvane Technologies, Inc.',
  description:
    '{company} is an IT services and consulting company with Microsoft technology at its center, from cloud and data to AI and low-code apps.',
  claims: {
    users: { figure: '10 million+', phrase: 'over 10 million people use apps built by {company}' },
    experience: { figure: '15+', phrase: '15+ years of experience' },
    decade: 'nearly a decade of experience',
    team: { figure: '1,600+', phrase: '1,600+ technologists' },
    microsoft: { figure: 'Over 8', phrase: 'over 8 years of Microsoft expertise' },
    mindset: 'a global leader with a boutique mindset',
  },
  /** The heading of the proposal on the page with the contact form. */
  proposal: 'An example: your first step on one page',
  /** A part of `packages/media/brand/mark.svg`. */
  mark: 'M12 10l8-8h.4v20H20l-8 8h-.4V10z',
  addressLines: ['100 Example Avenue', 'Unit 4', 'Placeholder Tech Park', '20 Specimen Street'],
  logosHeading: 'Our clients (example logos)',
  logos: [
    'tessaly',
    'okello',
    'pelorin',
    'kestrel',
    'ninth-reel',
    'wexcombe',
    'levanze',
    'tuppens',
    'ministry',
    'odalo',
    'holmdal',
  ],
  legal: {
    registration: 'Ask us for our registration number.',
    law: 'the place where we have our registered office',
    privacyOfficer: 'our privacy officer',
    grievanceOfficer: 'our grievance officer',
    representative: 'ask us for the name and address',
    transfers: 'Ask us which legal safeguard covers a transfer that concerns you, and for a copy of it.',
  },
} as const;

/**
 * Returns whether the content below `root` is the content that we deliver. If the company has another name, the content
 * belongs to an owner, and tests about our content do not apply.
 */
export const isDelivered = (root: string): boolean =>
  new RegExp(`^name: ["']?${delivered.name}["']?\\s*(?:#|$)`, 'm').test(
    readFileSync(join(root, 'content/company.yaml'), 'utf8'),
  );
