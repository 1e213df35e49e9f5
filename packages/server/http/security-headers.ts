/** Makes the security headers of every answer. The content security policy depends on the settings. */

export type RecaptchaSources = Readonly<
  Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>
>;

/** Google's own list: https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp */
export const recaptchaSources: RecaptchaSources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
};

export type PolicyOptions = {
  /** Hashes, such as `'sha256-…'`, of the script elements inside the built pages. All pages have the same hashes. */
  scriptHashes: readonly string[];
  emailOrigin: string | undefined;
  recaptcha: RecaptchaSources | undefined;
  /** The script of another host, which may also send to that host and show pictures from there. */
  scriptUrl?: string | undefined;
  https: boolean;
};

/**
 * Makes the policy of a page. Text becomes markup only through the Trusted Types policy of
 * `packages/site/behaviors/trusted-types.ts`. With reCAPTCHA there are no Trusted Types, because Google's script makes
 * undocumented policies.
 */
export function contentSecurityPolicy(options: PolicyOptions, styleHashes: readonly string[]): string {
  const { scriptHashes, emailOrigin, recaptcha, scriptUrl, https } = options;
  const hosted = emailOrigin === undefined ? [] : [emailOrigin];
  const scriptHost = scriptUrl === undefined ? [] : [new URL(scriptUrl).origin];
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scriptHashes, ...(recaptcha?.['script-src'] ?? []), ...scriptHost],
    ["style-src 'self'", ...styleHashes],
    ["img-src 'self'", ...scriptHost],
    ["font-src 'self'"],
    ["media-src 'self'"],
    ["manifest-src 'self'"],
    ["connect-src 'self'", ...hosted, ...(recaptcha?.['connect-src'] ?? []), ...scriptHost],
    ["form-action 'self'", ...hosted],
    ["base-uri 'none'"],
    ["frame-ancestors 'none'"],
    ...(recaptcha
      ? [['frame-src', ...recaptcha['frame-src']]]
      : [["require-trusted-types-for 'script'"], ['trusted-types site']]),
    ...(https ? [['upgrade-insecure-requests']] : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** The policy of a file. If a visitor opens a film directly, the browser makes a page for the film with this policy. */
const filePolicy = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Cross-Origin-Opener-Policy is missing, because the site opens no windows, and browsers would start another process
 * for the first page (docs/decisions/0006-first-paint.md).
 */
export function securityHeaders(options: PolicyOptions) {
  const common: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  return {
    /** Returns the headers of a page with these style hashes. The list is empty for an answer that is not a page. */
    page: (styleHashes: readonly string[]): Record<string, string> => ({
      'Content-Security-Policy': contentSecurityPolicy(options, styleHashes),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      ...common,
    }),
    file: { ...common, 'Content-Security-Policy': filePolicy } as Record<string, string>,
  };
}
