/**
 * A page that the build has drawn, with marks where the server puts what became of a form
 * (`contracts/forms/page-marks.ts`). It is taken apart once; to fill it is to write its pieces one after the
 * other, each text escaped, and nothing that was put in is read again.
 */
import type { MarkedState, MarkedText } from '../../contracts/forms/page-marks.ts';

/** Markup as it is, a place for a text, or a part that is written in one state only. */
type Piece =
  | string
  | { text: MarkedText; isTextarea: boolean }
  | { state: MarkedState; pieces: readonly Piece[] };

/** A page that can be filled. */
export type MarkedPage = readonly Piece[];

/** Values that fill a page: texts by their place, and whether a state is the current one. */
export type Filling = {
  text: (place: MarkedText) => string;
  is: (state: MarkedState) => boolean;
};

/** The marks of a page do not fit together: it was not made by this version's build. */
export class MarkedPageError extends Error {
  override name = 'MarkedPageError';
}

// React puts a comment between two texts, so also beside a mark.
const marks =
  /(?:<!-- -->)?⟦(text|lines|if|end):?([^⟦⟧]*)⟧(?:<!-- -->)?| data-if-(selected|checked)="([^"]*)"/g;

/** Takes a page apart. Throws a {@link MarkedPageError}. */
export function readMarkedPage(html: string): MarkedPage {
  const root: Piece[] = [];
  const open: { state: MarkedState; pieces: Piece[] }[] = [];
  let pieces = root;
  let from = 0;
  for (const { 0: mark, 1: kind, 2: name = '', 3: attribute, 4: state = '', index } of html.matchAll(marks)) {
    if (index > from) pieces.push(html.slice(from, index));
    from = index + mark.length;
    if (attribute !== undefined) {
      pieces.push({ state: state as MarkedState, pieces: [` ${attribute}=""`] });
    } else if (kind === 'if') {
      const part = { state: name as MarkedState, pieces: [] };
      pieces.push(part);
      open.push(part);
      pieces = part.pieces;
    } else if (kind === 'end') {
      if (open.pop() === undefined) throw new MarkedPageError('A part of the page ends that never began.');
      pieces = open.at(-1)?.pieces ?? root;
    } else {
      pieces.push({ text: name as MarkedText, isTextarea: kind === 'lines' });
    }
  }
  const rest = html.slice(from);
  if (open.length > 0 || rest.includes('⟦')) throw new MarkedPageError('A part of the page never ends.');
  return [...root, rest];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Makes text safe between tags, inside quoted attributes, in a title and in a textarea: the only places the
 * marks may stand. A document cannot hold half a character or a NUL, and has one kind of line break.
 */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function write(piece: Piece, filling: Filling): string {
  if (typeof piece === 'string') return piece;
  if ('state' in piece) return filling.is(piece.state) ? fillMarkedPage(piece.pieces, filling) : '';
  const text = escapeText(filling.text(piece.text));
  // Browsers drop a line break at the beginning of a textarea; this one, so that the typed one stays.
  return piece.isTextarea ? `\n${text}` : text;
}

/** Writes the page with everything in its place. */
export const fillMarkedPage = (page: MarkedPage, filling: Filling): string =>
  page.map((piece) => write(piece, filling)).join('');
