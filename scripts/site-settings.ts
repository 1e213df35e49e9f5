/** What the environment decides about a build; `.env.example` describes each variable. */
import type { SiteSettings } from '../app/content/site.ts';
import { embeddedEmailIds } from '../contracts/endpoints.ts';

/** The provider's own address (emailjs.com, REST API). */
const emailjsOrigin = 'https://api.emailjs.com';

/** Reads the settings; names left unset mean the site's own server and the embedded bot check. */
export function siteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const origin = (env['SITE_URL'] || `http://localhost:${env['PORT'] || 3000}`).replace(/\/+$/, '');
  const publicKey = env['EMAILJS_PUBLIC_KEY'];
  const recaptchaSiteKey = env['RECAPTCHA_SITE_KEY'];
  return {
    origin,
    submission: {
      origin: publicKey ? env['EMAILJS_ORIGIN'] || emailjsOrigin : '',
      publicKey: publicKey || embeddedEmailIds.publicKey,
      serviceId: env['EMAILJS_SERVICE_ID'] || embeddedEmailIds.serviceId,
      templateId: env['EMAILJS_TEMPLATE_ID'] || embeddedEmailIds.templateId,
      ...(recaptchaSiteKey && { recaptchaSiteKey }),
    },
  };
}
