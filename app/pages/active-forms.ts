/** The forms that the pages have. */
import { type FormKind, formKinds } from '../../contracts/forms.ts';
import { type BandKind, findBand } from '../schema/bands.ts';
import type { Page } from '../schema/site.ts';

/** The bands that draw forms. A form without a band is active in any case. */
const bandOfForm: Partial<Record<FormKind, BandKind>> = {
  message: 'contact',
  application: 'application-card',
};

/** Returns the forms that a site needs: a form that a band draws is left out if no page has this band. */
export const activeForms = (pages: readonly Pick<Page, 'bands'>[]): FormKind[] =>
  formKinds.filter((form) => {
    const kind = bandOfForm[form];
    return kind === undefined || pages.some(({ bands }) => findBand(bands, kind));
  });
