/** Google reCAPTCHA v3: explicit render, inline badge, invisible size. Loaded on first use only. */
import type { BotAction } from '../../../contracts/bot-check.ts';

/** The part of Google's script that is used here (developers.google.com/recaptcha/docs/v3). */
interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (
    container: HTMLElement,
    options: { sitekey: string; badge: 'inline'; size: 'invisible' },
  ) => number;
  execute: (widget: number, options: { action: string }) => Promise<string>;
}

/** Milliseconds until the script has to be ready. */
const timeoutMs = 15_000;

const source = 'https://www.google.com/recaptcha/api.js?render=explicit';

function loadScript(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(new Error('the reCAPTCHA script did not load'));
    };
    script.src = source;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = globalThis as unknown as { grecaptcha?: Recaptcha };
      // Some blockers answer with an empty script.
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    setTimeout(fail, timeoutMs);
    document.head.append(script);
  });
}

/** The badge is at the end of the form, because Google's terms require it to be visible. */
function badgeContainer(): HTMLElement {
  const container = document.createElement('div');
  (document.querySelector('form[data-bot-check]') ?? document.body).append(container);
  return container;
}

export function recaptcha(siteKey: string) {
  let ready: Promise<{ script: Recaptcha; widget: number }> | undefined;
  const open = async (): Promise<{ script: Recaptcha; widget: number }> => {
    const script = await loadScript();
    const widget = script.render(badgeContainer(), { sitekey: siteKey, badge: 'inline', size: 'invisible' });
    return { script, widget };
  };
  return {
    // Google refuses a token after two minutes. Writing a message often takes longer.
    freshFor: 90_000,
    async make(action: BotAction): Promise<string> {
      ready ??= open();
      // A script that was blocked may load at the next try.
      ready.catch(() => {
        ready = undefined;
      });
      const { script, widget } = await ready;
      return script.execute(widget, { action });
    },
  };
}
