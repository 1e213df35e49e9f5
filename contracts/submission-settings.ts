/** Destination of a page's forms, fixed by the build. Safe in a browser bundle: imports nothing. */
export interface SubmissionSettings {
  /** Origin of the EmailJS service; empty for this site's server. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** If set, Google reCAPTCHA v3 replaces the embedded bot check. */
  recaptchaSiteKey?: string;
}
