/**
 * The company's own icons, one path each on a 24 x 24 grid. They are drawn as if cut with one
 * burin: a 1.75 line, square ends, mitred corners, no fill. Round shapes keep between 3.5 and 20.5,
 * square ones between 4 and 20, so that all look the same size; a dot is a line of length .01,
 * which its square ends make a square.
 */
import { topicIcons } from './topic-icons.ts';
import { uiIcons } from './ui-icons.ts';

/** Path data by name. */
export const icons = { ...uiIcons, ...topicIcons };

/** The name of an icon. */
export type IconName = keyof typeof icons;
