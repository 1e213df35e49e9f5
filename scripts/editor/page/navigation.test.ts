import { expect, test } from 'vitest';
import { addLine, placeOf, placesFor, removeLine } from './navigation.ts';

const navigation = () => ({
  services: [
    { title: 'Cloud', pages: ['azure', 'sql'] },
    { title: 'Data', pages: ['reports'] },
  ],
  industries: [],
  main: ['about-us'],
  company: ['about-us', 'site-map'],
  legal: ['terms'],
});

test('navigation › places for a page › columns for a service, lists for a single page, none for an article', () => {
  expect(placesFor(navigation(), 'services').map(({ value }) => value)).toEqual(['Cloud', 'Data']);
  expect(placesFor(navigation(), '').map(({ value }) => value)).toEqual([
    'main',
    'company',
    'legal',
    'landing',
  ]);
  expect(placesFor(navigation(), 'news')).toEqual([]);
});

test('navigation › a page is added › its name stands at the end of its place, and only there', () => {
  const value = navigation();
  addLine(value, 'services/vm.yaml', 'Data');
  addLine(value, 'services/vm.yaml', 'Cloud');
  addLine(value, 'offer.yaml', 'legal');
  addLine(value, 'campaign.yaml', 'landing');
  expect(value.services.map(({ pages }) => pages)).toEqual([
    ['azure', 'sql'],
    ['reports', 'vm'],
  ]);
  expect(value.legal).toEqual(['terms', 'offer']);
  expect(placeOf(value, 'offer.yaml')).toBe('legal');
  expect(JSON.stringify(value)).not.toContain('campaign');
});

test('navigation › a page is removed › its name is gone everywhere, and so is a column without pages', () => {
  const value = navigation();
  removeLine(value, 'services/reports.yaml');
  removeLine(value, 'about-us.yaml');
  expect(value).toMatchObject({
    services: [{ title: 'Cloud', pages: ['azure', 'sql'] }],
    main: [],
    company: ['site-map'],
  });
  expect(value.services).toHaveLength(1);
});
