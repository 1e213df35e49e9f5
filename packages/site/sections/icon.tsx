import { Glyph } from '../widgets/glyph.tsx';
import { icons, type IconName } from '../schema/icons.ts';

/** Draws an icon by the name that content uses. `size` is in CSS pixels. */
export const Icon = ({ name, size }: { name: IconName; size: number }) => (
  <Glyph path={icons[name]} size={size} />
);
