/** Functions with which the form reads a schema of the content. */
import type { Choices, Path, Schema } from '../api.ts';

/** Replaces a reference by the schema that it names. Keys beside the reference override the keys of that schema. */
export function resolve({ $ref, ...own }: Schema, root: Schema): Schema {
  const target = $ref === undefined ? undefined : root.$defs?.[$ref.replace('#/$defs/', '')];
  return target ? { ...resolve(target, root), ...own } : own;
}

/** Returns the alternatives of a schema: one schema, or the members of a union. */
export const formsOf = (schema: Schema, root: Schema): Schema[] =>
  (schema.oneOf ?? schema.anyOf ?? [schema]).map((form) => resolve(form, root));

/** Returns the kind of the band that a schema describes; undefined for other schemas. */
export function kindOf({ properties }: Schema, root: Schema): string | undefined {
  const kind = resolve(properties?.['kind'] ?? {}, root).const;
  return typeof kind === 'string' ? kind : undefined;
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the member of a union that a value matches: by its kind, otherwise by its type. */
export function formOf(schema: Schema, root: Schema, value: unknown): Schema {
  const forms = formsOf(schema, root);
  const kind = isGroup(value) ? value['kind'] : undefined;
  const found = forms.find((form) =>
    kind !== undefined && kindOf(form, root) !== undefined
      ? kindOf(form, root) === kind
      : (form.type === 'object') === isGroup(value),
  );
  return found ?? forms[0] ?? {};
}

/** Returns a new value with everything that the schema requires. Texts are empty. */
export function emptyValue(schema: Schema, root: Schema): unknown {
  const form = formsOf(resolve(schema, root), root)[0] ?? {};
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  if (form.type === 'array')
    return Array.from({ length: form.minItems ?? 0 }, () => emptyValue(form.items ?? {}, root));
  if (form.type === 'object')
    return Object.fromEntries(
      (form.required ?? []).map((key) => [key, emptyValue(form.properties?.[key] ?? {}, root)]),
    );
  return form.type === 'integer' ? new Date().getFullYear() : '';
}

/**
 * Returns the kind of names that a text may contain, by the same rules as the check of the content
 * (`app/reading/cross-check.ts`). Returns undefined for a free text.
 * @param path the path of the text
 * @param kind the kind of the band; in a file that is no page, the name of the file
 */
export function choicesFor(path: Path, kind: string): keyof Choices | undefined {
  const [group = '', key = ''] = ['', ...path.filter((part) => typeof part === 'string')].slice(-2);
  if (key === 'picture' || key === 'night') {
    if (kind === 'hero') return 'heroes';
    // An article has its picture outside of bands.
    const isOfArticle = kind === '' && group === '';
    const isAnywhere =
      isOfArticle || kind === 'picture' || kind === 'call-to-action' || group === 'callToAction';
    return isAnywhere ? 'pictures' : 'banners';
  }
  if (kind === 'navigation' && typeof path.at(-1) === 'number')
    return group === 'services' || group === 'industries' ? group : 'singlePages';
  if (key === 'pages') return kind === 'related-topics' ? 'pages' : 'proofPages';
  if (key === 'service') return kind === 'what-we-develop' ? 'pages' : undefined;
  const byKey: Partial<Record<string, keyof Choices>> = {
    film: 'films',
    illustration: 'drawings',
    icon: 'icons',
    photo: 'people',
    mark: 'credentials',
    ...(group === 'logos' && { file: 'logos' }),
    href: 'pages',
    card: 'cards',
  };
  return byKey[key];
}
