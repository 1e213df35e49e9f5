/** Tabs that open when they get the focus (W3C APG). Without script they are links; see `tabs.module.css`. */
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { destination, indexInAddress, roleOf, useActivated } from '../activated.ts';
import { fillIn } from '../fill-in.ts';
import styles from './tabs.module.css';

export interface Tab {
  title: string;
  /** The icon is always shown. On a small screen the title is invisible, but screen readers still read it. */
  icon: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  /** The beginning of the panels' ids: `<idPrefix>-1` and so on. */
  idPrefix: string;
  tabs: Tab[];
  /**
   * The words of the links to the tabs before and after, with `{name}` for the tab. A small screen shows the links at
   * the foot of each panel, because its tabs are icons without names.
   */
  neighbors?: { previous: string; next: string } | undefined;
}

/** Returns whether a modifier key was pressed. The browser then handles the event, for example opens a new tab. */
const hasModifier = (event: KeyboardEvent | MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Shows the tab that the address names, and focuses its panel, because browsers cannot focus a hidden panel. */
function useFragment(idPrefix: string, count: number, select: (index: number) => void): void {
  // This effect runs before the first paint after hydration. A later effect would show the first panel for a moment.
  useLayoutEffect(() => {
    const follow = (): boolean => {
      const index = indexInAddress(count, (position) => `${idPrefix}-${position + 1}`);
      if (index >= 0) select(index);
      return index >= 0;
    };
    const followAndFocus = (): void => {
      if (!flushSync(follow) || document.activeElement !== document.body) return;
      document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
    };
    follow();
    addEventListener('hashchange', followAndFocus);
    return () => removeEventListener('hashchange', followAndFocus);
  }, [idPrefix, count, select]);
}

/**
 * Writes the tab into the address, so that visitors can share it. The page does not scroll, and the history gets no new
 * entry.
 */
function showInAddress(panelId: string): void {
  try {
    history.replaceState(history.state, '', `#${panelId}`);
  } catch {
    // Safari and Firefox throw after a hundred changes within a few seconds. A visitor who holds an arrow key can reach
    // that number.
  }
}

interface PanelsProps extends Omit<TabsProps, 'label'> {
  active: number;
  activated: boolean;
  /** Chooses the tab at an index, and focuses it. */
  open: (index: number) => void;
}

/**
 * The links to the tabs before and after. Without script, a link changes the address, and CSS shows the panel that the
 * address names.
 */
const Neighbors = ({
  index,
  idPrefix,
  tabs,
  neighbors,
  open,
}: Pick<PanelsProps, 'idPrefix' | 'tabs' | 'neighbors' | 'open'> & { index: number }) =>
  neighbors && (
    <p className={styles.neighbors}>
      {[
        { at: index - 1, words: neighbors.previous },
        { at: index + 1, words: neighbors.next },
      ].map(({ at, words }) => {
        const tab = tabs[at];
        return (
          tab && (
            <a
              key={at}
              className={at > index ? styles.next : undefined}
              href={`#${idPrefix}-${at + 1}`}
              onClick={(event) => {
                if (hasModifier(event)) return;
                event.preventDefault();
                open(at);
              }}
            >
              {fillIn(words, { name: tab.title })}
            </a>
          )
        );
      })}
    </p>
  );

const Panels = ({ idPrefix, tabs, neighbors, active, activated, open }: PanelsProps) => (
  <div className={styles.panels}>
    {tabs.map(({ title, panel }, index) => (
      <div
        key={title}
        id={`${idPrefix}-${index + 1}`}
        className={styles.panel}
        role={roleOf('tabpanel', activated)}
        data-role="tabpanel"
        suppressHydrationWarning
        aria-labelledby={`${idPrefix}-${index + 1}-tab`}
        tabIndex={activated ? 0 : undefined}
        hidden={activated && index !== active}
      >
        {/* Shown in print and on small screens. Assistive technology reads the label instead. */}
        <p className={styles.name} aria-hidden="true">
          {title}
        </p>
        {panel}
        <Neighbors index={index} idPrefix={idPrefix} tabs={tabs} neighbors={neighbors} open={open} />
      </div>
    ))}
  </div>
);

interface TabLinkProps {
  tab: Tab;
  panelId: string;
  activated: boolean;
  isChosen: boolean;
  choose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const TabLink = ({ tab, panelId, activated, isChosen, choose, onKeyDown }: TabLinkProps) => (
  <a
    id={`${panelId}-tab`}
    className={styles.tab}
    role={roleOf('tab', activated)}
    data-role="tab"
    suppressHydrationWarning
    href={`#${panelId}`}
    aria-controls={panelId}
    aria-selected={activated ? isChosen : undefined}
    tabIndex={activated && !isChosen ? -1 : undefined}
    onClick={(event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      choose();
    }}
    onKeyDown={onKeyDown}
  >
    {tab.icon}
    <span className={styles.title}>{tab.title}</span>
  </a>
);

/** Returns the chosen tab, the tab whose panel is shown, and a function that chooses a tab. */
function useChoice(idPrefix: string, count: number) {
  const [chosen, setChosen] = useState(0);
  const [active, setActive] = useState(0);
  const select = useCallback((index: number): void => {
    setChosen(index);
    setActive(index);
  }, []);
  useFragment(idPrefix, count, select);
  const choose = (index: number): void => {
    setChosen(index);
    // The tab changes at once. The panel and its drawing take longer, so they change a moment later.
    startTransition(() => setActive(index));
    showInAddress(`${idPrefix}-${index + 1}`);
  };
  return { chosen, active, choose };
}

export function Tabs({ label, idPrefix, tabs, neighbors }: TabsProps) {
  const activated = useActivated();
  const { chosen, active, choose } = useChoice(idPrefix, tabs.length);
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number): void => list.current?.querySelectorAll('a')[index]?.focus();
  const onKeyDown = (event: KeyboardEvent, focused: number): void => {
    if (hasModifier(event)) return;
    // The focused tab may not be the chosen tab, because before activation Tab stops at every tab.
    const index = event.key === ' ' ? focused : destination(event.key, focused, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    choose(index);
    focus(index);
  };
  return (
    <div className={styles.tabs} data-activated={activated ? '' : undefined}>
      <div
        ref={list}
        className={styles.list}
        role={roleOf('tablist', activated)}
        data-role="tablist"
        suppressHydrationWarning
        aria-label={label}
        data-roving=""
        data-count={tabs.length}
      >
        {tabs.map((tab, index) => (
          <TabLink
            key={tab.title}
            tab={tab}
            panelId={`${idPrefix}-${index + 1}`}
            activated={activated}
            isChosen={index === chosen}
            choose={() => choose(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
        ))}
      </div>
      <Panels
        idPrefix={idPrefix}
        tabs={tabs}
        neighbors={neighbors}
        active={active}
        activated={activated}
        open={(index) => {
          choose(index);
          focus(index);
        }}
      />
    </div>
  );
}
