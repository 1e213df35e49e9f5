/** The forms that the pages have, and the values of their choice fields. */
import { aboutField } from '@website/forms/contact-form';
import { type FormKind, formKinds } from '@website/forms/forms';
import type { Choices } from '@website/forms/form';
import { vacancyField } from '@website/forms/job-application-form';
import { type BandKind, findBand } from '../schema/bands.ts';
import type { Page, Topic } from '../schema/site.ts';
import type { openVacancies } from './proof.ts';

/** The bands that draw forms. A form that is not in this table is always active. */
const bandOfForm: Partial<Record<FormKind, BandKind>> = {
  message: 'contact',
  application: 'application-card',
};

/** Returns the active forms of a site. If a band draws a form and no page has this band, the form is not active. */
export const activeForms = (pages: readonly Pick<Page, 'bands'>[]): FormKind[] =>
  formKinds.filter((form) => {
    const kind = bandOfForm[form];
    return kind === undefined || pages.some(({ bands }) => findBand(bands, kind));
  });

type Target = Pick<Topic, 'slug' | 'name' | 'path'>;
type Vacancy = ReturnType<typeof openVacancies>[number];

/**
 * Returns the texts of all values, by form, field and value. An address such as `/contact-us?about=azure` names a value.
 */
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
