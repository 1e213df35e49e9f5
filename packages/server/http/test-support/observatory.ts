/**
 * What the HTTP Observatory of MDN gives one answer, by the rules it publishes: 100 to begin with, modifiers, and the
 * positive ones only for who has 90 without them. Of its tests the redirection from HTTP is the proxy's, and a site
 * without cookies and without CORS gets 0 for both. Read at
 * https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests/`.
 */
import type { IncomingHttpHeaders } from 'node:http';

type Answer = { headers: IncomingHttpHeaders; text: string };

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*', 'data:', "'unsafe-inline'"];

/** Sources by directive; throws for a policy that names one twice. */
function sourcesOf(policy: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (found.has(name)) throw new Error(`The policy has ${name} twice.`);
    found.set(name, sources);
  }
  return found;
}

function scorePolicy(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = sourcesOf(policy);
  const of = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const has = (name: string, sources: readonly string[]) => of(name).some((one) => sources.includes(one));
  if (has('script-src', broad) || has('object-src', broad)) return -20;
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (has('style-src', broad)) return 0;
  return of('default-src').join() === "'none'" ? 10 : 5;
}

function scoreFrames(policy: string | undefined): number {
  const ancestors = policy === undefined ? undefined : sourcesOf(policy).get('frame-ancestors');
  return ancestors !== undefined && !ancestors.some((source) => broad.includes(source)) ? 5 : -20;
}

function scoreTransport(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1]);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

const privateReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

/** Scripts of the same site are fine without integrity; the five points are for one that has it. */
function scoreIntegrity({ headers, text }: Answer): number {
  if (!(headers['content-type'] ?? '').startsWith('text/html')) return 0;
  const scripts = [...text.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  if (scripts.some((tag) => /\bsrc="?(?:https?:)?\/\//.test(tag))) return -5;
  return scripts.some((tag) => /\bintegrity="?sha(?:256|384|512)-/.test(tag)) ? 5 : 0;
}

/** The score of one answer. Without cookies and outside of the browsers' own list, 135 is the most there is. */
export function observatoryScore(answer: Answer): number {
  const { headers } = answer;
  const policy = [headers['content-security-policy']].flat()[0];
  const referrer = headers['referrer-policy'];
  const modifiers = [
    scorePolicy(policy),
    scoreFrames(policy),
    scoreTransport(headers['strict-transport-security']),
    scoreIntegrity(answer),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    typeof referrer === 'string' && privateReferrers.has(referrer) ? 5 : 0,
    headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    headers['set-cookie'] === undefined ? 0 : -20,
  ];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  return base >= 90 ? base + sum(modifiers.filter((modifier) => modifier > 0)) : base;
}
