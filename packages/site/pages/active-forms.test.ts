import { expect, test } from 'vitest';
import { choiceNames, choiceTexts } from './active-forms.ts';

const topics = [{ slug: 'azure', name: 'Azure', path: '/services/azure' }];
const vacancies = [{ slug: 'azure-engineer', title: 'Azure engineer', place: 'Toronto, Canada' }];

test('addresses may name pages and open vacancies; the server also says where a page is', () => {
  const application = { for: { 'azure-engineer': 'Azure engineer, Toronto, Canada' } };
  expect(choiceNames(topics, vacancies)).toEqual({ contact: { about: { azure: 'Azure' } }, application });
  expect(choiceTexts(topics, vacancies)).toEqual({
    contact: { about: { azure: 'Azure (/services/azure)' } },
    application,
  });
});
