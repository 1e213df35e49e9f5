/** The settings of a build, and the settings that build and server share. */
import type { BuildSettings } from '@website/forms/build-record';
import { embeddedEmailIds, type OutsideScript, type SubmissionSettings } from '@website/forms/endpoints';
import { type Environment, readValues } from './environment.ts';
import type { Values } from './table.ts';

export function submissionOf(values: Values): Readonly<SubmissionSettings> {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId = '' } = values;
  const { EMAILJS_TEMPLATE_ID: templateId = '', RECAPTCHA_SITE_KEY: recaptchaSiteKey } = values;
  return {
    ...(publicKey === undefined
      ? { origin: '', ...embeddedEmailIds }
      : { origin: values.EMAILJS_ORIGIN, publicKey, serviceId, templateId }),
    ...(recaptchaSiteKey !== undefined && { recaptchaSiteKey }),
  };
}

/** By kind; 0 means never. Without a number of their own, applications have the number of messages. */
export const retentionOf = ({ RETENTION_DAYS, RETENTION_DAYS_APPLICATIONS }: Values) => ({
  message: RETENTION_DAYS,
  application: RETENTION_DAYS_APPLICATIONS ?? RETENTION_DAYS,
});

export const outsideScriptOf = ({
  SCRIPT_URL,
  SCRIPT_ATTRIBUTES,
}: Values): { outsideScript?: OutsideScript } =>
  SCRIPT_URL
    ? {
        outsideScript: {
          url: SCRIPT_URL.href,
          host: SCRIPT_URL.host,
          attributes: SCRIPT_ATTRIBUTES ?? {},
        },
      }
    : {};

/**
 * Reads the settings of a build, and checks all others, so that the build reports every fault in `.env`. The secret key
 * of reCAPTCHA may be missing.
 * @throws SettingsError naming every faulty setting
 */
export function readBuildSettings(env: Environment): BuildSettings {
  const values = readValues(env, ['RECAPTCHA_SECRET_KEY']);
  return {
    origin: values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`).origin,
    robots: values.ROBOTS,
    submission: submissionOf(values),
    retentionDays: retentionOf(values),
    ...outsideScriptOf(values),
  };
}
