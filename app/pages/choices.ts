/** The values of the forms' choice fields. An address such as `/contact-us?about=azure` names a value. */
import { aboutField } from '../../contracts/contact-form.ts';
import type { Choices } from '../../contracts/forms/form.ts';
import { vacancyField } from '../../contracts/job-application-form.ts';
import type { Topic } from '../schema/site.ts';
import type { openVacancies } from './proof.ts';

type Target = Pick<Topic, 'slug' | 'name' | 'path'>;
type Vacancy = ReturnType<typeof openVacancies>[number];

/** Returns the texts of all values, by form, field and value. */
function choicesOf(
  topics: readonly Target[],
  vacancies: readonly Vacancy[],
  textOf: (topic: Target) => string,
) {
  return {
    contact: { [aboutField]: Object.fromEntries(topics.map((topic) => [topic.slug, textOf(topic)])) },
    application: {
      [vacancyField]: Object.fromEntries(
        vacancies.map(({ slug, title, place }) => [slug, `${title}, ${place}`]),
      ),
    },
  } satisfies Record<string, Choices>;
}

/** Returns the texts that a page shows: `Azure`. */
export const choiceNames = (topics: readonly Target[], vacancies: readonly Vacancy[]) =>
  choicesOf(topics, vacancies, ({ name }) => name);

/** Returns the texts that the server stores and mails: `Azure (/services/azure)`. */
export const choiceTexts = (topics: readonly Target[], vacancies: readonly Vacancy[]) =>
  choicesOf(topics, vacancies, ({ name, path }) => `${name} (${path})`);
