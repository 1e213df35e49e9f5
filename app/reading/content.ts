/** Types of the content after it has been read. */
import type { z } from 'zod';
import type { dataFiles, PageRole } from '../schema/files.ts';
import type { industryPage, servicePage } from '../schema/page-kinds.ts';
import type { Loaded } from './load.ts';

export type DataFiles = typeof dataFiles;
/** The files that are no pages, each with its source. */
export type ContentData = { [Name in keyof DataFiles]: Loaded<z.infer<DataFiles[Name]>> };

/** Content that every page's file has; services and industries have more. */
export type PageContent = Pick<z.infer<typeof industryPage>, 'name' | 'otherNames' | 'meta' | 'bands'> &
  Partial<Pick<z.infer<typeof servicePage>, 'summary' | 'card'>>;

/** A page that was read, with its file. */
export interface ReadPage extends Loaded<PageContent> {
  role: PageRole;
}
