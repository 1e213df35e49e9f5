import { describe, expect, test } from 'vitest';
import {
  type PolicyOptions,
  contentSecurityPolicy,
  recaptchaSources,
  securityHeaders,
} from './security-headers.ts';

const plain: PolicyOptions = {
  scriptHashes: ["'sha256-b'"],
  emailOrigin: undefined,
  recaptcha: undefined,
  https: false,
};

/** The sources of each directive. */
function directives(options: Partial<PolicyOptions>): Map<string, string[]> {
  const policy = contentSecurityPolicy({ ...plain, ...options }, ["'sha256-a'"]);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the content security policy', () => {
  test('lets a script of another host in, with what it sends and shows', () => {
    const found = directives({ scriptUrl: 'https://a.test:8443/js/script.js' });
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(found.get(name)).toContain('https://a.test:8443');
    const others = (policy: Map<string, string[]>) =>
      [...policy].filter(([name]) => !/^(?:script|connect|img)-src$/.test(name));
    expect(others(found)).toEqual(others(directives({})));
  });

  test('lets nothing in but the site and what the build hashed', () => {
    const policy = contentSecurityPolicy(plain, []);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const found = directives({});
    expect(found.get('default-src')).toEqual(["'none'"]);
    expect(found.get('style-src')).toEqual(["'self'", "'sha256-a'"]);
    expect(found.get('script-src')).toEqual(["'self'", "'sha256-b'"]);
    for (const name of ['base-uri', 'frame-ancestors']) expect(found.get(name)).toEqual(["'none'"]);
    // The default is theirs, too: nothing.
    for (const name of ['object-src', 'frame-src']) expect(found.has(name)).toBe(false);
    expect(found.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(found.get('trusted-types')).toEqual(['site']);
  });

  test('gains exactly the origins of what is switched on', () => {
    const hosted = directives({ emailOrigin: 'https://api.emailjs.com' });
    expect(hosted.get('connect-src')).toEqual(["'self'", 'https://api.emailjs.com']);
    expect(hosted.get('form-action')).toEqual(["'self'", 'https://api.emailjs.com']);
    expect(hosted.get('script-src')).toEqual(directives({}).get('script-src'));
    const checked = directives({ recaptcha: recaptchaSources });
    expect(checked.get('script-src')).toEqual(["'self'", "'sha256-b'", ...recaptchaSources['script-src']]);
    expect(checked.get('frame-src')).toEqual(recaptchaSources['frame-src']);
    // Google's script has policies of its own under names that it does not tell.
    expect(checked.has('require-trusted-types-for') || checked.has('trusted-types')).toBe(false);
    expect(hosted.get('trusted-types')).toEqual(['site']);
    expect(checked.get('connect-src')).toEqual(["'self'", ...recaptchaSources['connect-src']]);
    expect(checked.get('form-action')).toEqual(["'self'"]);
  });

  test('keeps browsers on TLS only where the site has it', () => {
    expect(securityHeaders(plain).page([])['Strict-Transport-Security']).toBeUndefined();
    expect(directives({}).has('upgrade-insecure-requests')).toBe(false);
    expect(securityHeaders({ ...plain, https: true }).page([])['Strict-Transport-Security']).toMatch(
      /^max-age=\d{8}/,
    );
    expect(directives({ https: true }).has('upgrade-insecure-requests')).toBe(true);
  });
});

test.each([false, true])('a file is bound like a page, in fewer words (TLS: %s)', (https) => {
  const { page, file } = securityHeaders({ ...plain, https });
  const { 'Content-Security-Policy': policy, ...others } = file;
  expect(policy).toBe("default-src 'none'; media-src 'self'; frame-ancestors 'none'");
  expect(page([])).toMatchObject(others);
  expect(others['X-Content-Type-Options']).toBe('nosniff');
  expect('Strict-Transport-Security' in others).toBe(https);
});
