import { expect, test } from 'vitest';
import { arrangeStyles, type Output, styleEntries } from './style-sheets.ts';

/** An entry of the build with a style sheet of its own, unless `css` is empty. */
const entry = (name: string, css: string, moduleId = `/app/sections/${name}/${name}.tsx`) => [
  {
    type: 'chunk',
    isEntry: true,
    name,
    fileName: `${name}.js`,
    imports: [],
    moduleIds: [moduleId],
    viteMetadata: { importedCss: new Set(css ? [`${name}.css`] : []) },
  },
  { type: 'asset', fileName: `${name}.css`, source: css },
];

const arranged = (...parts: unknown[][]) => {
  const frame = entry('document', '@layer base{p{margin:0}}', '/app/build/document.tsx');
  return arrangeStyles([...frame, ...parts.flat()] as unknown as Output);
};
const foot = entry('site-footer', '@layer sections{footer{color:red}}');
const banner = entry('banner', '@layer sections{h1{color:blue}}');

test('a document has the styles of the frame and of its first band', () => {
  const { firstStyles, belowCss } = arranged(foot, banner, entry('quote', '@layer sections{q{color:green}}'));
  const first = firstStyles(['banner', 'quote']);
  expect(first).toContain('h1{color:blue}');
  expect(first).not.toContain('q{color:green}');
  expect(belowCss).toContain('q{color:green}');
});

test.each([
  ['whose first band', ['baner', 'quote']],
  ['one of whose bands', ['banner', 'qoute']],
])('a page %s is in no folder cannot be built: it would go out without styles', (_, parts) => {
  const { firstStyles } = arranged(foot, banner, entry('quote', ''));
  expect(() => firstStyles(parts)).toThrow(/there is no section or page (?:baner|qoute)/);
});

test.each([
  ['that is nowhere', []],
  ['without a style sheet', [entry('site-footer', '')]],
])('nor can a site with a foot %s', (_, parts) => {
  expect(() => arranged(...parts)).toThrow(/foot/);
});

test('every section and page is known by its folder, and one that no page has is left out', () => {
  const entries = styleEntries('.', false);
  expect(entries['banner']).toMatch(/sections\/banner\/banner\.tsx$/);
  expect(entries['answer-pages']).toMatch(/pages\/answer-pages\.tsx$/);
  expect(Object.keys(entries)).not.toContain('bands');
  expect(entries['cases']).toMatch(/sections\/cases\/cases\.tsx$/);
  expect(Object.keys(styleEntries('.', false, ['cases']))).not.toContain('cases');
});
