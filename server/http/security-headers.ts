/** The security headers of every answer, with the content security policy for the settings. */

/** Sources that the policy allows in addition to the site itself. */
export type PolicyOptions = {
  /** Hashes such as `'sha256-…'` of the script elements inside the built pages, the same in all of them. */
  scriptHashes: readonly string[];
  /** Origin of the hosted EmailJS provider, where pages post messages to it. */
  emailOrigin: string | undefined;
  /** Sources of reCAPTCHA, where pages load it; usually {@link recaptchaSources}. */
  recaptcha: RecaptchaSources | undefined;
  /** Whether the site is public over TLS. Browsers then use TLS only. */
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

const when = (isOn: boolean, directive: Directive): Directive[] => (isOn ? [directive] : []);

/**
 * The policy of a page. Inline scripts and styles need a hash from the build. Text becomes markup or a script's address
 * only through the Trusted Types policy of `app/behaviors/trusted-types.ts`. With reCAPTCHA Trusted Types are off, because
 * Google's script makes policies under names that are not documented.
 * @param styleHashes of the style elements inside this page, such as `'sha256-…'`
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
    ...when(frame.length > 0, ['frame-src', frame]),
    ...when(options.recaptcha === undefined, ['require-trusted-types-for', ["'script'"]]),
    ...when(options.recaptcha === undefined, ['trusted-types', [trustedTypesPolicy]]),
    ...when(options.https, ['upgrade-insecure-requests', []]),
  ];
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

const commonHeaders = ({ https }: Pick<PolicyOptions, 'https'>): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
});

/** The policy of a file. A browser shows a film that is opened directly in a generated page with this policy. */
const filePolicy = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

type Headers = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** Headers of a page with these style hashes, or of an answer that is no page (no hashes). */
  page(styleHashes: readonly string[]): Headers;
  file: Headers;
};

/**
 * `page` is for pages, refusals and the API; `file` for pictures, fonts and scripts. The policy of a file only matters for
 * a file that is opened directly, or a worker.
 *
 * There is no Cross-Origin-Opener-Policy: the site opens no windows, and the header makes browsers start another process
 * for the first page (docs/decisions/0006-first-paint.md).
 */
export function securityHeaders(options: PolicyOptions): SecurityHeaders {
  return {
    page: (styleHashes) => ({
      'Content-Security-Policy': contentSecurityPolicy(options, styleHashes),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...commonHeaders(options),
    }),
    file: { 'Content-Security-Policy': filePolicy, ...commonHeaders(options) },
  };
}
