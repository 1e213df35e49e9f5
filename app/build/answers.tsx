/**
 * Draws the parts of pages that depend on a request, inside the server. The build bundles this module with React, so
 * that the server needs no package for drawing (`contracts/built-site.ts`).
 */
import type { AnswerModule } from '../../contracts/built-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReturnedPage, SentPage } from '../pages/answer-pages.tsx';
import type { Site } from '../schema/site.ts';
import { NearPages } from '../sections/not-found-links/not-found-links.tsx';

/** The strings of the pages that depend on a request. The build writes the strings into `answers.json`. */
export interface AnswerStrings extends Pick<Site, 'forms' | 'submission'> {
  notFound: Site['strings']['notFound'];
}

export const answerStrings = ({ forms, submission, strings }: Site): AnswerStrings => ({
  forms,
  submission,
  notFound: strings.notFound,
});

export const drawReturnedForm: AnswerModule['drawReturnedForm'] = (strings, form, returned) =>
  renderToStaticMarkup(<ReturnedPage site={strings as AnswerStrings} form={form} returned={returned} />);

export const drawReceipt: AnswerModule['drawReceipt'] = (strings, form, receipt) =>
  renderToStaticMarkup(<SentPage site={strings as AnswerStrings} form={form} receipt={receipt} />);

export const drawNearPages: AnswerModule['drawNearPages'] = (strings, near) =>
  renderToStaticMarkup(<NearPages near={near} strings={(strings as AnswerStrings).notFound} />);
