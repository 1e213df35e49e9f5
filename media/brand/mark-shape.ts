/**
 * The company's mark: two blocks that stand on different levels, and the one piece cut to fit
 * between them. It is drawn on a grid of 8 by 7 squares of 4 units, so that every upright edge
 * falls on a whole pixel at 16, 24, 32 and 48 px; the piece rises at 45 degrees, the angle of the
 * house shadow.
 */

/** Room the mark takes inside its view box of 32 by 32. */
export const markBounds = { x: 0, y: 2, width: 32, height: 28 } as const;

/** The two blocks. */
export const markBlocks = 'M0 10h12v20H0zM20 2h12v20H20z';

/**
 * The piece between, to be drawn before the blocks: its sides run 0.4 units beneath them, so that
 * no background shines through the joint where an edge falls between two pixels.
 */
export const markPiece = 'M12 10l8-8h.4v20H20l-8 8h-.4V10z';

/** The mark as the inside of an `<svg viewBox="0 0 32 32">`. */
export const markPaths = (ink: string, red: string): string =>
  `<path fill="${red}" d="${markPiece}"/><path fill="${ink}" d="${markBlocks}"/>`;

/**
 * For one colour (a stamp, an engraving): the joints are left open, and the piece is told from the
 * blocks by them.
 */
export const monochromePath = 'M0 10h11v20H0zM21 2h11v20H21zM12.5 9.5l7-7v20l-7 7z';
