/**
 * Which pages a browser may prepare once the visitor leans towards a link: those of the site, no answers of forms,
 * and nothing that opens elsewhere. Inside the document, because a file of rules is a request of its own, which shares
 * the line with the picture of the first screen; the server's policy allows it by its hash.
 */
const ownPages = [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }];
const where = { and: [...ownPages, { not: { selector_matches: '[target]' } }] };

/** Rules in JSON, for a script element of the type `speculationrules`. */
export const speculationRules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
