import type { Band } from '../../schema/bands.ts';
import type { Drawing, InterfaceStrings } from '../../schema/site.ts';
import { headingId } from '../../widgets/heading-id.ts';
import { IntroBand, SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import { LinkedText } from '../linked-text.tsx';
import { SiteDrawing } from '../site-drawing.tsx';
import styles from './steps.module.css';

interface StepsProps {
  band: Band<'steps'>;
  strings: InterfaceStrings['steps'];
  otherSite: string;
}

/** The people and the result of a step. Draws nothing if the content names neither. */
const Facts = ({ facts }: { facts: [label: string, text: string | undefined][] }) =>
  facts.some(([, text]) => text !== undefined) && (
    <dl className={styles.facts}>
      {facts.map(
        ([label, text]) =>
          text !== undefined && (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );

type Step = StepsProps['band']['items'][number];

const Words = ({
  step: { text, who, result },
  strings,
  otherSite,
}: Omit<StepsProps, 'band'> & { step: Step }) => (
  <div className={styles.words}>
    <p>
      <LinkedText text={text} otherSite={otherSite} />
    </p>
    <Facts
      facts={[
        [strings.who, who],
        [strings.result, result],
      ]}
    />
  </div>
);

export const Steps = ({ band, ...words }: StepsProps) => (
  <IntroBand className="detail" heading={band.heading} text={band.intro}>
    <ol className={styles.list}>
      {band.items.map((step) => (
        <li key={step.title} className={styles.step} data-reveal="">
          <h3 className={styles.title}>{step.title}</h3>
          <Words step={step} {...words} />
        </li>
      ))}
    </ol>
  </IntroBand>
);

/** The steps on a vertical line. On a wide screen the heading and the drawing stay in sight beside them. */
export const Timeline = ({
  band,
  drawing,
  drawingStrings,
  ...words
}: StepsProps & { drawing: Drawing | undefined; drawingStrings: InterfaceStrings['drawing'] }) => (
  <section className={`band ${styles.timeline}`}>
    <div className={`container ${styles.day}`}>
      <div className={styles.pinned}>
        <SectionIntro heading={band.heading} id={headingId(band.heading)} text={band.intro} />
        {drawing && <SiteDrawing drawing={drawing} strings={drawingStrings} />}
      </div>
      <ol className={styles.list}>
        {band.items.map((step) => (
          <li key={step.title} className={styles.mark}>
            {step.when && <p className={styles.when}>{step.when}</p>}
            <h3>{step.title}</h3>
            <Words step={step} {...words} />
          </li>
        ))}
      </ol>
    </div>
  </section>
);
