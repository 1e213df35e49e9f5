/**
 * Makes the share images of a build: reads a {@link ShareRequest} as JSON from standard input and prints the finished
 * images as JSON, each with its page's address. The build of the site runs it as a process of its own.
 */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type SharedPage, makeShareImages } from './share-images.ts';

/** What is to be made. */
interface ShareRequest {
  /** The folder that becomes the public site. */
  site: string;
  company: string;
  pages: SharedPage[];
}

const { site, company, pages } = JSON.parse(await text(process.stdin)) as ShareRequest;
const images = await makeShareImages(join(import.meta.dirname, '../..'), site, company, pages);
process.stdout.write(JSON.stringify([...images]));
