/**
 * An island: the part of a page that React hydrates in the browser. Everything around it stays the
 * HTML that was rendered at build time. Props travel as JSON in the markup; an element among them
 * becomes a slot, whose HTML the browser keeps as it is, so that what an island merely frames costs
 * no script at all. Components of islands take their ids as props: `useId` would differ between
 * the page's tree and the island's own.
 */
import { isValidElement, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { IslandBoundary } from '../island-boundary/island-boundary.tsx';
import styles from './island.module.css';

/** How a slot stands in the JSON of the props. */
const slotMark = { $slot: true };
const isSlotMark = (value: unknown): boolean =>
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

/** Server: the wrapper whose contents the browser will not touch. */
const filledSlot = (content: ReactElement) => <div className={styles.contents}>{content}</div>;

/** Browser: the same wrapper; React leaves the inner HTML of an element with this prop as it finds it. */
const keptSlot = (
  <div className={styles.contents} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
);

/** The props of an island as its own root in the browser needs them. */
export const reviveProps = (json: string): Record<string, unknown> =>
  replaceDeep(JSON.parse(json), (part) => (isSlotMark(part) ? keptSlot : undefined)) as Record<
    string,
    unknown
  >;

/**
 * Marks where an island stands and renders its component for the first time, at build.
 * @param name the component's key in `app/islands.ts`
 */
export function Island<Props extends object>({
  name,
  of: Content,
  props,
}: {
  name: string;
  of: ComponentType<Props>;
  props: Props;
}) {
  const json = JSON.stringify(replaceDeep(props, (part) => (isValidElement(part) ? slotMark : undefined)));
  const filled = replaceDeep(props, (part) => (isValidElement(part) ? filledSlot(part) : undefined)) as Props;
  return (
    <div className={styles.contents} data-island={name} data-props={json}>
      <IslandBoundary>
        <Content {...filled} />
      </IslandBoundary>
    </div>
  );
}

const never = () => () => {};

/** False in the built HTML and while hydrating, true from then on: whether script is in charge. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
