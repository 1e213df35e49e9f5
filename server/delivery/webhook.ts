/** The port of webhooks: a message to a program of the company's, and what hands it over. */

/** A message. Its body is JSON. */
export type WebhookMessage = {
  /** Stable across attempts, so that the program can drop a second copy. */
  id: string;
  body: string;
};

/** Hands messages over. */
export type Webhook = {
  /**
   * Rejects when the message was not taken, with a `HandoverError` that says what that means for this one and for
   * others. `signal` ends the attempt; the message may have been taken then.
   */
  post(message: WebhookMessage, signal?: AbortSignal): Promise<void>;
  /** Milliseconds one message can take at most; `post` has settled by then. */
  longestPost: number;
};
