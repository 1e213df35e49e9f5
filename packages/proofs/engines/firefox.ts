/** Drives the Firefox of the machine by WebDriver BiDi (w3.org/TR/webdriver-bidi), a WebSocket with JSON. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { findProgram, profileFolder, start, untilPrinted } from './processes.ts';

/** Settings of the profile: no first-run pages, and no requests to other sites. */
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.disabledForTesting': true,
  'toolkit.telemetry.server': '',
};

type Send = <Result = unknown>(method: string, params: object) => Promise<Result>;

/** Opens the connection. Returns a function that sends a command and resolves with its result. */
async function connect(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      error?: string;
      message?: string;
    };
    const asked = waiting.get(answer.id ?? -1);
    if (answer.error === undefined) asked?.resolve(answer.result);
    else asked?.reject(new Error(`Firefox: ${answer.error}: ${answer.message}`));
  });
  let count = 0;
  const send = (method: string, params: object): Promise<unknown> => {
    count += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(count, asked);
    socket.send(JSON.stringify({ id: count, method, params }));
    return asked.promise;
  };
  return { send: send as Send, close: () => socket.close() };
}

interface Evaluated {
  result?: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

export async function startFirefox(): Promise<Engine> {
  const program = findProgram('firefox-esr', 'firefox');
  const profile = profileFolder();
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    'about:blank',
  ];
  const started = start(program, args, profile);
  const address = await untilPrinted(started, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = tree.contexts[0]?.context ?? '';
  const evaluate = async (expression: string): Promise<Evaluated['result']> => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`);
    return result;
  };
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => (await evaluate(expression))?.value ?? '',
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    setFile: async (selector, path) => {
      const element = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element: { sharedId: element?.sharedId }, files: [path] });
    },
    async [Symbol.asyncDispose]() {
      close();
      await started.end();
    },
  };
}
