import { Glyph } from '../widgets/glyph.tsx';
import { icons, type IconName } from '../schema/icons.ts';

/**
 * An icon that content names, a sign like any other.
 * @param size width and height in CSS pixels
 */
export const Icon = ({ name, size }: { name: IconName; size: number }) => (
  <Glyph path={icons[name]} size={size} />
);
