/** `npm run dev` serves the site with hot reload on port 3000, and serves the API. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer, type Plugin, type ProxyOptions } from 'vite';
import { withGallery, devFiles, devPages } from '@website/site/build';
import { figuresOf } from '@website/forms/build-record';
import {
  readBuildSettings,
  fromEnvironment,
  type Environment,
  SettingsError,
  readServerSettings,
} from '@website/server/settings';
import { writeContentSchemas } from '@website/editor/tools';
import { editor } from '@website/editor/serve';
import { makeDrawings } from '@website/media/programs';

const root = join(import.meta.dirname, '..');
/** Reads settings. If settings have faults, prints the faults and exits. */
function readOrEnd<Settings>(read: (env: Environment) => Settings): Settings {
  try {
    return fromEnvironment(read);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

const { port } = readOrEnd(readServerSettings);
const settings = readOrEnd(readBuildSettings);
const origin = `http://localhost:${port}`;
const siteSettings = {
  origin,
  submission: settings.submission,
  outsideScript: settings.outsideScript,
  figures: figuresOf(settings),
  unpublished: true,
};
const apiPort = port + 1;

/** Makes the drawings whose sources have changed. After an error, prints the message and keeps the old drawings. */
async function draw(): Promise<void> {
  try {
    await makeDrawings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** After a change of a scene, makes the drawings again and reloads the page. Only one run happens at a time. */
const devDrawings: Plugin = {
  name: 'dev-drawings',
  configureServer: ({ watcher, ws }) => {
    const folder = join(root, 'packages/media/illustrations');
    watcher.add(folder);
    watcher.on('change', (file) => {
      if (file.startsWith(folder)) drawn = drawn.then(draw).then(() => ws.send({ type: 'full-reload' }));
    });
  },
};

writeContentSchemas(join(root, 'content/schemas'));
let drawn = draw();
await drawn;
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(root, 'packages/server/main.ts')],
  {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: {
      ...process.env,
      SITE_DIR: 'off',
      PORT: String(apiPort),
      SITE_URL: origin,
    },
  },
);
/** The last fault that the API printed, such as that another server uses the data folder. */
let lastFault = 'See the terminal.';
api.stderr.on('data', (chunk: Buffer) => {
  process.stderr.write(chunk);
  lastFault = chunk.toString().trim() || lastFault;
});

/** Passes requests on to the API. If the API does not run, the page shows the reason in Vite's overlay. */
const toApi: ProxyOptions = {
  target: `http://127.0.0.1:${apiPort}`,
  configure: (proxy) => {
    proxy.on('error', (_error, _request, response) => {
      const message = `Forms cannot be sent, because the API does not run. ${lastFault}`;
      site.ws.send({ type: 'error', err: { message, stack: '' } });
      if ('writeHead' in response)
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
    });
  },
};
const site = await createServer({
  root,
  appType: 'custom',
  publicDir: 'public',
  // Without an index.html, Vite does not find the entries itself.
  optimizeDeps: { entries: ['packages/site/islands/start.ts', 'packages/editor/page/main.tsx'] },
  // In development, the gallery is at /gallery.
  plugins: [
    withGallery(root),
    devDrawings,
    devFiles(root, siteSettings),
    devPages(root, siteSettings),
    editor(root, siteSettings),
  ],
  server: { port, strictPort: true, proxy: { '/api': toApi } },
});
await site.listen();
console.log(`site  ${origin} (reloads by itself)`);
console.log(`edit  ${origin}/edit`);

function stop(): void {
  api.kill();
  void site.close().then(() => process.exit(0));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
