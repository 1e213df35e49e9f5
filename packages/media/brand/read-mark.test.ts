import { expect, test } from 'vitest';
import { MarkError, readMark } from './read-mark.ts';

const svg = (inside: string, outer = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${outer}>${inside}</svg>`;
const read = (source: string) => readMark(source, '#15161A', '#CC150A');

test('ink and black follow the words around the mark, the accent follows the accent, the rest stays', () => {
  const { inside } = read(
    svg(
      '<path fill="#15161a" d="M0 0h3v3z"/><circle cx="9" cy="9" r="3" stroke="black"/><path style="fill:#Cc150a" d="M5 5h3v3z"/><path fill="#0af" d="M9 9h4v4z"/>',
    ),
  );
  const fills = [...inside.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
  expect(fills).toEqual(['currentColor', 'currentColor', 'var(--accent)', '#0af']);
});

test('what the file says of all shapes is kept, and what it says of itself is not', () => {
  const { bounds, inside } = read(
    svg('<path stroke="#000" d="M0 0h3v3z"/>', 'id="logo" width="48px" height="24px" fill="none"'),
  );
  expect(bounds).toEqual({ x: 0, y: 0, width: 48, height: 24 });
  expect(inside).toMatch(/fill="none"/);
  expect(inside).not.toMatch(/logo|width/);
});

test('styles of a drawing program become attributes, and ids get a name of their own', () => {
  const gradient = '<linearGradient id="a"><stop stop-color="#0af"/><stop offset="1"/></linearGradient>';
  const { inside } = read(
    svg(
      `<style>.x{fill:url(#a)}</style><defs>${gradient}</defs><path class="x" d="M0 0h3v3z"/><path class="x" d="M9 0h3v3z"/>`,
    ),
  );
  expect(inside).toContain('fill="url(#mark-a)"');
  expect(inside).toContain('id="mark-a"');
  expect(inside).not.toMatch(/style|class/);
});

test.each([
  ['words', svg('<text x="0" y="9">Name</text>'), /convert them to outlines/],
  ['a photograph', svg('<image href="data:image/png;base64,AA==" width="9" height="9"/>'), /with paths/],
  ['another file', svg('<use href="other.svg#a"/><path d="M0 0h9v9z"/>'), /another file/],
  ['no size', svg('<path d="M0 0h3v3z"/>', ''), /with a viewBox/],
  ['the shape of a ribbon', svg('<path d="M0 0h99v9z"/>', 'viewBox="0 0 99 9"'), /leave the name out/],
  ['nothing', svg(''), /nothing is drawn/],
  ['no drawing at all', 'PNG', /not an SVG file/],
])('a file with %s is refused in a sentence', (_what, source, remedy) => {
  expect(() => read(source)).toThrow(MarkError);
  expect(() => read(source)).toThrow(remedy);
});
