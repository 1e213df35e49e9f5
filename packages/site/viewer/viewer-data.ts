/** What the viewer of drawings needs: its strings, and the drawings with a figure that a visitor can change. */
import type { DrawingVariable, InterfaceStrings, Site } from '../schema/site.ts';

export type ViewerStrings = InterfaceStrings['drawing']['viewer'] &
  Pick<InterfaceStrings['drawing'], 'alt' | 'examples'>;

/** The file that a browser loads when a visitor opens a drawing. */
export interface ViewerData {
  strings: ViewerStrings;
  /** The variables by the address of the drawing's light file, to which the drawing's link leads. */
  variables: Readonly<Record<string, DrawingVariable>>;
}

/**
 * The address of the file in a rendered document. A build replaces it by the name with a hash; in development the server
 * answers it.
 */
export const viewerFile = '/assets/viewer.json';

/** Returns the content of the file. The addresses are those in `public`; a build replaces them too. */
export const viewerDataOf = ({ strings, drawings }: Pick<Site, 'strings' | 'drawings'>): ViewerData => ({
  strings: { ...strings.drawing.viewer, alt: strings.drawing.alt, examples: strings.drawing.examples },
  variables: Object.fromEntries(
    drawings.flatMap(({ name, variable }) => (variable ? [[`/media/${name}-light.svg`, variable]] : [])),
  ),
});

/** Returns the title in an alternative text, which is `template` with the title in place of `{name}`. */
export function titleIn(template: string, text: string): string {
  const [before = '', after = ''] = template.split('{name}');
  return text.slice(before.length, text.length - after.length);
}

/**
 * Returns the address of a drawing for a value of its variable, without theme and view. The files of the value on the
 * page have no number.
 * @param lightFile the address of the light file of the drawing on the page
 */
export const addressFor = (
  lightFile: string,
  variable: Pick<DrawingVariable, 'shown'> | undefined,
  value: number,
): string => lightFile.replace(/-light\.svg$/, !variable || value === variable.shown ? '' : `-v${value}`);
