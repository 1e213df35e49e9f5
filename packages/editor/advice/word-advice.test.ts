import type { PageContent, ReadPage } from '../../site/reading/load.ts';
import { copyContent } from '../../../tests/unit/support/content-copy.ts';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { faultLine } from '../../site/reading/faults.ts';
import { readSource } from '../../site/reading/source.ts';
import { roleOf } from '../../site/schema/files.ts';
import {
  altFaults,
  contentAdvice,
  emojiAdvice,
  fillerFaults,
  fillersOf,
  nameAdvice,
  sharedRunFaults,
} from './word-advice.ts';

/** The texts of a test page. */
interface Words {
  file?: string;
  name?: string;
  intro?: string;
  bullets?: readonly string[];
  more?: readonly object[];
}

function pageOf({ file = 'services/azure.yaml', name = 'Azure', intro, bullets = [], more = [] }: Words) {
  const tabs = { kind: 'feature-tabs', intro, areas: [{ title: 'First', bullets }] };
  const content = { name, meta: {}, bands: [{ kind: 'banner', title: name }, tabs, ...more] };
  const role = roleOf(file);
  if (!role?.page) throw new Error(`${file} is no page`);
  const page = { source: readSource(file, stringify(content)), content: content as unknown as PageContent };
  return { ...page, role };
}

describe('a word to avoid', () => {
  const fillers = fillersOf({ 'leverag*': 'say use', '!': 'end the sentence with a period' });
  const faults = (words: Words) => fillerFaults(pageOf(words), fillers).map(faultLine);

  test('is found in any form and letter case, with what to do', () => {
    expect(faults({ bullets: ['Leveraging your data'] })).toEqual([
      'services/azure.yaml:10: bands[1].areas[0].bullets[0]: "Leveraging": say use',
    ]);
  });

  test('may be a punctuation mark', () => {
    expect(faults({ bullets: ['Call us!'] })).toHaveLength(1);
  });

  test('is not found in other words, nor in titles that the specification gives', () => {
    expect(faults({ bullets: ['A lever for it'], name: 'Leverage' })).toEqual([]);
  });
});

describe('an emoji', () => {
  const advice = (words: Words) => emojiAdvice(pageOf(words)).map(faultLine);

  test.each(['🎉', '✅', '👩‍💻', '🇸🇪', '❤️', '1️⃣'])('is named once in a text, as a whole: %s', (emoji) => {
    const [first, ...more] = advice({ intro: `Open day ${emoji}${emoji} in May` });
    expect(first).toContain(`services/azure.yaml:7: bands[1].intro: "${emoji}": say it in words`);
    expect(more).toEqual([]);
  });

  test('is also named in a title', () => {
    expect(advice({ name: 'Azure 🚀' })).not.toEqual([]);
  });

  test('is no digit, sign, arrow or letter', () => {
    expect(advice({ intro: 'Azure® and Zürich → 24/7 #1 * © 2026 ™ ½ – ok ✓' })).toEqual([]);
  });
});

describe('words on two pages', () => {
  const seven = 'old servers kept ready until the new';
  const azure = (...bullets: string[]) => pageOf({ bullets });
  const sharepoint = (...bullets: string[]) => pageOf({ file: 'services/sharepoint.yaml', bullets });
  const faults = (pages: readonly ReadPage[], claims: readonly string[] = []) =>
    sharedRunFaults(pages, claims).map(faultLine);

  test('may be seven equal ones in a row, and not eight, whatever the punctuation', () => {
    expect(faults([azure(`${seven} ones`), sharepoint(`${seven} machines`)])).toEqual([]);
    const equal = [
      azure(`On Monday: ${seven} ones, and more`),
      sharepoint(`Old servers, kept ready until the new ones, and more`),
    ];
    expect(faults(equal)).toEqual([
      'services/sharepoint.yaml:10: bands[1].areas[0].bullets[0]: "old servers kept ready until the new ones and ' +
        'more" stands in services/azure.yaml:10 too: say it in the words of this page',
    ]);
  });

  test('may be equal within one page, and in a claim of the company', () => {
    expect(faults([azure(`${seven} ones`, `${seven} ones`)])).toEqual([]);
    expect(faults([azure(`${seven} ones`), sharepoint(`${seven} ones`)], [`${seven} ones`])).toEqual([]);
  });

  test('may be equal in two legal texts, and in no other page', () => {
    const pageWith = (file: string) => pageOf({ file, intro: `${seven} ones` });
    const [terms, privacy] = [pageWith('terms-of-use.yaml'), pageWith('privacy-policy.yaml')];
    expect(faults([terms, privacy])).toEqual([]);
    expect(faults([pageWith('industries.yaml'), terms, privacy])).toHaveLength(2);
  });

  test('are not compared across the end of a text', () => {
    const pages = [azure('old servers kept ready', 'until the new ones come'), sharepoint(`${seven} ones`)];
    expect(faults(pages)).toEqual([]);
  });
});

