import { Component, type ReactNode } from 'react';
import type { InterfaceStrings } from '../schema/site.ts';
import styles from './island-boundary.module.css';

type CrashMessage = Pick<InterfaceStrings['crash'], 'title' | 'part' | 'reload'>;

const id = 'crash-words';

/** The crash message of islands, as a hidden element: scripts contain no texts of the content. */
export const CrashMessageTemplate = ({ strings }: { strings: CrashMessage }) => (
  <template id={id} data-title={strings.title} data-part={strings.part} data-reload={strings.reload} />
);

interface IslandBoundaryProps {
  /** Draws the island again. Is called if the browser refused a change, because other code has moved elements. */
  redraw?: () => void;
  children: ReactNode;
}

/** Shows a crash message in place of the island. The other parts of the page keep working. */
export class IslandBoundary extends Component<IslandBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };
  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }
  override componentDidCatch(error: unknown): void {
    if (error instanceof DOMException) this.props.redraw?.();
  }
  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    const { title, part, reload } = document.querySelector<HTMLElement>(`#${id}`)?.dataset ?? {};
    return (
      <div role="alert" className={styles.crash}>
        <p className={styles.title}>{title}</p>
        <p>{part}</p>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          {reload}
        </button>
      </div>
    );
  }
}
