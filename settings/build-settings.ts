/** Settings of a build, read from the environment, and those of them that its server has in common with it. */
import { embeddedEmailIds } from '../contracts/endpoints.ts';
import type { SubmissionSettings } from '../contracts/submission-settings.ts';
import { type Environment, readValues } from './read-values.ts';
import type { Values } from './table.ts';

/** The destination of the forms: the site's own server, or the EmailJS provider once its identifiers are set. */
export function submissionOf(values: Values): Readonly<SubmissionSettings> {
  const {
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
    RECAPTCHA_SITE_KEY: recaptchaSiteKey,
  } = values;
  const hosted =
    publicKey !== undefined && serviceId !== undefined && templateId !== undefined
      ? { origin: values.EMAILJS_ORIGIN, publicKey, serviceId, templateId }
      : undefined;
  return {
    ...(hosted ?? { origin: '', ...embeddedEmailIds }),
    ...(recaptchaSiteKey !== undefined && { recaptchaSiteKey }),
  };
}

/** Days after which submissions of a kind are deleted; 0 means never. Applications go with messages unless told. */
export const retentionOf = ({ RETENTION_DAYS, RETENTION_DAYS_APPLICATIONS }: Values) => ({
  message: RETENTION_DAYS,
  application: RETENTION_DAYS_APPLICATIONS ?? RETENTION_DAYS,
});

/**
 * Reads and checks an environment. Settings of the server are checked as well: whoever builds with a faulty `.env` is
 * told now. Only the secret key of reCAPTCHA may be missing: the machine that builds need not have it.
 * Throws a `SettingsError` that names every faulty setting.
 */
export function readBuildSettings(env: Environment) {
  const values = readValues(env, ['RECAPTCHA_SECRET_KEY']);
  return {
    /** Public address of the site, without a slash at its end; this machine's while `SITE_URL` is unset. */
    origin: values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`).origin,
    submission: submissionOf(values),
    retentionDays: retentionOf(values),
  };
}

/** The checked settings of a build. */
export type BuildSettings = Readonly<ReturnType<typeof readBuildSettings>>;

/**
 * What texts may name of the settings, as placeholders: `{settings.retentionDays}` of messages, and
 * `{settings.applicationRetentionDays}`. A server that deletes nothing has no number of days: a text that names one is
 * then at fault, and has to be written anew.
 */
export const figuresOf = ({ retentionDays }: BuildSettings) => ({
  settings: {
    ...(retentionDays.message > 0 && { retentionDays: retentionDays.message }),
    ...(retentionDays.application > 0 && { applicationRetentionDays: retentionDays.application }),
  },
});
