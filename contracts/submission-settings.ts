/** Destination of a page's forms, decided when the site is built. Safe in a browser bundle: imports nothing. */
export interface SubmissionSettings {
  /** Empty for the site's own server, else the origin of the EmailJS service. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Set to use Google reCAPTCHA v3 instead of the embedded bot check. */
  recaptchaSiteKey?: string;
}
