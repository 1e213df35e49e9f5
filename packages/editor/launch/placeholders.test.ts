import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { tempFolder } from '../../server/test-support/temp-folder.ts';
import { delivered } from './delivered.ts';
import { findPlaceholders, groups, launchReport } from './placeholders.ts';

const root = join(import.meta.dirname, '../../..');
const publicOrigin = 'https://www.our-own-company.com';

/** The facts that we deliver. The owner of this repository may have others by now. */
const facts = `
name: ${delivered.name}
legalName: ${delivered.legalName}
mailboxes:
  info: info@example.com
  careers: careers@example.com
offices:
  - country: United States
    address: [100 Example Avenue, Suite 200, "Sample City, NV 00000"]
    city: Sample City
    region: NV
    postalCode: "00000"
    phone: +1 (702) 555-0114
  - country: India
    address: [Unit 4, Placeholder Tech Park, Namuna Nagar 000000]
    city: Namuna Nagar
    phone: +91 00000 00123
  - country: Canada
    address: [20 Specimen Street, Floor 3, "Exampleton, ON X0X 0X0"]
    city: Exampleton
    phone: +1 (416) 555-0162
social:
  - name: LinkedIn
    href: https://example.com/linkedin
    icon: linkedin
`;

type Values = Record<string, unknown>;

/** Reads a content file of this repository, and returns its text after a change. */
function changed(file: string, change: (content: Values) => Values): string {
  return stringify(change(parse(readFileSync(join(root, file), 'utf8')) as Values), { lineWidth: 0 });
}

const draft = ({ bands, ...page }: Values) => ({
  ...page,
  bands: (bands as Values[]).map((band) => (band['kind'] === 'legal-text' ? { ...band, draft: true } : band)),
});

/** The files that the check reads, with every value that we deliver. */
const files: Readonly<Record<string, string>> = {
  'content/company.yaml': changed('content/company.yaml', ({ tagline }) => ({
    tagline,
    description: delivered.description,
    claims: delivered.claims,
    legal: delivered.legal,
  })).concat(facts),
  'content/contact-us.yaml': `bands:\n  - kind: table\n    heading: "${delivered.proposal}"\n`,
  'content/shared.yaml': changed('content/shared.yaml', (shared) => ({
    ...shared,
    'client-logos': {
      ...(shared['client-logos'] as Values),
      heading: delivered.logosHeading,
      logos: delivered.logos,
    },
  })),
  'content/privacy-policy.yaml': changed('content/privacy-policy.yaml', draft),
  'content/terms-of-use.yaml': changed('content/terms-of-use.yaml', draft),
  'packages/media/brand/mark.svg': `<svg viewBox="0 2 32 28"><path d="${delivered.mark}"/></svg>`,
  'public/media/pictures.json': '{}',
  'packages/site/styles/tokens.css':
    ':root { --accent: #cc150a; --drawing-accent: light-dark(#d3170b, #e5281c); }',
};

type Edit = [file: string, pattern: RegExp, replacement: string];

