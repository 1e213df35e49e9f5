/** Obtains the token that shows that a submission comes from a visitor's browser. */
import {
  encodeProofToken,
  type BotAction,
  type ProofChallenge,
  type ProofSolution,
} from '../../../contracts/bot-check.ts';
import { limits } from '../../../contracts/limits.ts';
import { scriptAddress } from '../../behaviors/trusted-types.ts';
import { fetchChallenge } from '../api-client.ts';
import { recaptcha } from './recaptcha.ts';
import solverAddress from './solver.worker.ts?worker&url';

/** A maker of single tokens. */
export interface TokenSource {
  /** Rejects when it cannot make a token. */
  make: (action: BotAction) => Promise<string>;
  /** Milliseconds for which a token may be sent, counted from the request for it. */
  freshFor: number;
}

/** A source of tokens. Each token is valid for one submission. */
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
const timeoutMs = 20_000;

/** Resolves to undefined if a token takes too long, so that a form does not send for ever. */
const timeout = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
  });

/** Makes a bot check of either source: one token at a time, made in advance, used once, and never too old. */
export function botCheckOf({ make, freshFor }: TokenSource): BotCheck {
  let waiting: { token: Promise<string | undefined>; since: number } | undefined;
  const start = (action: BotAction): Promise<string | undefined> => {
    if (!waiting || Date.now() - waiting.since > freshFor) {
      const token = make(action).catch(() => undefined);
      waiting = { token: Promise.race([token, timeout()]), since: Date.now() };
    }
    return waiting.token;
  };
  return {
    prepare: (action) => void start(action),
    getToken: async (action) => {
      const prepared = await start(action);
      waiting = undefined;
      if (prepared) return prepared;
      // An attempt that failed while the visitor was typing may succeed now.
      const token = await start(action);
      waiting = undefined;
      return token;
    },
  };
}

const solver = new URL(solverAddress, import.meta.url);

const solve = (challenge: ProofChallenge): Promise<ProofSolution> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(scriptAddress(solver), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofSolution>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error('the bot check could not be solved'));
    });
    worker.postMessage(challenge);
  });

/** The embedded bot check: a challenge from our own server, solved in a worker. */
export const proofOfWork = (): TokenSource => ({
  // One minute less than the server grants, because the submission takes time to arrive.
  freshFor: (limits.challengeMinutes - 1) * 60_000,
  async make(action) {
    const challenge = await fetchChallenge(action);
    if (!challenge) throw new Error('the bot check is out of reach');
    return encodeProofToken(challenge, await solve(challenge));
  },
});

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
