/** Headers every answer carries, and the content security policy for what is configured. */

/** What the policy has to allow beyond the site itself. */
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

/** Where reCAPTCHA's script, frames and calls come from. */
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

/**
 * The policy of a page. Nothing inline runs or styles but what the build wrote and hashed.
 * @param styleHashes of the style elements inside the page, such as `'sha256-…'`; of no other page, because
 * the header goes out with the document, and every page has styles of its own
 */
export function contentSecurityPolicy(options: PolicyOptions, styleHashes: readonly string[]): string {
  const hosted = options.emailOrigin === undefined ? [] : [options.emailOrigin];
  const { script = [], frame = [], connect = [] } = options.recaptcha ?? {};
  const directives: [name: string, sources: readonly string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...options.scriptHashes, ...script]],
    ['style-src', ["'self'", ...styleHashes]],
    ['img-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...hosted, ...connect]],
    ['frame-src', frame.length > 0 ? frame : ["'none'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...hosted]],
    ['frame-ancestors', ["'none'"]],
    ...(options.https ? [['upgrade-insecure-requests', []] as [string, string[]]] : []),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** What every answer carries, whatever it is. */
const everywhere = ({ https }: Pick<PolicyOptions, 'https'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

type Headers = Readonly<Record<string, string>>;

/** Headers by what is answered. */
export type SecurityHeaders = {
  /** Of a page with these style hashes; of an answer that is no page, with none. */
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
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...everywhere(options),
    }),
    file: { 'Content-Security-Policy': "default-src 'self'", ...everywhere(options) },
  };
}
