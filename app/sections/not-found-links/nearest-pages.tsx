/** The pages nearest to an unknown address, drawn once for all addresses: the server says which they are. */
import { markText, nearestPlaces } from '../../../contracts/forms/page-marks.ts';
import type { Words } from '../../schema/site.ts';
import { Only } from '../../forms/returned-form/only.tsx';
import { WayOn } from './way-on.tsx';
import styles from './not-found-links.module.css';

export const NearestPages = ({ words }: { words: Words['notFound'] }) => (
  <Only if="near">
    <section className={`band ${styles.nearest}`} aria-labelledby="nearest">
      <div className={`container ${styles.columns}`}>
        <h2 id="nearest">{words.nearest}</h2>
        <ul>
          {nearestPlaces.map((place) => (
            <Only key={place} if={`near.${place}`}>
              <WayOn href={markText(`near.path.${place}`)} label={markText(`near.name.${place}`)} />
            </Only>
          ))}
        </ul>
      </div>
    </section>
  </Only>
);
