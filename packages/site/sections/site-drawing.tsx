/** A drawing, with the words of the interface around its title and its description. */
import type { Drawing as DrawingFacts, InterfaceStrings } from '../schema/site.ts';
import { viewerFile } from '../viewer/viewer-data.ts';
import { Drawing } from '../widgets/drawing/drawing.tsx';
import { fillIn } from '../widgets/fill-in.ts';

interface SiteDrawingProps {
  drawing: DrawingFacts;
  strings: InterfaceStrings['drawing'];
  /** False if this drawing has no description here, because a link leads to the page that describes it. */
  described?: boolean;
  /** False if the drawing does not open at full screen. The front page has no room for the links. */
  opens?: boolean | undefined;
}

export const SiteDrawing = ({ drawing, strings, described = true, opens = true }: SiteDrawingProps) => {
  const { open, change } = strings.viewer;
  return (
    <Drawing
      name={drawing.name}
      alt={fillIn(strings.alt, { name: drawing.title })}
      label={strings.description}
      description={described ? drawing.description : ''}
      compactHeight={drawing.compactHeight}
      opens={opens ? { viewer: viewerFile, label: open, more: drawing.variable && change } : undefined}
    />
  );
};
