/** Settings of a build, read from the environment, and the settings that build and server share. */
import { embeddedEmailIds, type SubmissionSettings } from '../contracts/endpoints.ts';
import { type Environment, readValues } from './environment.ts';
import type { Values } from './table.ts';

/** The destination of the forms: the EmailJS provider if its identifiers are set, else this site's server. */
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

/** Days until submissions are deleted, by kind; 0 means never. Messages set the default for applications. */
export const retentionOf = ({ RETENTION_DAYS, RETENTION_DAYS_APPLICATIONS }: Values) => ({
  message: RETENTION_DAYS,
  application: RETENTION_DAYS_APPLICATIONS ?? RETENTION_DAYS,
});

/**
 * Reads and checks an environment, including the settings of the server, so that a build reports a faulty `.env` early.
 * Only the secret key of reCAPTCHA may be missing, because the build machine does not need it.
 * @throws SettingsError naming every faulty setting
 */
export function readBuildSettings(env: Environment) {
  const values = readValues(env, ['RECAPTCHA_SECRET_KEY']);
  return {
    /** Public address of the site, without a trailing slash; this machine's address if `SITE_URL` is unset. */
    origin: values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`).origin,
    submission: submissionOf(values),
    retentionDays: retentionOf(values),
  };
}

/** The checked settings of a build. */
export type BuildSettings = Readonly<ReturnType<typeof readBuildSettings>>;

/**
 * Placeholders for texts: `{settings.retentionDays}` (messages) and `{settings.applicationRetentionDays}`. A server that
 * never deletes submissions has no such placeholder, so the build refuses texts that promise a deletion.
 */
export const figuresOf = ({ retentionDays }: BuildSettings) => ({
  settings: {
    ...(retentionDays.message > 0 && { retentionDays: retentionDays.message }),
    ...(retentionDays.application > 0 && { applicationRetentionDays: retentionDays.application }),
  },
});
