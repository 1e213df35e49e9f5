/** The pages of the gallery: the list of all examples, and one example by itself. */
import type { Example } from './examples.tsx';
import styles from './gallery.module.css';

export const GalleryIndex = ({ examples }: { examples: Example[] }) => (
  <section className={styles.frame}>
    <div className="container">
      <h1>Gallery</h1>
      <ul className={styles.list}>
        {examples.map(({ id, title }) => (
          <li key={id}>
            <a href={`/gallery/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

export const GalleryExample = ({ example }: { example: Example }) => (
  <>
    {!example.tone && (
      <div className={styles.frame}>
        <h1 className="container">{example.title}</h1>
      </div>
    )}
    {example.contained ? <div className="container">{example.element}</div> : example.element}
  </>
);
