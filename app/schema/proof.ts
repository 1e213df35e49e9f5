/**
 * Proof of the company's work: cases, people, credentials, quotations of clients, vacancies. The owner writes one file
 * for each kind below `content/proof/`. `app/pages/proof.ts` puts the entries on pages. Without entries, a kind is not
 * shown.
 */
import { z } from 'zod';
import { day, heading, intro, slug, text } from './blocks.ts';

const href = z.string().regex(/^(?:\/(?!\/)|https:\/\/)/, {
  error: 'must be an address of this site that begins with /, or another one that begins with https://',
});

/** The content files, without their ending, of the pages that show an entry. */
const pages = z
  .array(slug)
  .min(1)
  .describe('The pages that show it: home, about-us, or the name of a service or an industry, such as azure');

const caseEntry = z.strictObject({
  client: text.max(60).describe("The client's name, or a description such as A Canadian insurer"),
  task: text.max(320).describe('What the client needed'),
  built: text.max(320).describe('What you have made'),
  duration: text.max(60).describe('How long the work took: Five months'),
  changed: text.max(200).describe('What is different for the client now'),
  link: href.exactOptional().describe('A page with more about the work'),
  pages,
});

const person = z.strictObject({
  name: text.max(60),
  role: text.max(60),
  photo: slug.describe('The name of a photograph in public/media/people'),
  sentence: text.max(200).describe('What this person does for clients'),
  pages,
});

const credential = z.strictObject({
  name: text.max(80),
  mark: slug.exactOptional().describe('The name of a picture in public/media/credentials'),
  since: z.int().min(1900).max(2100).describe('The year in which you were given it'),
  link: href.exactOptional().describe('Where visitors can check it'),
  pages,
});

const clientQuote = z.strictObject({
  text: text.max(420),
  name: text.max(60),
  role: text.max(80).describe("The speaker's position and company"),
  pages,
});

const place = z
  .strictObject({
    city: text.max(60).exactOptional(),
    region: text.max(60).exactOptional(),
    country: text.max(60).exactOptional(),
    remote: z
      .array(text.max(60))
      .min(1)
      .exactOptional()
      .describe('The countries that people may work from, for a position without an office'),
  })
  .refine(
    ({ city, region, country, remote }) =>
      remote ? !city && !region && !country : city !== undefined && country !== undefined,
    { error: 'must have city and country (and region, if you like), or remote alone with its countries' },
  );

/** The kinds of contract, with their names in schema.org's `employmentType`. */
export const contracts = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contractor: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
} as const;
export const contractNames = Object.keys(contracts) as (keyof typeof contracts)[];

const vacancy = z
  .strictObject({
    slug: slug.describe('A name for the address of the vacancy: lower-case words joined by hyphens'),
    title: text.max(80),
    place,
    contract: z.enum(contractNames),
    posted: day.describe('The day on which it was first published, such as 2027-01-31'),
    closes: day.describe('The last day for an application; builds after it leave the vacancy out'),
    description: z
      .array(text.max(600))
      .min(1)
      .max(6)
      .describe('The tasks, what an applicant needs, what you offer: one paragraph each'),
  })
  .refine(({ posted, closes }) => posted <= closes, {
    path: ['closes'],
    error: 'must not be before the day in posted',
  });

const fileOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({ heading, intro: intro.exactOptional(), entries: z.array(entry) });

/** The schemas of the files below `content/proof/`, by kind of band. */
export const proofFiles = {
  cases: fileOf(caseEntry),
  'client-quotes': fileOf(clientQuote),
  people: fileOf(person),
  credentials: fileOf(credential),
  vacancies: fileOf(vacancy).superRefine(({ entries }, context) => {
    for (const [index, entry] of entries.entries())
      if (entries.findIndex(({ slug: earlier }) => earlier === entry.slug) < index)
        context.addIssue({
          code: 'custom',
          path: ['entries', index, 'slug'],
          message: 'another vacancy has this slug; each needs its own',
        });
  }),
};

export type ProofKind = keyof typeof proofFiles;
export const proofKinds = Object.keys(proofFiles) as ProofKind[];
export type Proof = { [Kind in ProofKind]: z.infer<(typeof proofFiles)[Kind]> };
export type ProofBand = { [Kind in ProofKind]: { kind: Kind } & Proof[Kind] }[ProofKind];
export type Vacancy = Proof['vacancies']['entries'][number];

/**
 * Returns the place of a vacancy as a text.
 * @param remote the text for a position without an office; it contains `{name}` for the countries
 */
export const placeText = ({ place: { remote: countries, ...office } }: Vacancy, remote: string): string =>
  countries
    ? remote.replace('{name}', new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(countries))
    : [office.city, office.region, office.country].filter(Boolean).join(', ');
