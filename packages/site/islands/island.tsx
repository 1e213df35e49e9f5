/**
 * Makes islands: parts of a page that React hydrates in the browser. The markup contains the props as JSON. An element
 * among the props becomes a slot: its HTML does not change and needs no script. Components of islands get their ids as
 * props, because `useId` would give other ids in the browser than in the build.
 */
import { createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { documentHtml } from '../behaviors/trusted-types.ts';
import { IslandBoundary } from './island-boundary.tsx';
import type { IslandLoader, islands } from './islands.ts';
import styles from './island.module.css';

/** A slot in the JSON of the props. The slot's element has the same number. */
type SlotPlaceholder = { $slot: number };

/**
 * Returns a copy of `value`. Calls `change` for each part of the value. A result other than undefined replaces the
 * part.
 */
function replaceDeep(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== undefined) return changed;
  if (Array.isArray(value)) return value.map((item) => replaceDeep(item, change));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaceDeep(item, change)]));
  }
  return value;
}

/** Returns a copy of `props` with each element replaced by the result of `replace`. Elements are numbered in order. */
function replaceElements(props: unknown, replace: (element: ReactNode, slot: number) => unknown): unknown {
  let count = 0;
  return replaceDeep(props, (part) => (isValidElement(part) ? replace(part, count++) : undefined));
}

/**
 * Returns the props of an island in the browser. The slots get their HTML again, because React needs it to draw the
 * island again.
 */
export const reviveProps = (island: HTMLElement): Record<string, unknown> =>
  replaceDeep(JSON.parse(island.dataset['props'] ?? '{}'), (part) => {
    if (typeof part !== 'object' || part === null || !('$slot' in part)) return undefined;
    const { $slot: slot } = part as SlotPlaceholder;
    const html = island.querySelector(`[data-slot="${slot}"]`)?.innerHTML ?? '';
    return (
      <div
        className={styles.contents}
        data-slot={slot}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: documentHtml(html) }}
      />
    );
  }) as Record<string, unknown>;

type ContentOf<Loader extends IslandLoader> = Awaited<ReturnType<Loader>>;
type PropsOf<Content> = Content extends ComponentType<infer Props> ? Props : never;

/** Makes the component that renders and marks an island in the build. The prop `of` is the island's component. */
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
    const serializable = replaceElements(props, (_element, slot): SlotPlaceholder => ({ $slot: slot }));
    const filled = replaceElements(props, (element, slot) => (
      <div className={styles.contents} data-slot={slot}>
        {element}
      </div>
    ));
    return (
      <div className={styles.contents} data-island={name} data-props={JSON.stringify(serializable)}>
        <IslandBoundary>{createElement(Content as ComponentType<object>, filled as object)}</IslandBoundary>
      </div>
    );
  };

export const Island = islandOf<typeof islands>();
