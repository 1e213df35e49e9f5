/** The forms that the pages have, and the legal texts about the others. */
import { type FormKind, formKinds, formOf } from '../../contracts/forms.ts';
import { type AnyBand, type Band, type BandKind, findBand } from '../schema/bands.ts';
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

type LegalText = Band<'legal-text'>;

function legalTextWith(band: LegalText, isActive: (part: { onlyWith?: string }) => boolean): LegalText {
  const sections = band.sections.filter(isActive).map(({ body, ...section }) => ({
    ...section,
    body: body.map((block) =>
      typeof block === 'string'
        ? block
        : { list: block.list.filter((item) => typeof item === 'string' || isActive(item)) },
    ),
  }));
  return { ...band, sections };
}

/** Returns the bands of a page. Legal texts say nothing about forms that are not active. */
export function withoutAbsentForms(bands: readonly AnyBand[], active: readonly FormKind[]): AnyBand[] {
  const names: ReadonlySet<string> = new Set(active.map((kind) => formOf(kind).name));
  return bands.map((band) =>
    band.kind === 'legal-text'
      ? legalTextWith(band, ({ onlyWith }) => onlyWith === undefined || names.has(onlyWith))
      : band,
  );
}
