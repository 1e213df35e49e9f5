/** Checks every built document against the HTML standard and the site's own rules for markup. */
import { createHash } from 'node:crypto';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { builtFiles, policyHashesSchema } from '@website/forms/built-site';
import { readBuiltSite, readForServer, type BuiltPage } from './built-site.ts';
import { resultOf, type CheckResult } from './result.ts';

export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React writes these parts of HTML in another form, and browsers read both forms in the same way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-input-type': 'off',
    'void-style': 'off',
    // When script runs, some links become buttons. Without script they stay links (W3C APG carousel).
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // CSS keeps phone numbers on one line.
    'tel-non-breaking': 'off',
    // Older Safari ignores the roles of table elements with another `display`, so the markup repeats the roles. The
    // checker of the W3C objects to this (`check:nu` leaves that message out), and screen readers take no harm.
    'no-redundant-role': 'off',
    // Search engines cut titles by width, and not by the number of letters.
    'long-title': 'off',
    'input-missing-label': 'error',
    'no-inline-style': 'error',
  },
};

/** Returns a fault for each inline element whose hash is not in the server's policy. */
function unknownInline(page: BuiltPage, kind: 'script' | 'style', hashes: readonly string[]): string[] {
  const texts = [...page.html.matchAll(new RegExp(`<${kind}>(.*?)</${kind}>`, 'gs'))];
  return texts
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .filter((hash) => !hashes.includes(hash))
    .map((hash) => `${page.file}: an inline ${kind} is not in the policy (${hash})`);
}

/** The maximum number of letters in a text alternative. A screen reader reads the text without a pause. */
const maxAltLength = 120;

/**
 * Checks a page against the site's own rules: no inline styles or handlers, a correct outline of headings, and short text
 * alternatives.
 */
function ownRules(page: BuiltPage): string[] {
  const { document, file, html } = page;
  const faults: string[] = [];
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  for (const selector of ['h1', 'main', 'body > header', 'body > footer', 'title']) {
    if (count(selector) !== 1) faults.push(`${file}: ${count(selector)} of ${selector}, expected 1`);
  }
  const markup = html.replaceAll(/<(script|style)>.*?<\/\1>/gs, '');
  const handlers = markup.match(/<[a-z][^>]*\son[a-z]+="/g) ?? [];
  for (const handler of handlers) faults.push(`${file}: an inline event handler in ${handler}`);
  // The build renames custom properties in style sheets, so a use in markup would find no property.
  const named = markup.match(/<[a-z][^>]*var\(--[\w-]+/g) ?? [];
  for (const element of named)
    faults.push(`${file}: a custom property outside of a style sheet in ${element}`);
  for (const image of document.querySelectorAll('img[alt]')) {
    const { length } = image.getAttributeValue('alt') ?? '';
    if (length > maxAltLength)
      faults.push(`${file}: an alt of ${length} characters; describe in at most ${maxAltLength}`);
  }
  return faults;
}

/** Returns the built file of a page. Removes the state in parentheses from the name of an answer page. */
const builtFile = ({ file }: BuiltPage): string => file.replace(/ \(.*\)$/, '');

export async function checkHtml(dist: string): Promise<CheckResult> {
  const { pages } = await readBuiltSite(dist);
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const policy = readForServer(dist, builtFiles.policy, policyHashesSchema);
  const faults: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(page.html, page.file);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages) {
        faults.push(`${page.file}: ${message} (${ruleId}) at ${selector ?? 'the document'}`);
      }
    }
    faults.push(
      ...ownRules(page),
      ...unknownInline(page, 'script', policy.scriptHashes),
      ...unknownInline(page, 'style', policy.styleHashes[builtFile(page)] ?? []),
    );
  }
  return resultOf(pages.length, 'documents', faults);
}
