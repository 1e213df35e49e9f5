import { expect, test } from 'vitest';
import { footerTopics, topicMenu } from './pages.ts';

const topic = (slug: string) => ({
  slug,
  name: slug.toUpperCase(),
  path: `/services/${slug}`,
  picture: `${slug}-still`,
  night: slug === 'azure' ? 'azure-night' : undefined,
});

test('a menu names only pages that exist, in the order of the navigation', () => {
  const own = { text: 'In a line.', picture: 'azure-still' };
  const groups = [
    { title: 'Microsoft', ...own, pages: ['azure', 'sharepoint', 'power-bi'] },
    { title: 'Commerce', ...own, pages: ['ecommerce'] },
  ];
  expect(topicMenu(groups, [topic('power-bi'), topic('azure')])).toEqual([
    {
      title: 'Microsoft',
      ...own,
      night: 'azure-night',
      links: [
        { label: 'AZURE', href: '/services/azure' },
        { label: 'POWER-BI', href: '/services/power-bi' },
      ],
    },
  ]);
});

test('the footer names the first pages and the way to all of them', () => {
  const topics = ['a', 'b', 'c', 'd', 'e', 'f'].map(topic);
  const links = footerTopics('All services', '/services', topics);
  expect(links.map(({ label }) => label)).toEqual(['A', 'B', 'C', 'D', 'E', 'All services']);
});
