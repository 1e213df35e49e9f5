import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { shared } from '../schema/company-bands.ts';
import { ContentError, faultLine } from './faults.ts';
import { checkContent, type ContentData } from './load.ts';
import { logoFaults } from './logos.ts';
import { readSource } from './source.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logos-'));
  mkdirSync(join(folder, 'logos'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shape = '<path d="M0 0h40v10H0z"/>';
const svg = (inside: string, head = 'viewBox="0 0 40 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>`;

/** Returns the faults of a list of logos. */
function faultsOf(logos: readonly unknown[]): string {
  const lines = logos.map((logo) => `    - ${JSON.stringify(logo)}\n`).join('');
  const text = `client-logos:\n  heading: Clients\n  logos:\n${lines}`;
  const source = readSource('shared.yaml', text);
  try {
    const { content } = checkContent(source, z.object({ 'client-logos': shared.shape['client-logos'] }));
    const data = { 'shared.yaml': { source, content } } as ContentData;
    return logoFaults(data, folder, new Set(['tessaly', 'okello']))
      .map(faultLine)
      .join('\n');
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

/** Writes a file of the owner, and returns the faults of a list that has it beside a drawing. */
function faultsOfFile(text: string, file = 'acme.svg'): string {
  writeFileSync(join(folder, 'logos', file), text);
  return faultsOf(['tessaly', { file, name: 'Acme' }]);
}

test.each(['<?xml version="1.0"?>\n', ''])(
  'a plain SVG of the owner stands beside a drawing: %s',
  (before) => {
    expect(faultsOfFile(before + svg(`<style>.a{fill:#00f}</style><g class="a">${shape}</g>`))).toBe('');
  },
);

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
  const found = faultsOfFile(text);
  expect(found).toMatch(/^shared\.yaml:5: client-logos\.logos\[1\]\.file: .+ \(received "acme\.svg"\)$/);
  expect(found).toContain(fault);
});

test('a file that only ends in .png is a fault', () => {
  expect(faultsOfFile(svg(shape), 'acme.png')).toContain('it is not a PNG file');
});

test.each<[what: string, logos: unknown[], fault: string]>([
  ['an unknown drawing', ['tesaly'], 'a logo of your own has file and name (did you mean "tessaly"?)'],
  ['a file that is not there', [{ file: 'acne.svg', name: 'A' }], '(did you mean "acme.svg"?)'],
  ['a drawing twice', ['tessaly', 'tessaly'], 'logos[1]: stands in the list twice'],
  ['a file without a name', [{ file: 'acme.svg' }], 'must be the id of a drawing, or a logo of your own'],
])('%s is a fault', (_what, logos, fault) => {
  writeFileSync(join(folder, 'logos/acme.svg'), svg(shape));
  expect(faultsOf(logos)).toContain(fault);
});
