/** The routes of the site and the gallery. A build with the gallery uses them in place of `packages/site/pages/routes.ts`. */
import type { ReactElement } from 'react';
import type { Site } from '../schema/site.ts';
import { routes as ofTheSite, type Route } from '../pages/routes.ts';
import { examples, type Example } from './examples.tsx';
import styles from './gallery.module.css';

const GalleryIndex = ({ items }: { items: Example[] }) => (
  <section className={styles.frame}>
    <div className="container">
      <h1>Gallery</h1>
      <ul className={styles.list}>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`/gallery/${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const GalleryExample = ({ example }: { example: Example }) => (
  <>
    {!example.tone && (
      <div className={styles.frame}>
        <h1 className="container">{example.title}</h1>
      </div>
    )}
    {example.contained ? <div className="container">{example.element}</div> : example.element}
  </>
);

const page = (path: string, title: string, tone: Route['tone'], first: ReactElement): Route => ({
  path,
  sections: ['gallery'],
  meta: { title: `${title} (gallery)`, description: `${title}, shown for development and tests.` },
  tone,
  listed: true,
  first,
});

export const routes = (site: Site): Route[] => {
  const all = examples(site);
  return [
    ...ofTheSite(site),
    page('/gallery', 'All examples', 'stone', <GalleryIndex items={all} />),
    ...all.map((example) =>
      page(
        `/gallery/${example.id}`,
        example.title,
        example.tone ?? 'stone',
        <GalleryExample example={example} />,
      ),
    ),
  ];
};
