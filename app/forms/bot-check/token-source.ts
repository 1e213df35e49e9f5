import type { BotAction } from '../../../contracts/bot-check.ts';

/** A maker of single tokens; it rejects when it cannot make one. */
export type TokenSource = (action: BotAction) => Promise<string>;
