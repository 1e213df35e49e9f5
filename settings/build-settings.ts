/** The settings of a build, from the environment, and the settings that build and server share. */
import { embeddedEmailIds, type SubmissionSettings } from '../contracts/endpoints.ts';
import { type Environment, readValues } from './environment.ts';
import type { Values } from './table.ts';

/** Returns the destination of the forms: EmailJS if its identifiers are set, otherwise this site's server. */
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

/** Returns the days until submissions are deleted, by kind; 0 means never. Applications may have their own number. */
export const retentionOf = ({ RETENTION_DAYS, RETENTION_DAYS_APPLICATIONS }: Values) => ({
  message: RETENTION_DAYS,
  application: RETENTION_DAYS_APPLICATIONS ?? RETENTION_DAYS,
});

/**
 * Reads and checks an environment. Includes the settings of the server, so that a faulty `.env` is reported at build
 * time. Only the secret key of reCAPTCHA may be missing, because the build does not need the key.
 * @throws SettingsError naming every faulty setting
 */
export function readBuildSettings(env: Environment) {
  const values = readValues(env, ['RECAPTCHA_SECRET_KEY']);
  return {
    /** The public address of the site, without a trailing slash; this machine's address if `SITE_URL` is unset. */
    origin: values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`).origin,
    submission: submissionOf(values),
    retentionDays: retentionOf(values),
  };
}

export type BuildSettings = Readonly<ReturnType<typeof readBuildSettings>>;

/**
 * Returns the placeholders for texts: `{settings.retentionDays}` (for messages) and
 * `{settings.applicationRetentionDays}`. If submissions are never deleted, the placeholder does not exist, so the build
 * refuses texts that promise a deletion.
 */
export const figuresOf = ({ retentionDays }: BuildSettings) => ({
  settings: {
    ...(retentionDays.message > 0 && { retentionDays: retentionDays.message }),
    ...(retentionDays.application > 0 && { applicationRetentionDays: retentionDays.application }),
  },
});