/** Writes the delivered files and changes them. Throws if a change matches nothing. */
function projectWith(edits: readonly Edit[]): string {
  const texts = { ...files };
  for (const [file, pattern, replacement] of edits) {
    const text = texts[file] ?? '';
    if (!pattern.test(text)) throw new Error(`${file} does not have ${String(pattern)}`);
    texts[file] = text.replace(pattern, replacement);
  }
  const folder = tempFolder();
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** What an owner does before the site goes public. */
const everything: Edit[] = [
  ['content/company.yaml', /^name: .*$/m, 'name: Fabrikam'],
  ['content/company.yaml', /^legalName: .*$/m, 'legalName: Fabrikam Ltd.'],
  ['content/company.yaml', /info@example\.com$/m, 'hello@fabrikam.com'],
  ['content/company.yaml', /careers@example\.com$/m, 'jobs@fabrikam.com'],
  ['content/company.yaml', /address: \[100 .*$/m, 'address: [1 Main Street, "Reno, NV 89501"]'],
  ['content/company.yaml', /address: \[Unit 4.*$/m, 'address: [7 Station Road, Pune 411001]'],
  ['content/company.yaml', /address: \[20 Spec.*$/m, 'address: [9 King Street, "Toronto, ON M5H 1A1"]'],
  ['content/company.yaml', / +(?:city|region|postalCode): .*\n/g, ''],
  ['content/company.yaml', /\+1 \(702\) 555-0114/, '+1 (775) 555-1234'],
  ['content/company.yaml', /\+91 00000 00123/, '+91 20 7123 4567'],
  ['content/company.yaml', /\+1 \(416\) 555-0162/, '+1 (416) 555-1234'],
  ['content/company.yaml', /^description: .*$/m, 'description: Fabrikam builds software for farms.'],
  ['content/company.yaml', /over 10 million people/, 'people'],
  ['content/company.yaml', /10 million\+/, 'many'],
  ['content/company.yaml', /15\+ years/, '9 years'],
  ['content/company.yaml', /figure: 15\+/, 'figure: "9"'],
  ['content/company.yaml', /nearly a decade/, 'nine years'],
  ['content/company.yaml', /1,600\+ technologists/, '12 engineers'],
  ['content/company.yaml', /1,600\+/, '"12"'],
  ['content/company.yaml', /over 8 years of/, 'three years of'],
  ['content/company.yaml', /Over 8/, 'Three'],
  ['content/company.yaml', /a global leader with a/, 'a company with a'],
  ['content/contact-us.yaml', /heading: .*$/m, 'heading: What a proposal of ours says'],
  ['content/company.yaml', /https:\/\/example\.com\//g, 'https://social.fabrikam.com/'],
  ['content/company.yaml', /registration: .*$/m, 'registration: Registered in Nevada under 123.'],
  ['content/company.yaml', / law: .*$/m, ' law: the State of Nevada, USA'],
  ['content/company.yaml', /privacyOfficer: .*$/m, 'privacyOfficer: Ada Park, Privacy Officer'],
  ['content/company.yaml', /grievanceOfficer: .*$/m, 'grievanceOfficer: Ravi Rao, Grievance Officer'],
  ['content/company.yaml', /representative: .*$/m, 'representative: write to Rep GmbH in Berlin'],
  ['content/company.yaml', /transfers: .*$/m, 'transfers: Contract clauses cover every transfer.'],
  ['content/shared.yaml', /Our clients \(example logos\)/, 'Our clients'],
  ['content/shared.yaml', /(?<= {4}- )[a-z-]+$/gm, '{ file: our-client.svg, name: Our client }'],
  ['content/privacy-policy.yaml', / +draft: true\n/, ''],
  ['content/terms-of-use.yaml', / +draft: true\n/, ''],
  ['packages/media/brand/mark.svg', /d="[^"]+"/g, 'd="M0 0h9v9z"'],
];

describe('what is still a placeholder', () => {
  test('in the delivered files is something of every group but pictures, each at its line', () => {
    const project = projectWith([]);
    const left = findPlaceholders(project, 'http://localhost:3000');
    expect(new Set(left.map(({ group }) => group))).toEqual(
      new Set(groups.filter((group) => group !== 'Pictures')),
    );
    const linesOf = (file: string) => readFileSync(join(project, file), 'utf8').split('\n');
    const shown = left
      .filter(({ file }) => file !== '.env')
      .map(({ file, line }) => linesOf(file)[(line ?? 0) - 1]?.trim().slice(0, 24));
    for (const start of [
      'name: ',
      'legalName: ',
      '<svg ',
      'address: [100 ',
      'phone: +91 ',
      'info: info@example.com',
      'href: https://example.co',
      'heading: Our clients (ex',
      '- tessaly',
      'registration: ',
      'law: ',
      'privacyOfficer: ',
      'grievanceOfficer: ',
      'representative: ',
      'transfers: ',
      'draft: true',
      'users:',
      'description: ',
      'heading: "An example',
    ])
      expect(shown.filter((text) => text?.startsWith(start))).not.toEqual([]);
    expect(left.filter(({ what }) => what === 'the text is a draft')).toHaveLength(2);
    expect(left.filter(({ group }) => group === 'Offices')).toHaveLength(6);
  });

  test('is nothing after the owner has replaced everything', () => {
    const left = findPlaceholders(projectWith(everything), publicOrigin);
    expect(left).toEqual([]);
    expect(launchReport(left).split('\n')).toHaveLength(1);
  });

  // The parts of addresses repeat their lines.
  const values = everything.filter(
    ([file, pattern]) => file.endsWith('company.yaml') && !String(pattern).includes('city'),
  );
  test.each(values)('is something if one value stays: %s %s', (...kept) => {
    const edits = everything.filter(([, pattern]) => pattern !== kept[1]);
    expect(findPlaceholders(projectWith(edits), publicOrigin).length).toBeGreaterThan(0);
  });

  test('is each photograph whose license nobody wrote down', () => {
    const project = projectWith(everything);
    const pictures = { banners: { azure: { focal: [0.5, 0.5], edge: '#ffffff', license: '[whose]' } } };
    writeFileSync(join(project, 'public/media/pictures.json'), JSON.stringify(pictures, undefined, 2));
    expect(findPlaceholders(project, publicOrigin)).toMatchObject([
      { group: 'Pictures', file: 'public/media/pictures.json', line: 9 },
    ]);
  });

  test('is each sample and each example of a picture, at its line', () => {
    const project = projectWith(everything);
    mkdirSync(join(project, 'content/proof'));
    writeFileSync(
      join(project, 'content/proof/people.yaml'),
      'entries:\n  - name: A\n    sample: true\n  - name: B\n    photo: example\n  - name: C\n',
    );
    expect(findPlaceholders(project, publicOrigin)).toMatchObject([
      { group: 'Examples', file: 'content/proof/people.yaml', line: 2 },
      { group: 'Examples', file: 'content/proof/people.yaml', line: 5 },
    ]);
  });

  test('is a figure of the delivered claims that an owner has left beside another phrase', () => {
    const edits = everything.filter(([, pattern]) => !String(pattern).includes('1,600\\+/'));
    const left = findPlaceholders(projectWith(edits), publicOrigin);
    expect(left).toMatchObject([{ group: 'Claims', what: '“1,600+” is invented' }]);
  });

  test('is an address that visitors cannot open, at its line in .env', () => {
    const project = projectWith(everything);
    expect(findPlaceholders(project, 'https://www.example.com')).toMatchObject([
      { file: '.env', line: undefined },
    ]);
    writeFileSync(join(project, '.env'), 'PORT=80\nSITE_URL=http://localhost:80\n');
    expect(findPlaceholders(project, 'http://localhost:80')).toMatchObject([{ file: '.env', line: 2 }]);
  });

  test('is reported by group with file and line, and counted in the last line', () => {
    const edits = everything.filter(([, pattern]) => !String(pattern).includes('legalName'));
    const report = launchReport(findPlaceholders(projectWith(edits), publicOrigin)).split('\n');
    expect(report).toHaveLength(4);
    expect(report[0]).toBe('Company');
    expect(report[1]).toMatch(/^ {2}content\/company\.yaml:\d+ {2}.* → /);
    expect(report.at(-1)).toBe('1 placeholder is left.');
  });
});
