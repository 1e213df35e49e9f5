/** What else a change touches, beside the form. */
import type { Draft } from './store.ts';

export function Touches({ draft }: { draft: Draft }) {
  const { touched } = draft;
  if (!touched) return null;
  return (
    <section aria-label="What else this touches" className="touches">
      <h2>What else this touches</h2>
      <pre>{JSON.stringify(touched)}</pre>
    </section>
  );
}
