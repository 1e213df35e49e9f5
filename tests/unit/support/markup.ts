/**
 * The markup of a component as a tree, so that a test asks for elements and their attributes and never for the order in
 * which React writes them.
 */
import { Parser, StaticConfigLoader, type HtmlElement } from 'html-validate';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const parser = new Parser(await new StaticConfigLoader({ extends: [] }).getConfigFor(''));

/** Reads a text of HTML. */
export const parse = (html: string): HtmlElement => parser.parseHtml(html);

/** What a component draws before script. */
export const draw = (element: ReactNode): HtmlElement => parse(renderToStaticMarkup(element));

/** The one element; throws unless there is exactly one. */
export function only(tree: HtmlElement, selector: string): HtmlElement {
  const [found, ...more] = tree.querySelectorAll(selector);
  if (!found || more.length > 0)
    throw new Error(`${found ? more.length + 1 : 'no'} elements are '${selector}'`);
  return found;
}

/** These attributes of an element; null for one that it lacks. */
export const attributesOf = <Name extends string>(
  element: HtmlElement,
  ...names: readonly Name[]
): Record<Name, string | null> =>
  Object.fromEntries(names.map((name) => [name, element.getAttributeValue(name)])) as Record<
    Name,
    string | null
  >;

/** An attribute of every element of a kind, in the order of the document. */
export const each = (tree: HtmlElement, selector: string, attribute: string): (string | null)[] =>
  tree.querySelectorAll(selector).map((element) => element.getAttributeValue(attribute));

/** The kinds of an element's children, in order. */
export const kindsIn = (element: HtmlElement): string[] =>
  element.childElements.map(({ tagName }) => tagName);
