/** Drives the WebKitGTK of the machine by WebDriver (w3.org/TR/webdriver2). WebDriver's requests are HTTP with JSON. */
import type { Engine } from './engine.ts';
import { findProgram, freePort, profileFolder, start } from './processes.ts';

/** The key that contains an element's reference in a WebDriver answer. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <Result = unknown>(method: string, path: string, body?: object) => Promise<Result>;

const senderTo =
  (base: string): Send =>
  async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKitGTK: ${value.error}: ${value.message}`);
    return value;
  };

/** Sends requests until the driver answers, because the driver prints nothing when it is ready. */
async function untilReady(send: Send, attempts = 100): Promise<void> {
  try {
    await send('GET', '/status');
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await untilReady(send, attempts - 1);
  }
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

export async function startWebKit(): Promise<Engine> {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('xvfb-run');
  const port = await freePort();
  // WebKitGTK has no headless mode, so it runs on a virtual display.
  const args = ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`];
  const started = start(display, args, profileFolder());
  const send = senderTo(`http://127.0.0.1:${port}`);
  await untilReady(send);
  const { sessionId, capabilities } = await send<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: 30_000, pageLoad: 60_000, implicit: 0 } } },
  });
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string): Promise<string> =>
    send('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    resize: async (width, height) => {
      await send('POST', `${session}/window/rect`, { width, height });
      // The window has a frame. The size of the frame is known only after the window is open.
      const inside = JSON.parse(await evaluate('JSON.stringify([innerWidth, innerHeight])')) as [
        number,
        number,
      ];
      const frame = [width - inside[0], height - inside[1]] as const;
      await send('POST', `${session}/window/rect`, { width: width + frame[0], height: height + frame[1] });
    },
    open: async (url) => {
      await send('POST', `${session}/url`, { url });
    },
    evaluate,
    perform: async (actions) => {
      await send('POST', `${session}/actions`, { actions });
    },
    setFile: async (selector, path) => {
      const found = { using: 'css selector', value: selector };
      const element = await send<Record<string, string>>('POST', `${session}/element`, found);
      await send('POST', `${session}/element/${element[elementKey]}/value`, { text: path });
    },
    async [Symbol.asyncDispose]() {
      await send('DELETE', session).catch(() => undefined);
      await started.end();
    },
  };
}
