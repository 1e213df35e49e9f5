/** What is wrong with the pages of a whole site, found in their HTML. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { answerPlaceholder } from '../../../contracts/built-site.ts';
import { htmlRules } from '../../../scripts/checks/check-html.ts';

const valuesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

const idsOf = (html: string): Set<string> => new Set(valuesOf(html, /\sid="([^"]+)"/g));

/** Addresses that are no pages. The build or the server makes them. */
const others = /^\/(?:api\/|assets\/|media\/|your-message(?:\?|$)|wake\.js$)|\.[a-z\d]{2,11}$/;

function linkFaults(pages: ReadonlyMap<string, string>): string[] {
  const ids = new Map([...pages].map(([path, html]) => [path, idsOf(html)]));
  return [...pages].flatMap(([path, html]) =>
    [...new Set(valuesOf(html, /\s(?:href|action|formaction)="([^"]*)"/g))].flatMap((address) => {
      const [target = '', fragment] = address.split('#');
      const page = target === '' ? path : target.replace(/\?.*$/, '');
      if (/^(?:https:|data:)/.test(address) || others.test(page)) return [];
      if (address.startsWith('mailto:'))
        return /^mailto:\S+@[\w.-]+(?:\?subject=\S+)?$/.test(address) ? [] : [`${path}: ${address}`];
      if (address.startsWith('tel:'))
        return /^tel:\+\d{7,15}(?:;ext=\d+)?$/.test(address) ? [] : [`${path}: ${address}`];
      const known = ids.get(page);
      if (!known) return [`${path}: ${address} leads to no page`];
      return fragment === undefined || known.has(fragment) ? [] : [`${path}: ${address} names no element`];
    }),
  );
}

/** Matches what no page may show: values that are none, and placeholders that nobody filled in. */
const leftovers = />[^<]*(?:\bundefined\b|\bNaN\b|\[object |\{(?:company|site|limits|settings)\b)[^<]*</;

function pageFaults(path: string, html: string): string[] {
  const said = (fault: string): string => `${path}: ${fault}`;
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const [leftover] = leftovers.exec(body) ?? [];
  // Script fills in what has a role.
  const empty = /<(ul|ol|nav|h[1-6]|table|dl|section|p)\b(?![^>]* role=)[^>]*><\/\1>/.exec(body)?.[0];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const unreadable = data.filter(([, json = '']) => !isJson(json));
  // The server puts the heading into a page that answers a request.
  const headings = body.match(/<h1\b/g)?.length ?? (html.includes(answerPlaceholder) ? 1 : 0);
  return [
    ...(leftover === undefined ? [] : [said(leftover)]),
    ...(empty === undefined ? [] : [said(`empty ${empty}`)]),
    ...(unreadable.length > 0 ? [said('its data for search engines is no JSON')] : []),
    ...(headings === 1 ? [] : [said(`has ${headings} headings of the first rank`)]),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// In tests, style sheets of different components have the same class names.
const rules = { ...htmlRules, rules: { ...htmlRules.rules, 'no-dup-class': 'off' as const } };
const validator = new HtmlValidate(new StaticConfigLoader(rules));

async function markupFaults(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`),
  );
}

/**
 * Returns what is wrong with a site: dead links, empty parts, values that are none, HTML against the standard.
 * @param pages HTML by address
 * @param looked the pages whose HTML is compared with the standard, which takes long
 */
export const siteFaults = async (
  pages: ReadonlyMap<string, string>,
  looked: readonly string[],
): Promise<string[]> => [
  ...linkFaults(pages),
  ...[...pages].flatMap(([path, html]) => pageFaults(path, html)),
  ...(await Promise.all(looked.map((path) => markupFaults(path, pages.get(path) ?? '')))).flat(),
];
