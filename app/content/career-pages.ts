/** Schemas of the pages for people who look for a job. */
import { z } from 'zod';
import { banner, icon, meta, point, prose, slug, text } from './blocks.ts';

const iconPoint = point.extend({ icon });

/** `careers.yaml` */
export const careersPage = z.strictObject({
  meta,
  banner,
  intro: prose,
  values: z.strictObject({ heading: text.max(80), items: z.array(iconPoint).length(3) }),
  teams: z.strictObject({ heading: text.max(80), items: z.array(iconPoint).length(3) }),
  students: z.strictObject({
    heading: text.max(80),
    text: text.max(320),
    /** The button that opens the details in place. */
    more: text.max(30),
    details: z.array(point).min(1),
  }),
  culture: prose.extend({ link: z.strictObject({ label: text, href: z.string().startsWith('/') }) }),
  apply: z.strictObject({ heading: text.max(80), text: text.max(240), button: text.max(40) }),
});

/** `job-application.yaml` */
export const jobApplicationPage = z.strictObject({
  meta,
  hero: z.strictObject({ heading: text.max(80), tagline: text.max(120), picture: slug }),
  card: z.strictObject({
    heading: text.max(60),
    intro: text.max(240),
    hints: z.strictObject({
      name: text,
      phone: text,
      country: z.strictObject({ label: text, search: text, none: text }),
      email: text,
      resume: text,
      drop: text,
      remove: text,
    }),
    /** What stands in braces becomes a link: `{terms of use}`, `{privacy policy}`. */
    terms: text.refine((value) => value.includes('{terms of use}') && value.includes('{privacy policy}'), {
      error: 'must contain {terms of use} and {privacy policy}',
    }),
  }),
  after: z.strictObject({ heading: text.max(60), steps: z.array(text).min(2).max(4) }),
});
