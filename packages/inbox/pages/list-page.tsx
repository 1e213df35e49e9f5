/** The list of submissions: numbers, folders, filters, and the rows. */
import { type Choice, type ListRow, type ListView, inboxPath } from '../inbox-pages.ts';
import { Button, ButtonLink } from '../../site/widgets/button/button.tsx';
import { DataTable } from '../../site/widgets/data-table/data-table.tsx';
import { Field, TextField, controlAttributes } from '../../site/widgets/field/field.tsx';
import { DeliveryState, Tags, Time, Warnings } from './parts.tsx';
import shared from './inbox.module.css';
import styles from './list-page.module.css';

const Numbers = ({ numbers }: Pick<ListView, 'numbers'>) => (
  <dl className={styles.numbers}>
    {numbers.map(({ label, value, detail, href }) => (
      <div key={label} className={styles.number}>
        <dt>{label}</dt>
        <dd className={styles.value}>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        {detail && <dd className={styles.detail}>{detail}</dd>}
      </div>
    ))}
  </dl>
);

interface SelectProps {
  name: string;
  label: string;
  value: string;
  all: string;
  choices: readonly Choice[];
}

const Select = ({ name, label, value, all, choices }: SelectProps) => (
  <Field name={name} label={label}>
    <select {...controlAttributes({ name, label })} defaultValue={value}>
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  </Field>
);

const Filters = ({ filter, kinds, states, isFiltered, fault }: ListView) => (
  <form className={styles.filters} action={inboxPath} role="search" aria-label="Submissions">
    {filter.folder !== '' && <input type="hidden" name="folder" value={filter.folder} />}
    <div className={styles.search}>
      <TextField
        name="q"
        label="Search"
        hint="Words of the message, a name, an address or a reference"
        type="search"
        defaultValue={filter.q}
      />
      <Button type="submit">Search</Button>
    </div>
    <details open={isFiltered}>
      <summary className={styles.more}>Filters</summary>
      <div className={styles.fields}>
        <Select name="kind" label="Kind" value={filter.kind} all="All kinds" choices={kinds} />
        <Select name="state" label="Delivery" value={filter.state} all="Any state" choices={states} />
        <TextField name="since" label="Received from" type="date" defaultValue={filter.since} />
        <TextField name="until" label="Received until" type="date" defaultValue={filter.until} />
        <label className={styles.check}>
          <input type="checkbox" name="unread" value="on" defaultChecked={filter.unread !== ''} />
          Unread only
        </label>
      </div>
    </details>
    {fault !== undefined && (
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    )}
    {isFiltered && (
      <p>
        <a href={inboxPath + (filter.folder && `?folder=${filter.folder}`)}>Clear search and filters</a>
      </p>
    )}
  </form>
);

const columns = ['From', 'Subject', 'Delivery', 'Received'];

const cellsOf = ({ isUnread, sender, email, subject, tags, ...row }: ListRow) => [
  <span key="from" className={styles.from}>
    <span className={styles.sender} dir="auto">
      {sender || email}
    </span>
    {sender !== '' && <span className={styles.small}>{email}</span>}
  </span>,
  <span key="subject" className={styles.subject}>
    <span className={styles.small}>
      {isUnread && <strong className={styles.unread}>Unread</strong>}
      {`${row.kind} · ${row.reference}`}
    </span>
    <a className={isUnread ? styles.new : undefined} href={subject.href} dir="auto">
      {subject.text}
    </a>
    <Tags tags={tags} />
  </span>,
  <DeliveryState key="delivery" {...row.delivery} />,
  <Time key="received" {...row.received} />,
];

const MarkRead = ({ rows }: Pick<ListView, 'rows'>) => (
  <form method="post" action={`${inboxPath}read`}>
    {rows
      .filter(({ isUnread }) => isUnread)
      .map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    <Button type="submit" variant="quiet">
      Mark all on this page as read
    </Button>
  </form>
);

export const ListPage = (view: ListView) => (
  <>
    <h1 className={shared.title}>Inbox</h1>
    <Warnings texts={view.alerts} />
    <Numbers numbers={view.numbers} />
    <nav aria-label="Folders">
      <ul className={styles.folders}>
        {view.folders.map(({ text, href, isCurrent }) => (
          <li key={href}>
            <a className="nav-link" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <Filters {...view} />
    <section aria-labelledby="rows" className={styles.rows}>
      <h2 id="rows" className={styles.summary}>
        {view.summary}
      </h2>
      {view.rows.length > 0 && (
        <div className={styles.table}>
          <DataTable
            labelledBy="rows"
            columns={columns}
            rows={view.rows.map(cellsOf)}
            keys={view.rows.map(({ id }) => id)}
            rowHeaders
          />
        </div>
      )}
      {(view.newer ?? view.older) !== undefined && (
        <nav className={styles.pages} aria-label="Pages">
          {view.newer !== undefined && (
            <ButtonLink variant="quiet" href={view.newer}>
              Newer
            </ButtonLink>
          )}
          {view.older !== undefined && (
            <ButtonLink variant="quiet" href={view.older}>
              Older
            </ButtonLink>
          )}
        </nav>
      )}
      {view.rows.some(({ isUnread }) => isUnread) && <MarkRead rows={view.rows} />}
    </section>
    <p className={styles.small}>{`Times are in the time zone ${view.timeZone}.`}</p>
  </>
);
