/**
 * Rules for the pages that a browser may prepare when the visitor points at a link: pages of the site, but no answers
 * of forms and no links that open elsewhere. The rules stand in the document, because a file would be a further request
 * beside the first picture; the server's policy allows them by their hash.
 */
const ownPages = [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }];
const where = { and: [...ownPages, { not: { selector_matches: '[target]' } }] };

/** Rules in JSON, for a script element of the type `speculationrules`. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
