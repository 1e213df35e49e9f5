import type { ReactNode } from 'react';
import type { Words } from '../schema/site.ts';
import { NearestPages } from '../sections/not-found-links/nearest-pages.tsx';

/** The not-found page as our server shows it: the pages nearest to the address come before its other bands. */
export const NotFoundPage = ({ words, rest }: { words: Words['notFound']; rest: ReactNode }) => (
  <>
    <NearestPages words={words} />
    {rest}
  </>
);
