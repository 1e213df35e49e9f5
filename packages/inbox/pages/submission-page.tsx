/** The page of one submission: its values, its file, its deliveries, and buttons for the possible actions. */
import {
  type ShownDelivery,
  type ShownField,
  type ShownFile,
  type SubmissionView,
  submissionPath,
} from '../inbox-pages.ts';
import { ButtonLink } from '../../site/widgets/button/button.tsx';
import { ActionButton, DeliveryState, Tags, Time, Warnings } from './parts.tsx';
import shared from './inbox.module.css';
import styles from './submission-page.module.css';

const Fields = ({ fields }: { fields: readonly ShownField[] }) => (
  <dl className={styles.fields}>
    {fields.map(({ label, text, href }) => (
      <div key={label} className={styles.field}>
        <dt>{label}</dt>
        <dd dir="auto">{href === undefined ? text : <a href={href}>{text}</a>}</dd>
      </div>
    ))}
  </dl>
);

const File = ({ name, facts, href, warnings }: ShownFile) => (
  <section className={styles.part} aria-labelledby="file">
    <h2 id="file" className={shared.heading}>
      File
    </h2>
    <Warnings texts={warnings} />
    <p className={styles.file}>
      <strong dir="auto">{name}</strong>
      <span>{facts}</span>
    </p>
    <p>
      <ButtonLink href={href} about={name}>
        Download
      </ButtonLink>
    </p>
  </section>
);

const Delivery = ({ id, delivery }: { id: string; delivery: ShownDelivery }) => (
  <li className={styles.delivery}>
    <h3 className={styles.channel}>{delivery.title}</h3>
    <DeliveryState {...delivery} />
    {delivery.facts.map((fact) => (
      <p key={fact} className={styles.fact}>
        {fact}
      </p>
    ))}
    {delivery.send !== undefined && (
      <ActionButton id={id} action="requeue" values={{ channel: delivery.channel }}>
        {delivery.send}
        <span className="visually-hidden">{`: ${delivery.title}`}</span>
      </ActionButton>
    )}
  </li>
);

export const SubmissionPage = (view: SubmissionView) => (
  <>
    <p>
      <a className="nav-link" href={view.list}>
        Back to the list
      </a>
    </p>
    <h1 className={shared.title} dir="auto">
      {view.subject}
    </h1>
    <p className={styles.about}>
      {`${view.kind} ${view.reference}, received `}
      <Time {...view.received} />
      {` (${view.timeZone})`}
    </p>
    <Tags tags={view.tags} />
    <div className={shared.buttons} role="group" aria-label="Actions">
      <ActionButton id={view.id} action="unread">
        Mark as unread
      </ActionButton>
      {view.isSpam ? (
        <ActionButton id={view.id} action="not-spam">
          Not spam
        </ActionButton>
      ) : (
        <ActionButton id={view.id} action="spam">
          Move to spam
        </ActionButton>
      )}
      <ButtonLink variant="quiet" href={submissionPath(view.id, 'erase')}>
        Delete…
      </ButtonLink>
    </div>
    <div className={styles.columns}>
      <div className={styles.main}>
        <Fields fields={view.fields} />
        {view.file && <File {...view.file} />}
      </div>
      <div className={styles.side}>
        <section className={styles.part} aria-labelledby="delivery">
          <h2 id="delivery" className={shared.heading}>
            Delivery
          </h2>
          <ul className={styles.deliveries}>
            {view.deliveries.map((delivery) => (
              <Delivery key={delivery.channel} id={view.id} delivery={delivery} />
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="facts">
          <h2 id="facts" className={shared.heading}>
            Noted with it
          </h2>
          <Fields fields={view.facts} />
        </section>
      </div>
    </div>
  </>
);
