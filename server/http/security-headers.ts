/** Headers every answer carries, and the content security policy for what is configured. */

/** Sources that the policy allows beside the site itself. */
export type PolicyOptions = {
  /** Hashes such as `'sha256-…'` of the script elements inside the built pages, the same in all of them. */
  scriptHashes: readonly string[];
  /** Origin of the hosted EmailJS provider, where pages post messages to it. */
  emailOrigin: string | undefined;
  /** Pages load reCAPTCHA; its pages' origins, see {@link recaptchaSources}. */
  recaptcha: RecaptchaSources | undefined;
  /** The site is public over TLS: browsers are told to stay on it. */
  https: boolean;
};

/** Sources of reCAPTCHA's script, frames and requests. */
export type RecaptchaSources = {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
};

/** Google's own list: https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp */
export const recaptchaSources: RecaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};

/** The name that `app/behaviors/trusted-types.ts` gives its policy. */
const trustedTypesPolicy = 'site';

type Directive = [name: string, sources: readonly string[]];

const whereOn = (on: boolean, directive: Directive): Directive[] => (on ? [directive] : []);

/**
 * The policy of a page. Nothing inline runs or styles but what the build wrote and hashed, and text becomes markup or
 * the address of a script only through the one policy of `app/behaviors/trusted-types.ts`. Google's script makes
 * policies of its own under names that it does not tell, so where reCAPTCHA is on, text may.
 * @param styleHashes of the style elements inside the page, such as `'sha256-…'`; of no other page, because
 * the header goes out with the document, and every page has styles of its own
 */
export function contentSecurityPolicy(options: PolicyOptions, styleHashes: readonly string[]): string {
  const hosted = options.emailOrigin === undefined ? [] : [options.emailOrigin];
  const { script = [], frame = [], connect = [] } = options.recaptcha ?? {};
  const directives: Directive[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...options.scriptHashes, ...script]],
    ['style-src', ["'self'", ...styleHashes]],
    ['img-src', ["'self'"]],
    ['font-src', ["'self'"]],
    ['media-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['connect-src', ["'self'", ...hosted, ...connect]],
    ['form-action', ["'self'", ...hosted]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    ...whereOn(frame.length > 0, ['frame-src', frame]),
    ...whereOn(options.recaptcha === undefined, ['require-trusted-types-for', ["'script'"]]),
    ...whereOn(options.recaptcha === undefined, ['trusted-types', [trustedTypesPolicy]]),
    ...whereOn(options.https, ['upgrade-insecure-requests', []]),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** Headers of every answer. */
const everywhere = ({ https }: Pick<PolicyOptions, 'https'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** A film that is opened by itself is played by a page that the browser makes, under the film's own policy. */
const filePolicy = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

type Headers = Readonly<Record<string, string>>;

/** Headers by what is answered. */
export type SecurityHeaders = {
  /** Headers of a page with these style hashes, or of an answer that is no page (no hashes). */
  page(styleHashes: readonly string[]): Headers;
  file: Headers;
};

/**
 * `page` is for pages, refusals and the API; `file` for pictures, fonts and scripts. A page's policy holds for
 * what it loads, so a file's own is only for a drawing opened by itself, or a worker, and is short.
 *
 * There is no Cross-Origin-Opener-Policy: the site opens no window it would have to be kept apart from, and
 * the policy makes browsers start another process for the first page (docs/decisions/0006-first-paint.md).
 */
export function securityHeaders(options: PolicyOptions): SecurityHeaders {
  return {
    page: (styleHashes) => ({
      'Content-Security-Policy': contentSecurityPolicy(options, styleHashes),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...everywhere(options),
    }),
    file: { 'Content-Security-Policy': filePolicy, ...everywhere(options) },
  };
}
