import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { figuresOf, readBuildSettings } from '../../settings/build-settings.ts';
import { tempFolder } from '../../server/test-support/temp-folder.ts';
import { editContent } from '../../tests/unit/support/owner-wishes.ts';
import { withAccent } from './accent-tokens.ts';
import { placeOf } from './place-of.ts';
import { planFiles, standingOf } from './plan.ts';
import { AnswerError, askAll } from './questions.ts';

const root = join(import.meta.dirname, '../..');
const figures = figuresOf(readBuildSettings({}));
const standing = standingOf(root);

/** Answers the six questions, and one more where an answer is refused. Returns the answers and what was asked. */
async function answer(...texts: string[]) {
  const asked: string[] = [];
  const answers = await askAll(standing, (question) => {
    asked.push(question);
    return Promise.resolve(texts[asked.length - 1] ?? '');
  });
  return { answers, asked };
}

describe('the accent', () => {
  const css = readFileSync(join(root, 'app/styles/tokens.css'), 'utf8');

  test.each([
    '#1f5fd0',
    '#1a7f4b',
    '#ffd400',
    '#0a2540',
    '#808080',
    '#7a7a00',
    '#ff7a00',
    '#ffffff',
    '#000000',
  ])('%s can be read wherever it is used', (accent) => expect(withAccent(css, accent).faults).toEqual([]));

  test('stays as it was asked for if words can be read on it', () => {
    expect(withAccent(css, '#1F5FD0').css).toContain('--accent: #1f5fd0;');
    expect(withAccent(css, '#ffd400').css).toContain('--accent: #ffd400;');
  });
});

describe('the questions', () => {
  test('an empty answer keeps what stands, and each question says what that is', async () => {
    const { answers, asked } = await answer();
    expect(answers).toEqual({});
    expect(asked).toHaveLength(6);
    expect(asked[0]).toContain(`Now: ${standing.company.name} `);
  });

  test('an answer that cannot be used is asked for again, with the reason', async () => {
    const { answers, asked } = await answer('Zyxquill', 'blue', '1f5fd0');
    expect(answers).toEqual({ name: 'Zyxquill', accent: '#1f5fd0' });
    expect(asked).toHaveLength(7);
    expect(asked[2]).toMatch(/cannot be used: write the color with #/);
  });

  test('an office gets its town for search engines, and one that stands already keeps its facts', async () => {
    const [first] = standing.company.offices;
    const line = [first?.country, ...(first?.address ?? []), first?.phone].join(' | ');
    const german = 'Germany | Teststraße 1 | 20095 Hamburg | +49 (0)40 123456';
    const { answers } = await answer('', '', '', '', '', `${line} ; ${german}`);
    expect(answers.offices).toEqual([
      first,
      {
        country: 'Germany',
        address: ['Teststraße 1', '20095 Hamburg'],
        city: 'Hamburg',
        postalCode: '20095',
        phone: '+49 (0)40 123456',
      },
    ]);
  });

  test('words in the place of a telephone number are asked for again, with an example', async () => {
    const { answers, asked } = await answer('', '', '', '', '', 'Norway | Gate 1 | 0150 Oslo | call us 12');
    expect(answers).toEqual({});
    expect(asked[6]).toContain('must be a telephone number that begins with +');
  });
});

describe('the town of an address', () => {
  test.each([
    ['Rua Augusta 1100 | 1100-048 Lisboa', { city: 'Lisboa', postalCode: '1100-048' }],
    ['Karl Johans gate 1 | 0150 Oslo', { city: 'Oslo', postalCode: '0150' }],
    ['Kajgatan 1 | 411 00 Göteborg', { city: 'Göteborg', postalCode: '411 00' }],
    ['D-20095 Hamburg', { city: 'Hamburg', postalCode: '20095' }],
    ['Damrak 1 | 1012 AB Amsterdam | 2nd floor', { city: 'Amsterdam', postalCode: '1012 AB' }],
    ['1 Main Street | Reno, NV 89501', { city: 'Reno', region: 'NV', postalCode: '89501' }],
    ['9 King St | Toronto, ON M5H 1A1', { city: 'Toronto', region: 'ON', postalCode: 'M5H 1A1' }],
    ['1 Strand | London WC2R 0EZ', { city: 'London', postalCode: 'WC2R 0EZ' }],
    ['7 Station Road | Pune 411 001', { city: 'Pune', postalCode: '411 001' }],
    ['Rua do Cais 2 | Porto', {}],
    ['Avenida Central 2000 | Edificio 5', {}],
  ])('%s', (address, place) => expect(placeOf(address.split(' | '))).toEqual(place));
});

describe('the files', () => {
  test('of the facts have the answers, and their comments', () => {
    const { files } = planFiles(root, { name: 'Zyxquill', info: 'hello@zyxquill.example' }, figures);
    const [[file = '', text = ''] = []] = files;
    const before = readFileSync(join(root, file), 'utf8').split('\n');
    const changed = text.split('\n').filter((line) => !before.includes(line));
    expect(changed).toEqual(['name: Zyxquill', '  info: hello@zyxquill.example']);
  });

  test('have a name for which a text has no room, and the text is listed with its place', () => {
    const project = tempFolder();
    cpSync(join(root, 'content'), join(project, 'content'), { recursive: true });
    for (const folder of ['public', 'media', 'app'])
      symlinkSync(join(root, folder), join(project, folder), 'junction');
    const description = `{company} ${'says what it does. '.repeat(8)}`.trim();
    editContent(join(project, 'content'), 'contact-us.yaml', (page) =>
      page.setIn(['meta', 'description'], description),
    );
    const { files, chosen } = planFiles(project, { name: 'Brightwater Consulting Gr' }, figures);
    expect(files.get('content/company.yaml')).toContain('name: Brightwater Consulting Gr\n');
    expect(chosen.join('\n')).toMatch(
      /have to be changed before the next build.*\n {2}content\/contact-us\.yaml:\d+: meta\.description: expected at most 160 characters/,
    );
  });

  test('are none if an answer itself cannot stand in the file of the facts', () =>
    expect(() => planFiles(root, { name: 'A{B}' }, figures)).toThrow(
      /^company\.yaml would have these faults:/,
    ));

  test('are none if nothing is answered, and a fault of the content is an error', () => {
    expect(planFiles(root, {}, figures).files.size).toBe(0);
    expect(() => planFiles(root, { offices: [] }, figures)).toThrow(AnswerError);
  });
});
