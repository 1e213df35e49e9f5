import type { BotAction } from '../../../contracts/bot-check.ts';

/** A maker of single tokens. */
export interface TokenSource {
  /** Rejects when it cannot make one. */
  make: (action: BotAction) => Promise<string>;
  /** How long after it was asked for a token is still worth sending, in milliseconds. */
  freshFor: number;
}
