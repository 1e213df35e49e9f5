/**
 * Makes the share images and the icons of a build. Reads a {@link ShareRequest} as JSON from standard input. Prints the
 * finished images as JSON, by the page's address. The build of the site runs this file as a separate process.
 */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeIcons } from './icons.ts';
import { type SharedPage, makeShareImages } from './share-images.ts';

/** The data for the share images. */
interface ShareRequest {
  /** The folder of the public site. */
  site: string;
  company: string;
  pages: SharedPage[];
}

const { site, company, pages } = JSON.parse(await text(process.stdin)) as ShareRequest;
await writeIcons(site);
const images = await makeShareImages(join(import.meta.dirname, '../../..'), site, company, pages);
process.stdout.write(JSON.stringify([...images]));
