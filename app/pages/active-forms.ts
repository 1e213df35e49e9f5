/** Finds the forms that the pages have. */
import { type FormKind, formKinds } from '../../contracts/forms.ts';
import { type BandKind, findBand } from '../schema/bands.ts';
import type { Page } from '../schema/site.ts';

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
