import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../tests/unit/support/content-copy.ts';

let content: ContentCopy;
beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const shape = '<path d="M0 0h40v10H0z"/>';
const svg = (inside: string, head = 'viewBox="0 0 40 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`;

/** Writes a file of the owner, puts it into the list with a delivered drawing, and returns the faults. */
function faultsOf(text: string, file = 'acme.svg'): string {
  content.write(`logos/${file}`, text);
  content.set('shared.yaml', ['client-logos', 'logos'], ['tessaly', { file, name: 'Acme' }]);
  return content.check('shared').join('\n');
}

test.each(['<?xml version="1.0"?>\n', ''])('a plain SVG of the owner stands beside a drawing', (before) => {
  expect(faultsOf(before + svg(`<style>.a{fill:#00f}</style><g class="a">${shape}</g>`))).toBe('');
});

test.each([
  ['a script', svg(`${shape}<script>alert(1)</script>`), 'it has script'],
  ['a handler', svg('<path onclick = "alert(1)" d="M0 0h4v1z"/>'), 'it has script'],
  ['words', svg('<text>Acme</text>'), 'convert them to outlines'],
  ['a photograph', svg('<image href="data:image/png;base64,AA"/>'), 'save it as a PNG'],
  ['another file', svg("<use href='https://example.com/a.svg#a'/>"), 'it names another file'],
  ['a style sheet from elsewhere', svg('<style>@import "a.css";</style>'), 'it names another file'],
  ['no size', svg(shape, 'width="40"'), 'export it with a viewBox'],
  ['no drawing at all', '<html></html>', 'it is not an SVG file'],
  ['too many bytes', svg(`${shape}<!-- ${'x'.repeat(60_000)} -->`), 'it has 59 KB; make it at most 50 KB'],
])('a file with %s is a fault with its remedy', (_what, text, fault) => {
  expect(faultsOf(text)).toMatch(
    /^shared\.yaml:\d+: client-logos\.logos\[1\]\.file: .+ \(received "acme\.svg"\)$/,
  );
  expect(faultsOf(text)).toContain(fault);
});

test('a file that only ends in .png is a fault', () => {
  expect(faultsOf(svg(shape), 'acme.png')).toContain('it is not a PNG file');
});

test.each<[what: string, logos: unknown[], fault: string]>([
  ['an unknown drawing', ['tesaly'], 'a logo of your own has file and name (did you mean "tessaly"?)'],
  ['a file that is not there', [{ file: 'acne.svg', name: 'A' }], '(did you mean "acme.svg"?)'],
  ['a drawing twice', ['tessaly', 'tessaly'], 'logos[1]: stands in the list twice'],
  ['a file without a name', [{ file: 'acme.svg' }], 'must be the id of a drawing, or a logo of your own'],
])('%s is a fault', (_what, logos, fault) => {
  content.write('logos/acme.svg', svg(shape));
  content.set('shared.yaml', ['client-logos', 'logos'], logos);
  expect(content.check('shared').join('\n')).toContain(fault);
});

test('there may be no logos at all', () => {
  content.set('shared.yaml', ['client-logos', 'logos'], []);
  expect(content.check()).toEqual([]);
});
