/**
 * Draws what depends on a request, inside the server. The build bundles this module with React, so that the server needs
 * no package for it (`contracts/built-site.ts`).
 */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnswerModule, AnsweredForm, ReturnedForm } from '../../contracts/built-site.ts';
import { ApplicationReturned } from '../pages/application-result.tsx';
import { ContactReturned } from '../pages/contact-result.tsx';
import type { Site } from '../schema/site.ts';
import { NearPages } from '../sections/not-found-links/not-found-links.tsx';

/** The strings that these pages show. The build writes them into `answers.json`. */
export interface AnswerStrings extends Pick<Site, 'forms' | 'submission'> {
  notFound: Site['strings']['notFound'];
}

/** Selects these strings from the site's content. */
export const answerStrings = ({ forms, submission, strings }: Site): AnswerStrings => ({
  forms,
  submission,
  notFound: strings.notFound,
});

const returnedForms = {
  contact: ContactReturned,
  application: ApplicationReturned,
} satisfies Record<AnsweredForm, (props: { site: AnswerStrings; returned: ReturnedForm }) => ReactElement>;

export const drawReturnedForm: AnswerModule['drawReturnedForm'] = (strings, form, returned) => {
  const Page = returnedForms[form];
  return renderToStaticMarkup(<Page site={strings as AnswerStrings} returned={returned} />);
};

export const drawNearPages: AnswerModule['drawNearPages'] = (strings, near) =>
  renderToStaticMarkup(<NearPages near={near} strings={(strings as AnswerStrings).notFound} />);
