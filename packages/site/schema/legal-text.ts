/** Parts of a legal text that are shown only with certain settings or forms, such as a sentence about a script of another host. */
import { z } from 'zod';
import type { OutsideScript } from '@website/forms/endpoints';
import { heading, slug, text } from './blocks.ts';

/**
 * The conditions of texts: SCRIPT_URL is not set, SCRIPT_URL is set, a page has the application form, our own server
 * receives the forms.
 */
const conditions = ['no-script-host', 'script-host', 'applications', 'own-server'] as const;

const when = z.enum(conditions);

const legalText = z.union([text, z.strictObject({ when, text })]);

export const legalSection = z.strictObject({
  id: slug,
  heading,
  when: when.exactOptional(),
  body: z.array(z.union([legalText, z.strictObject({ list: z.array(legalText).min(1) })])).min(1),
});

type LegalText = z.infer<typeof legalText>;
type LegalSection = z.infer<typeof legalSection>;

/** A section of which only the shown texts are left: paragraphs, and lists. */
export interface ShownSection {
  id: string;
  heading: string;
  blocks: (string | string[])[];
}

/** The facts about the site that the conditions depend on. */
export interface LegalFacts {
  outsideScript: OutsideScript | undefined;
  applications: boolean;
  /** True if our own server receives the forms. False if an outside service receives them. */
  ownServer: boolean;
}

/** Placeholders in the texts of the privacy policy that come from the settings of the build. */
export const policyPlaceholders = ['scriptHost'] as const;

const holds: Record<(typeof conditions)[number], (facts: LegalFacts) => boolean> = {
  'no-script-host': ({ outsideScript }) => outsideScript === undefined,
  'script-host': ({ outsideScript }) => outsideScript !== undefined,
  applications: ({ applications }) => applications,
  'own-server': ({ ownServer }) => ownServer,
};

/** Returns the text in a list if its condition holds; an empty list if not. */
function textWith(item: LegalText, facts: LegalFacts): string[] {
  if (typeof item === 'object' && !holds[item.when](facts)) return [];
  const whole = typeof item === 'string' ? item : item.text;
  return [whole.replaceAll('{scriptHost}', facts.outsideScript?.host ?? '')];
}

/** Returns the sections, paragraphs and list items whose conditions hold. */
export const shownSections = (sections: readonly LegalSection[], facts: LegalFacts): ShownSection[] =>
  sections
    .filter((section) => section.when === undefined || holds[section.when](facts))
    .map(({ id, heading: title, body }) => ({
      id,
      heading: title,
      blocks: body.flatMap((block): (string | string[])[] => {
        if (typeof block === 'string' || 'text' in block) return textWith(block, facts);
        const items = block.list.flatMap((item) => textWith(item, facts));
        return items.length > 0 ? [items] : [];
      }),
    }));
