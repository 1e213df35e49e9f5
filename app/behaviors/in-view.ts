/** Starts what depends on the scroll position. One file, because each part alone has only a few hundred bytes. */
import { watchDepartures } from './carried-picture.ts';
import { watchDrawings } from './drawings.ts';
import { watchSections } from './section-in-view.ts';

/** Each part looks for its elements and does nothing on a page without them. */
export function watchWhatIsSeen(): void {
  watchDepartures();
  watchDrawings();
  watchSections();
}
