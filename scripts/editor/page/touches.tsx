/** Shows the effects of a change on other files. */
import type { ReactNode } from 'react';
import type { Draft } from './store.ts';

interface Place {
  path: string;
  line: number;
}

/** A position in a content file. If the editor can open the file, it is a link to the file. */
function PlaceLink({ path, line }: Place) {
  return <a href={`#${path.replace('content/', '')}`}>{`${path}, line ${line}`}</a>;
}

function Part({ title, items }: { title: string; items: ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>{items}</ul>
    </>
  );
}

export function Touches({ draft }: { draft: Draft }) {
  const { touched } = draft;
  if (!touched) return null;
  const { sameWords, linksHere, longTabs } = touched;
  const isAlone = sameWords.length + linksHere.length + longTabs.length === 0;
  return (
    <section aria-label="What else this touches" className="touches">
      <h2>What else this touches</h2>
      {isAlone && <p>Nothing: no other page has the words that you changed.</p>}
      <Part
        title="The old words stand here too"
        items={sameWords.map(({ words, ...place }) => (
          <li key={`${place.path} ${place.line}`}>
            <PlaceLink {...place} />: “{words}”
          </li>
        ))}
      />
      <Part
        title="Links that lead to a tab which is another one now"
        items={linksHere.map((place) => (
          <li key={`${place.path} ${place.line}`}>
            <PlaceLink {...place} />
          </li>
        ))}
      />
      <Part
        title="Too long for one line on a phone"
        items={longTabs.map(({ title, letters }) => (
          <li key={title}>{`The tab “${title}” has ${letters} letters.`}</li>
        ))}
      />
    </section>
  );
}
