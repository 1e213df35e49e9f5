/** Invented articles for the gallery: a list of two years, the head of an article, and its neighbors. */
import type { ReactElement } from 'react';
import type { Archive as ArchiveContent, ArticleEntry } from '../schema/articles.ts';
import type { Site } from '../schema/site.ts';
import { Archive } from '../sections/archive/archive.tsx';
import { ArticleNeighbors } from '../sections/article-neighbors/article-neighbors.tsx';
import { Article } from '../sections/article/article.tsx';

const path = '/services';

const entries: [ArticleEntry, ArticleEntry, ArticleEntry] = [
  {
    path: '/services/power-bi',
    title: 'Sixty people from eleven companies came to the first customer day',
    date: '2026-11-20',
    updated: '2026-11-24',
    author: 'Ada Lovelace',
    summary:
      'A day of talks by clients for clients, with three demonstrations that broke on stage and two that did not.',
    picture: 'banners/power-bi',
    night: 'banners/power-bi-night',
  },
  {
    path: '/services/azure',
    title: 'Support hours in December',
    date: '2026-02-10',
    summary: 'The support desk is open on every working day between the holidays, from eight to six.',
  },
  {
    path: '/services/sharepoint',
    title: 'Telecommunications infrastructure, moved in one night',
    date: '2025-12-18',
    summary:
      'Forty-one sites, one plan with a clock beside it, and a rehearsal that found the two weak spots.',
    picture: 'close-ups/services-tool',
  },
];

const archive: ArchiveContent = {
  path,
  name: 'News',
  years: ['2026', '2025'].map((year) => ({
    year,
    entries: entries.filter(({ date }) => date.startsWith(year)),
  })),
  pages: [
    { year: '2026', path },
    { year: '2025', path: '/industries' },
  ],
};

/** An example. The tone `plain` is for the head of an article, which begins a page without a picture. */
type ArticleExample = { id: string; title: string; tone?: 'plain'; element: ReactElement };

/** Returns the examples of the bands of dated pages. Their links lead to pages that every site has. */
export const articleExamples = ({
  strings,
  language,
}: Pick<Site, 'strings' | 'language'>): ArticleExample[] => {
  const [first, second, third] = entries;
  const listOf = (content: ArchiveContent) => (
    <Archive
      archive={content}
      path={path}
      feed="/sitemap.xml"
      strings={strings.archive}
      language={language}
    />
  );
  return [
    { id: 'archive', title: 'Band: archive', element: listOf(archive) },
    {
      id: 'archive-empty',
      title: 'Band: archive, without articles',
      element: listOf({ ...archive, years: [], pages: [] }),
    },
    {
      id: 'article',
      title: 'The head of an article',
      tone: 'plain',
      element: (
        <Article
          band={{ kind: 'article', ...first }}
          label={strings.breadcrumbs}
          trail={[{ label: 'Home', href: '/' }]}
          strings={strings.article}
          language={language}
        />
      ),
    },
    {
      id: 'article-neighbors',
      title: 'Band: article-neighbors',
      element: (
        <ArticleNeighbors
          band={{ kind: 'article-neighbors', newer: second, older: third }}
          strings={strings.article}
          language={language}
        />
      ),
    },
  ];
};
