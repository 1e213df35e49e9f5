/** Writes the file that a browser loads when a visitor opens a drawing. */
import { viewerFile, type ViewerData } from '../viewer/viewer-data.ts';
import { writeHashed } from './search-files.ts';

/**
 * Returns a function that puts the address of the file into a text.
 * @param withMedia puts the names of media files in the build into a text
 */
export function writeViewerFile(
  site: string,
  data: ViewerData,
  withMedia: (text: string) => string,
): (text: string) => string {
  const address = writeHashed(site, 'viewer', JSON.parse(withMedia(JSON.stringify(data))) as ViewerData);
  return (text) => text.replaceAll(viewerFile, address);
}
