/** The values of the forms' choice fields: what an address such as `/contact-us?about=azure` may name. */
import { aboutField } from '../../contracts/contact-form.ts';
import type { Choices } from '../../contracts/forms/form.ts';
import { vacancyField } from '../../contracts/job-application-form.ts';
import type { Topic } from '../schema/site.ts';

type Target = Pick<Topic, 'slug' | 'name' | 'path'>;

/** Returns the texts of all values, by form, field and value. The site has no vacancies yet. */
function choicesOf(topics: readonly Target[], textOf: (target: Target) => string) {
  const bySlug = (targets: readonly Target[]) =>
    Object.fromEntries(targets.map((target) => [target.slug, textOf(target)]));
  return {
    contact: { [aboutField]: bySlug(topics) },
    application: { [vacancyField]: bySlug([]) },
  } satisfies Record<string, Choices>;
}

/** Returns the texts that a page shows: `Azure`. */
export const choiceNames = (topics: readonly Target[]) => choicesOf(topics, ({ name }) => name);

/** Returns the texts that the server stores and mails: `Azure (/services/azure)`. */
export const choiceTexts = (topics: readonly Target[]) =>
  choicesOf(topics, ({ name, path }) => `${name} (${path})`);
