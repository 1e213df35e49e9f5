/** The one thing that visitors should remember about a page: a figure or a short sentence in very large type. */
import { Fragment } from 'react';
import type { Band } from '../../schema/bands.ts';
import type { Highlight } from '../../schema/openings.ts';
import { sentencesOf } from '../../widgets/lead/lead.tsx';
import styles from './highlight.module.css';

/** A figure with this many characters is too wide for the largest type: "81 of 184". */
const minLong = 7;

/** Sentences of which each begins on a line of its own if they do not fit on one. */
const Sentences = ({ text }: { text: string }) => {
  const sentences = sentencesOf(text);
  if (sentences.length === 1) return text;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <span className="unbroken">{sentence}</span>
    </Fragment>
  ));
};

export const Loud = ({ figure, text }: Highlight) =>
  figure === undefined ? (
    <p className={`${styles.loud} ${styles.long} ${styles.sentence}`} data-loud="">
      <Sentences text={text} />
    </p>
  ) : (
    <p className={styles.highlight} data-whole-words="">
      <span className={`${styles.loud} ${figure.length < minLong ? '' : styles.long}`} data-loud="">
        {figure}
      </span>{' '}
      <span className={styles.text}>{text}</span>
    </p>
  );

const grounds = { page: undefined, night: styles.night, shaded: styles.shaded } satisfies Record<
  Band<'highlight'>['ground'],
  string | undefined
>;

export const HighlightBand = ({ band: { ground, figure, text } }: { band: Band<'highlight'> }) => (
  <div className={`band ${styles.band} ${grounds[ground] ?? ''}`}>
    <div className="container">
      <Loud text={text} {...(figure !== undefined && { figure })} />
    </div>
  </div>
);
