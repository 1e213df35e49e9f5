/**
 * An island: the part of a page that React hydrates in the browser. Everything around it stays the
 * HTML that was rendered at build time. Props travel as JSON in the markup; an element among them
 * becomes a slot, whose HTML the browser keeps as it is, so that what an island merely frames costs
 * no script at all. Components of islands take their ids as props: `useId` would differ between
 * the page's tree and the island's own.
 */
import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { documentHtml } from '../behaviors/trusted-types.ts';
import { IslandBoundary } from './island-boundary.tsx';
import type { IslandLoader, islands } from './islands.ts';
import styles from './island.module.css';

/** Stands for a slot in the JSON of the props, by the number that its element has too. */
interface SlotMark {
  $slot: number;
}
const isSlotMark = (value: unknown): value is SlotMark =>
  typeof value === 'object' && value !== null && '$slot' in value;

/** A copy of `value` in which `change` has replaced what it answers for; undefined leaves a part alone. */
function replaceDeep(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== undefined) return changed;
  if (Array.isArray(value)) return value.map((item) => replaceDeep(item, change));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceDeep(item, change)]));
  }
  return value;
}

/** A copy of `props` in which `replace` stands for each element, with its number in order. */
function replaceElements(props: unknown, replace: (element: ReactNode, slot: number) => unknown): unknown {
  let count = 0;
  return replaceDeep(props, (part) => (isValidElement(part) ? replace(part, count++) : undefined));
}

/**
 * The props of an island as its own root in the browser needs them. React leaves the HTML of a slot as
 * it finds it, but one that draws the island anew needs it: so it is taken from the document first.
 */
export const reviveProps = (island: HTMLElement): Record<string, unknown> =>
  replaceDeep(JSON.parse(island.dataset['props'] ?? '{}'), (part) => {
    if (!isSlotMark(part)) return undefined;
    const html = island.querySelector(`[data-slot="${part.$slot}"]`)?.innerHTML ?? '';
    return (
      <div
        className={styles.contents}
        data-slot={part.$slot}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: documentHtml(html) }}
      />
    );
  }) as Record<string, unknown>;

type ContentOf<Loader extends IslandLoader> = Awaited<ReturnType<Loader>>;
type PropsOf<Content> = Content extends ComponentType<infer Props> ? Props : never;

/**
 * Makes the component that marks where an island stands, and renders it for the first time at build.
 * Its `name` is a key of the table, and `of` is the component that the table has under that name.
 */
export const islandOf = <Table extends Record<string, IslandLoader>>() =>
  function Island<Name extends keyof Table & string>({
    name,
    of: Content,
    props,
  }: {
    name: Name;
    of: ContentOf<Table[Name]>;
    props: PropsOf<ContentOf<Table[Name]>>;
  }) {
    const marked = replaceElements(props, (_element, slot): SlotMark => ({ $slot: slot }));
    const filled = replaceElements(props, (element, slot) => (
      <div className={styles.contents} data-slot={slot}>
        {element}
      </div>
    ));
    return (
      <div className={styles.contents} data-island={name} data-props={JSON.stringify(marked)}>
        <IslandBoundary>{createElement(Content as ComponentType<object>, filled as object)}</IslandBoundary>
      </div>
    );
  };

/** The marker for the islands of the site. */
export const Island = islandOf<typeof islands>();
