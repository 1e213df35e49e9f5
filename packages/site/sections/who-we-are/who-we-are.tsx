import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings, Site } from '../../schema/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { SiteDrawing } from '../site-drawing.tsx';
import styles from './who-we-are.module.css';

type Example = NonNullable<Band<'who-we-are'>['example']>;

interface ExampleProps {
  example: Example;
  strings: InterfaceStrings['drawing'];
  illustration: Site['illustration'];
}

const ExampleFigure = ({ example, strings, illustration }: ExampleProps) => {
  const { illustration: name, figure, text, link } = example;
  const drawing = illustration(name);
  return (
    <figure className={styles.example} data-reveal="">
      {drawing && (
        <div>
          {/* The page behind the link has the same drawing with its description. */}
          <SiteDrawing drawing={drawing} strings={strings} described={false} opens={false} />
        </div>
      )}
      <figcaption>
        <strong className={styles.figure}>{figure}</strong>
        <p>{text}</p>
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      </figcaption>
    </figure>
  );
};

interface WhoWeAreProps {
  band: Band<'who-we-are'>;
  strings: InterfaceStrings;
  illustration: Site['illustration'];
  /** The address of the page about the company. */
  about: string | undefined;
}

export const WhoWeAre = ({ band, strings, illustration, about }: WhoWeAreProps) => (
  <section id="about" className={`band ${styles.about}`}>
    <div className="container">
      <h2>{band.heading}</h2>
      <div className={styles.words}>
        {band.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {about !== undefined && (
        <ButtonLink href={about} variant="quiet" about={strings.whoWeAre.readMoreAbout}>
          {strings.readMore}
        </ButtonLink>
      )}
      {band.example && (
        <ExampleFigure example={band.example} strings={strings.drawing} illustration={illustration} />
      )}
      <dl className={styles.facts}>
        {band.facts.map(({ value, label }) => (
          <div key={label} className={styles.fact} data-reveal="">
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
