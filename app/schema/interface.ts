/** `interface.yaml`: words of the interface that belong to no page. */
import { z } from 'zod';
import { text } from './blocks.ts';

/** Placeholders that are filled in where the words are shown. */
export const interfaceHoles = ['name', 'number', 'count'] as const;
type Hole = (typeof interfaceHoles)[number];

/** A text with a place for each of some values. */
const template = (...holes: Hole[]) =>
  text.refine((value) => holes.every((hole) => value.includes(`{${hole}}`)), {
    error: `must contain ${holes.map((hole) => `{${hole}}`).join(' and ')}`,
  });

export const interfaceWords = z.strictObject({
  header: z.strictObject({
    skip: text,
    menu: text,
    navigation: text,
    submenu: template('name'),
    darkTheme: text,
  }),
  footer: z.strictObject({ company: text, allServices: text, allIndustries: text }),
  newTab: text,
  breadcrumbs: text,
  shareImage: template('name'),
  readMore: text,
  hero: z.strictObject({ label: text, readMoreAbout: text }),
  whoWeAre: z.strictObject({ readMoreAbout: text }),
  whatWeDevelop: z.strictObject({ delivers: text, service: template('name') }),
  steps: z.strictObject({ who: text, result: text }),
  studentPrograms: z.strictObject({ moreAbout: text }),
  legal: z.strictObject({ contents: text, version: text }),
  notFound: z.strictObject({ links: text, nearest: text }),
  carousel: z.strictObject({
    role: text,
    slideRole: text,
    choose: text,
    position: template('number', 'count', 'name'),
    slide: template('number', 'name'),
    previous: text,
    next: text,
    pause: text,
    start: text,
  }),
  clients: z.strictObject({
    list: text,
    choose: text,
    place: template('number', 'count'),
    previous: text,
    next: text,
  }),
  crash: z.strictObject({ text, button: text, part: text, reload: text }),
});
