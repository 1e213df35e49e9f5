import { Component, type ReactNode } from 'react';
import { messages } from '../../contracts/messages.ts';
import { crashWords } from '../sections/crash-words.tsx';
import styles from './island-boundary.module.css';

interface IslandBoundaryProps {
  /**
   * Draws the island anew, from the document up. Tried where the browser refused a change of the document,
   * which happens when something else has moved elements under React's hands.
   */
  redraw?: () => void;
  children: ReactNode;
}

/** Shows a crash in the island's own place; the rest of the page lives on. */
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
    const words = crashWords();
    return (
      <div role="alert" className={styles.crash}>
        <p className={styles.title}>{messages.unexpectedError}</p>
        <p>{words.part}</p>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    );
  }
}
