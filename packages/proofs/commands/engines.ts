/**
 * `npm run test:engines -- [--require]` tests the main flows of the built site in Firefox and in WebKitGTK, in a wide
 * and in a narrow window. It uses the engines of this machine, and names an engine that is missing; with `--require` or
 * `CI=true`, a missing engine is a fault. The exit code is 1 if a flow failed.
 */
import { parseArgs } from 'node:util';
import { startSite } from '../../../tests/browser/support/site-server.ts';
import { MissingEngineError, type Engine } from '../engines/engine.ts';
import { startFirefox } from '../engines/firefox.ts';
import { flows } from '../engines/flows.ts';
import { createVisitor, type Visitor } from '../engines/visitor.ts';
import { startWebKit } from '../engines/webkit.ts';

const engines = { firefox: startFirefox, webkit: startWebKit };
/** From this width in pixels, the header has the menu for desktops. */
const wideFrom = 992;
const widths = [1280, 390];

/** Runs a flow and prints the result. Returns whether the flow failed. */
async function attempt(label: string, go: () => Promise<void>): Promise<boolean> {
  const began = performance.now();
  try {
    await go();
  } catch (error) {
    console.log(`✗ ${label}: ${error instanceof Error ? error.message : String(error)}`);
    return true;
  }
  console.log(`✓ ${label}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return false;
}

async function checkWidth(visitor: Visitor): Promise<void> {
  const [inside, all] = await visitor.run(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ]);
  if (all > inside) throw new Error(`the page is ${all} px wide in a window of ${inside} px`);
}

/** Runs all flows in one engine. Resolves with the number of failures. */
async function examine(engine: Engine, origin: string): Promise<number> {
  const visitor = createVisitor(engine, origin);
  let failed = 0;
  for (const width of widths) {
    await visitor.open('/');
    await visitor.resize(width, 900);
    const shown = await visitor.run(() => innerWidth);
    for (const { name, only, go } of flows) {
      if (only !== undefined && (only === 'wide') !== shown >= wideFrom) continue;
      const hasFailed = await attempt(`${engine.name}, ${shown} px: ${name}`, async () => {
        await go(visitor);
        await checkWidth(visitor);
      });
      failed += Number(hasFailed);
    }
  }
  return failed;
}

/** Starts an engine and runs all flows in it. A missing engine counts as a failure if it is required. */
async function examineOn(name: string, startEngine: () => Promise<Engine>, origin: string): Promise<number> {
  try {
    await using engine = await startEngine();
    return await examine(engine, origin);
  } catch (error) {
    if (!(error instanceof MissingEngineError)) throw error;
    console.log(`not run: ${name}: ${error.message}`);
    return Number(isRequired);
  }
}

const { values } = parseArgs({ options: { require: { type: 'boolean' } } });
const isRequired = values.require === true || process.env['CI'] === 'true';
let failed = 0;
const site = await startSite();
try {
  for (const [name, startEngine] of Object.entries(engines)) {
    failed += await examineOn(name, startEngine, site.url);
  }
} finally {
  await site.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
