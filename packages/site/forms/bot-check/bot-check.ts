/** Obtains the token that shows that a submission comes from a visitor's browser. */
import {
  encodeProofToken,
  type BotAction,
  type ProofChallenge,
  type ProofSolution,
} from '@website/forms/bot-check';
import { endpoints } from '@website/forms/endpoints';
import { limits } from '@website/forms/limits';
import { scriptAddress } from '../../behaviors/trusted-types.ts';
import solverAddress from './solver.worker.ts?worker&url';

export interface TokenSource {
  /** Makes a token, or rejects. Resolves with undefined if the host answers, but does not know the bot check. */
  make: (action: BotAction) => Promise<string | undefined>;
  /** The time for which a token is valid, in milliseconds from its request. */
  freshFor: number;
}

export interface BotCheck {
  /** Starts to make a token. Callers may call this function often. */
  prepare: (action: BotAction) => void;
  /**
   * @returns a token for one submission; undefined if no token can be made (the script is blocked, or the server does
   * not answer)
   */
  getToken: (action: BotAction) => Promise<string | undefined>;
  /** True if no attempt can succeed, because the site is on a host without our server. */
  isHopeless: () => boolean;
}

/** The time to wait for a challenge or for Google's script, in milliseconds. */
const loadTimeoutMs = 15_000;
/**
 * The maximum milliseconds for making a token. Google's script never answers if the connection breaks at the wrong
 * moment (github.com/google/recaptcha/issues/269). If memory is short, a browser may end a worker.
 */
const timeoutMs = 20_000;

/**
 * Makes one token in advance, before the visitor sends the form. Uses each token once, and never sends an expired
 * token.
 */
export function botCheckOf({ make, freshFor }: TokenSource): BotCheck {
  let isHopeless = false;
  let waiting: { token: Promise<string | undefined>; since: number } | undefined;
  const start = (action: BotAction): Promise<string | undefined> => {
    if (!waiting || Date.now() - waiting.since > freshFor) {
      const token = make(action).then(
        (made) => {
          isHopeless = made === undefined;
          return made;
        },
        () => undefined,
      );
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
      waiting = { token: Promise.race([token, timeout]), since: Date.now() };
    }
    return waiting.token;
  };
  const take = async (action: BotAction): Promise<string | undefined> => {
    if (isHopeless) return undefined;
    const token = await start(action);
    waiting = undefined;
    return token;
  };
  return {
    prepare: (action) => void (isHopeless || start(action)),
    // If the attempt during typing failed, a second attempt may succeed now.
    getToken: async (action) => (await take(action)) ?? take(action),
    isHopeless: () => isHopeless,
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

export const proofOfWork = (): TokenSource => ({
  // The server accepts a token for one minute longer, because the submission takes time to arrive.
  freshFor: (limits.challengeMinutes - 1) * 60_000,
  async make(action) {
    const response = await fetch(`${endpoints.botCheckChallenge}?action=${action}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    // Some hosts for files answer an unknown address with a page and status 200.
    if (response.status === 404 || (response.ok && !isJson)) return undefined;
    if (!response.ok) throw new Error('the bot check is out of reach');
    const challenge = (await response.json()) as ProofChallenge;
    return encodeProofToken(challenge, await solve(challenge));
  },
});

/** The part of Google's script that is used here (developers.google.com/recaptcha/docs/v3). */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (
    container: HTMLElement,
    options: { sitekey: string; badge: 'inline'; size: 'invisible' },
  ) => number;
  execute: (widget: number, options: { action: string }) => Promise<string>;
}

function loadRecaptcha(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('the reCAPTCHA script did not load'));
    };
    script.src = 'https://www.google.com/recaptcha/api.js?render=explicit';
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha?: Recaptcha };
      // Some blockers replace Google's script by an empty script.
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    setTimeout(fail, loadTimeoutMs);
    document.head.append(script);
  });
}

/** Makes tokens with Google reCAPTCHA v3 (explicit, inline, invisible). Loads Google's script at the first use. */
export function recaptcha(siteKey: string): TokenSource {
  let ready: Promise<{ script: Recaptcha; widget: number }> | undefined;
  const open = async (): Promise<{ script: Recaptcha; widget: number }> => {
    const script = await loadRecaptcha();
    // The badge is visible at the end of the form, because Google's terms require this.
    const badge = document.createElement('div');
    (document.querySelector('form[data-bot-check]') ?? document.body).append(badge);
    return { script, widget: script.render(badge, { sitekey: siteKey, badge: 'inline', size: 'invisible' }) };
  };
  return {
    // Google refuses a token after two minutes. Writing a message often takes longer.
    freshFor: 90_000,
    async make(action) {
      ready ??= open();
      // If the script was blocked, it may load at the next attempt.
      ready.catch(() => {
        ready = undefined;
      });
      const { script, widget } = await ready;
      return script.execute(widget, { action });
    },
  };
}

/** The bot check of a form that is sent to EmailJS. The form sends no token, because our server could not check it. */
const noBotCheck: BotCheck = {
  prepare: () => undefined,
  getToken: () => Promise.resolve(''),
  isHopeless: () => false,
};

/** @param origin where the form is sent; empty for the site's own server */
export function createBotCheck(recaptchaSiteKey: string | undefined, origin: string): BotCheck {
  if (recaptchaSiteKey !== undefined) return botCheckOf(recaptcha(recaptchaSiteKey));
  return origin === '' ? botCheckOf(proofOfWork()) : noBotCheck;
}
