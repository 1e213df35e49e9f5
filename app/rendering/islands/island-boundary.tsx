import { Component, type ReactNode } from 'react';
import { messages } from '../../../contracts/messages.ts';
import styles from './island-boundary.module.css';

/** Shows a crash in the island's own place; the rest of the page lives on. */
export class IslandBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };
  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }
  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert" className={styles.crash}>
        <p className={styles.title}>{messages.unexpectedError}</p>
        <p>This part of the page stopped working. Reload the page to try again.</p>
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
