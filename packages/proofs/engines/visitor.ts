/** A visitor of the site in any engine: opens pages, clicks, types, and waits for the results. */
import type { Engine, Source } from './engine.ts';

/** The keys by their names in WebDriver. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  space: ' ',
  end: '\uE010',
  home: '\uE011',
  right: '\uE014',
  down: '\uE015',
} as const;

/** The maximum time in milliseconds to wait for a result. */
const patience = 20_000;
const pause = 50;

/** A value that a flow and the page exchange as JSON. */
type Value = string | number | boolean | null | readonly Value[];
type InPage<Args extends Value[], Result> = (...args: Args) => Result;

/**
 * Scrolls an element to the middle of the window. Returns the element's middle, or null if another element covers it.
 */
function placeOf(selector: string): [number, number] | null {
  const shown = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (!shown) return null;
  shown.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = shown.getBoundingClientRect();
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as [number, number];
  const hit = document.elementFromPoint(...middle);
  return hit && (shown.contains(hit) || hit.contains(shown)) ? middle : null;
}

const typing = (text: string): Source => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const clickAt = ([x, y]: readonly [number, number]): Source => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export type Visitor = ReturnType<typeof createVisitor>;

/** @param origin the address of the site, without a slash at the end */
export function createVisitor(engine: Engine, origin: string) {
  /** Runs a function in the page. The function can use only its arguments, and nothing else of this program. */
  async function run<Args extends Value[], Result extends Value>(
    inPage: InPage<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    return JSON.parse(
      await engine.evaluate(`JSON.stringify((${inPage.toString()})(...${JSON.stringify(args)}))`),
    ) as Result;
  }
  /** Runs a function in the page again and again, until its result is neither false nor null. */
  async function until<Args extends Value[], Result extends Value>(
    what: string,
    inPage: InPage<Args, Result>,
    ...args: Args
  ): Promise<Exclude<Result, false | null>> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // While the browser replaces the page, the call fails, and counts as no result.
      const answer = await run(inPage, ...args).catch(() => null);
      if (answer !== false && answer !== null) return answer as Exclude<Result, false | null>;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error(`did not come: ${what}`);
  }
  /** Resolves with the position of an element after the element has stopped moving. */
  async function steadyPlace(selector: string, before?: [number, number]): Promise<[number, number]> {
    const place = await until(`${selector} to click on`, placeOf, selector);
    return place.join() === before?.join() ? place : steadyPlace(selector, place);
  }
  const click = async (selector: string): Promise<void> =>
    engine.perform([clickAt(await steadyPlace(selector))]);
  return {
    run,
    until,
    click,
    /** Types text, or presses keys. */
    type: (text: string) => engine.perform([typing(text)]),
    open: async (path: string): Promise<void> => {
      await engine.open(origin + path);
      await until('the whole page', () => {
        const { dataset } = document.documentElement;
        return dataset['ready'] !== undefined && dataset['bare'] === undefined;
      });
    },
    point: (x: number, y: number) =>
      engine.perform([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }] }]),
    fill: async (selector: string, text: string): Promise<void> => {
      await click(selector);
      await engine.perform([typing(text)]);
    },
    choose: (selector: string, path: string) => engine.setFile(selector, path),
    resize: (width: number, height: number) => engine.resize(width, height),
  };
}
