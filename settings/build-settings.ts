/** Settings of a build, read from the environment. */
import type { SubmissionSettings } from '../contracts/submission-settings.ts';
import { type Environment, readValues } from './read-values.ts';
import { retentionOf, submissionSettings } from './submission.ts';

/** The checked settings of a build. */
export type BuildSettings = Readonly<{
  /** Public address of the site, without a slash at its end; this machine's while `SITE_URL` is unset. */
  origin: string;
  submission: Readonly<SubmissionSettings>;
  /** Days after which the server deletes what it received, by kind; 0 means never. */
  retentionDays: Readonly<{ message: number; application: number }>;
}>;

/**
 * What texts may name of the settings, as placeholders: `{settings.retentionDays}` of messages, and
 * `{settings.applicationRetentionDays}`. A server that deletes nothing
 * has no number of days; a text that names one is then at fault, and has to be written anew.
 */
export const figuresOf = ({ retentionDays }: BuildSettings) => ({
  settings: {
    ...(retentionDays.message > 0 && { retentionDays: retentionDays.message }),
    ...(retentionDays.application > 0 && { applicationRetentionDays: retentionDays.application }),
  },
});

/**
 * Reads and checks an environment. Settings of the server are checked as well: who builds with a faulty `.env`
 * learns of it now. Only the secret key of reCAPTCHA may be missing: the machine that builds need not have it.
 * Throws a `SettingsError` that names every faulty setting.
 */
export function readBuildSettings(env: Environment): BuildSettings {
  const values = readValues(env, ['RECAPTCHA_SECRET_KEY']);
  return {
    origin: values.SITE_URL ?? new URL(`http://localhost:${values.PORT}`).origin,
    submission: submissionSettings(values),
    retentionDays: retentionOf(values),
  };
}
