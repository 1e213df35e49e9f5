import type { BotAction } from '../../../contracts/bot-check.ts';

/** A maker of single tokens. */
export interface TokenSource {
  /** Rejects when it cannot make one. */
  make: (action: BotAction) => Promise<string>;
  /** Milliseconds for which a token may be sent, counted from the request for it. */
  freshFor: number;
}
