import styles from './lead.module.css';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export const sentencesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim());

/** Returns the first sentence of a text, and the rest, which is empty if the text is one sentence. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const [first] = segmenter.segment(text);
  const end = first?.segment.length ?? text.length;
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}

/** A text whose first sentence is large and the rest small. `className` arranges the two paragraphs. */
export const Lead = ({ text, className = '' }: { text: string; className?: string | undefined }) => {
  const [first, rest] = splitFirstSentence(text);
  return (
    <div className={`${styles.lead} ${className}`}>
      <p className={styles.first} data-whole-words="">
        {first}
      </p>
      {rest && <p className={styles.rest}>{rest}</p>}
    </div>
  );
};