describe('the description of a picture', () => {
  const picture = (alt: string, caption?: string) => ({ kind: 'picture', alt, caption });
  const faults = (...more: object[]) => altFaults([pageOf({ more })], new Map()).map(faultLine);

  test('says what is to be seen', () => {
    expect(faults(picture('A steel cube on a stone floor, lit from the left'))).toEqual([]);
  });

  test.each<[what: string, alt: string, caption: string | undefined, fault: string]>([
    ['what a screen reader says', 'Picture of a steel cube on stone', undefined, 'says anyway'],
    ['its caption', 'Five steps to the first release', 'Five steps to the first release.', 'beside it'],
    ['a name', 'A cube', undefined, 'fewer than 5 words'],
  ])('is not %s', (_what, alt, caption, fault) => {
    const [first] = faults(picture(alt, caption));
    expect(first).toMatch(/^services\/azure\.yaml:\d+: bands\[2\]\.alt: the description "/);
    expect(first).toContain(fault);
  });

  test('is not that of another picture', () => {
    const alt = 'A steel cube on a stone floor';
    expect(faults(picture(alt), picture(`${alt}.`)).join()).toContain('is that of services/azure.yaml:');
  });

  test('of a drawing does not begin with the title or the heading of its tab', () => {
    const area = { title: 'Data Analytics', heading: 'Where the energy went', illustration: 'azure/data' };
    const pages = [pageOf({ more: [{ kind: 'feature-tabs', areas: [area] }] })];
    const drawn = (description: string) => altFaults(pages, new Map([['azure/data', { description }]]));
    expect(drawn('Data analytics. Bars of four quarters, the last one red.')).toHaveLength(1);
    expect(drawn('Where the energy went. Bars of four quarters.')).toHaveLength(1);
    expect(drawn('Bars of four quarters, the last one red.')).toEqual([]);
  });

  test('of a drawing beside steps is not that of a tab', () => {
    const [tab, other] = ['azure/data', 'azure/steps'] as const;
    const drawings = new Map([
      [tab, { description: 'Bars of four quarters, the last one red.' }],
      [other, { description: 'A bridge of five planks, the fourth one red.' }],
    ]);
    const areas = [{ title: 'Data', heading: 'Heading', illustration: tab }];
    const withSteps = (illustration: string) => {
      const steps = { kind: 'steps', heading: 'Steps', illustration };
      return altFaults([pageOf({ more: [{ kind: 'feature-tabs', areas }, steps] })], drawings).map(faultLine);
    };
    expect(withSteps(tab).join()).toMatch(/bands\[3\]\.illustration: .* is that of services\/azure\.yaml:/);
    expect(withSteps(other)).toEqual([]);
  });
});

describe('the name of the company', () => {
  const advice = (intro: string, name = 'Compass') => nameAdvice(pageOf({ intro }), name).map(faultLine);

  test('has a placeholder', () => {
    expect(advice('Why Compass is here.')).toEqual([
      'services/azure.yaml:7: bands[1].intro: "Compass": write {company} where it means the company',
    ]);
    expect(advice('Why {company} is here.')).toEqual([]);
  });

  test('is not looked for in other words, nor in small letters', () => {
    expect(advice('A compass for those encompassed by Compasses.')).toEqual([]);
  });
});

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };

test('every content file is read, and one that cannot be read is named', () => {
  using content = { ...copyContent(), [Symbol.dispose]: () => content.remove() };
  const words = 'Nine words that are to stand on two pages, which we leverage.';
  for (const name of ['first', 'second']) {
    const meta = {
      title: `The ${name} page`,
      description: `The ${name} page. ${'Words. '.repeat(18)}`.trim(),
    };
    const banner = { kind: 'banner', title: name, subtitle: words, picture: 'services' };
    content.write(`${name}.yaml`, JSON.stringify({ name, meta, landing: true, bands: [banner] }));
  }
  content.set('style.yaml', ['fillers'], { leverage: 'say use' });
  content.set('shared.yaml', ['call-to-action', 'heading'], 'Write to us 🙂');
  const advice = contentAdvice('.', figures, content.folder).join('\n');
  expect(advice).toContain('"leverage": say use');
  expect(advice).toContain('"🙂": say it in words');
  expect(advice).toMatch(/"nine words .* stands in \S+\.yaml:\d+ too/);
  content.write('first.yaml', 'name: First\nmeta:\n\ttitle: Indented by a tab\n');
  expect(() => contentAdvice('.', figures, content.folder)).toThrow(/first\.yaml:3: not valid YAML/);
});
