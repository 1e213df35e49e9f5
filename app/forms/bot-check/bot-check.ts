/** Obtains the token that shows a submission to come from a visitor's browser. */
import type { BotAction } from '../../../contracts/bot-check.ts';
import { proofOfWork } from './proof-of-work.ts';
import { recaptcha } from './recaptcha.ts';
import type { TokenSource } from './token-source.ts';

/** A way to make tokens. Each token is good for one submission. */
export interface BotCheck {
  /** Begins to make a token, so that it is there when it is needed. May be called often. */
  prepare: (action: BotAction) => void;
  /** @returns a token, or undefined when none can be made: a script is blocked, a server unreachable */
  getToken: (action: BotAction) => Promise<string | undefined>;
}

/**
 * Milliseconds that making a token may take. Google's script may never answer if the connection breaks at the wrong
 * moment (github.com/google/recaptcha/issues/269), and a browser may end a worker when memory is short.
 */
const longestMaking = 20_000;

/** Resolves to nothing once a token has taken too long; a form must not be sending for ever. */
const tooLate = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestMaking);
  });

/** Makes a bot check of either source: one token at a time, made in advance, used once, and never too old. */
export function botCheckOf({ make, freshFor }: TokenSource): BotCheck {
  let waiting: { token: Promise<string | undefined>; since: number } | undefined;
  const start = (action: BotAction): Promise<string | undefined> => {
    if (!waiting || Date.now() - waiting.since > freshFor) {
      const token = make(action).catch(() => undefined);
      waiting = { token: Promise.race([token, tooLate()]), since: Date.now() };
    }
    return waiting.token;
  };
  return {
    prepare: (action) => void start(action),
    getToken: async (action) => {
      const early = await start(action);
      waiting = undefined;
      if (early) return early;
      // An attempt that failed while the visitor was typing may succeed now.
      const token = await start(action);
      waiting = undefined;
      return token;
    },
  };
}

/**
 * Bot check of a form that the EmailJS provider receives: no server of ours could make a challenge or judge one. The
 * empty token is not sent.
 */
const noBotCheck: BotCheck = { prepare: () => undefined, getToken: () => Promise.resolve('') };

/**
 * The bot check that the site was built for.
 * @param origin where the form is sent; empty for the site's own server
 */
export function createBotCheck(recaptchaSiteKey: string | undefined, origin = ''): BotCheck {
  if (recaptchaSiteKey !== undefined) return botCheckOf(recaptcha(recaptchaSiteKey));
  return origin === '' ? botCheckOf(proofOfWork()) : noBotCheck;
}
