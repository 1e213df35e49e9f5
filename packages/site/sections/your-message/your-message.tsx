/**
 * The page behind the link of a receipt: what is kept of a submission, until when, and what its sender can do. The
 * server draws the page for each request. The page needs no script.
 */
import type { ReactNode } from 'react';
import { formatBytes, formatDay, formatWait } from '@website/forms/messages';
import { type KeptFacts, type YourMessageView, yourMessage } from '@website/forms/your-message';
import { privacyPath, type FormStrings } from '@website/forms/form-faults';
import { Fact, Facts, Reference, formatUtc } from '../../forms/receipt/receipt.tsx';
import type { Site } from '../../schema/site.ts';
import type { YourMessageStrings } from '../../schema/your-message.ts';
import { Button, ButtonLink } from '../../widgets/button/button.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { MailText } from '../../widgets/mail-text.tsx';
import { Column } from '../form-result/form-result.tsx';
import styles from './your-message.module.css';

type Forms = Readonly<Record<string, { strings: FormStrings; result: { home: string } }>>;

interface YourMessageProps {
  strings: YourMessageStrings;
  forms: Site['forms'];
  title: string;
  view: YourMessageView;
  language: string;
}

/** The data for the parts of the page. `form` is the form's key. */
interface Shown {
  strings: YourMessageStrings;
  facts: KeptFacts;
  link: { id: string; key: string };
  language: string;
}

const nameOf = ({ names }: YourMessageStrings, form: string): string =>
  (names as Readonly<Record<string, string>>)[form] ?? '';

/** Returns the title of a page, which is also its heading. */
export function titleOf(strings: YourMessageStrings, view: YourMessageView): string {
  switch (view.page) {
    case 'shown':
      return fillIn(strings.heading, { name: nameOf(strings, view.facts.form) });
    case 'confirm':
      return fillIn(strings.confirm.heading, { name: nameOf(strings, view.facts.form) });
    case 'erased':
      return strings.erased.heading;
    case 'gone':
      return strings.gone.heading;
    case 'unknown':
      return strings.unknown.heading;
    case 'too-many':
      return strings.tooMany.heading;
    case 'unavailable':
      return strings.unavailable.heading;
  }
}

interface ActionProps extends Pick<Shown, 'link'> {
  action: string;
  primary?: boolean;
  children: string;
}

/** A button that posts a form. Programs that open links do not press it. */
const Action = ({ link: { id, key }, action, primary = false, children }: ActionProps) => (
  <form method="post" action={yourMessage.path}>
    <input type="hidden" name={yourMessage.names.id} value={id} />
    <input type="hidden" name={yourMessage.names.key} value={key} />
    <Button
      type="submit"
      name={yourMessage.names.action}
      value={action}
      variant={primary ? 'primary' : 'quiet'}
    >
      {children}
    </Button>
  </form>
);

const addressOf = ({ id, key }: Shown['link'], step?: string): string => {
  const { path, names } = yourMessage;
  const query = { [names.id]: id, [names.key]: key, ...(step !== undefined && { [names.step]: step }) };
  return `${path}?${new URLSearchParams(query).toString()}`;
};

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.heading}>{heading}</h2>
    {children}
  </section>
);

function KeptList({ strings, facts, forms, language }: Shown & { forms: Forms }) {
  const { reference, receivedAt, fields, email, file, deletedAt } = facts;
  const labels = forms[facts.form]?.strings.fields ?? {};
  const kept = fields.map((name) => labels[name]?.label ?? name);
  return (
    <Facts>
      <Fact label={strings.facts.reference}>
        <Reference>{reference}</Reference>
      </Fact>
      <Fact label={strings.facts.received}>
        <time dateTime={new Date(receivedAt).toISOString()}>{formatUtc(receivedAt, language)}</time>
      </Fact>
      <Fact label={strings.facts.fields}>{kept.join(', ')}</Fact>
      {email !== '' && (
        <Fact label={strings.facts.email} typed>
          {email}
        </Fact>
      )}
      {file && <Fact label={strings.facts.file}>{`${file.type}, ${formatBytes(file.size, language)}`}</Fact>}
      <Fact label={strings.facts.deleted}>
        {deletedAt === undefined
          ? strings.never
          : fillIn(strings.on, { date: formatDay(deletedAt, language) })}
      </Fact>
    </Facts>
  );
}

function ShownPage({ forms, ...shown }: Shown & { forms: Forms }) {
  const { strings, facts, link, language } = shown;
  const { trace, at } = facts.mail;
  const name = nameOf(strings, facts.form);
  return (
    <>
      <p className={styles.lead}>{fillIn(strings.intro, { name })}</p>
      <KeptList {...shown} forms={forms} />
      <p>{strings.stored}</p>
      <Part heading={strings.mail.heading}>
        <p>{fillIn(strings.mail[trace], { date: at === undefined ? '' : formatDay(at, language) })}</p>
      </Part>
      <Part heading={strings.erase.heading}>
        <p>{fillIn(strings.erase.text, { name })}</p>
        <p>
          <ButtonLink variant="quiet" href={addressOf(link, yourMessage.confirmStep)}>
            {strings.erase.button}
          </ButtonLink>
        </p>
      </Part>
      <p>
        <a href={privacyPath}>{strings.privacy}</a>
      </p>
    </>
  );
}

const ConfirmPage = ({ strings: { confirm }, facts, link }: Shown) => (
  <>
    <p className={styles.lead}>{confirm.text}</p>
    <p>{facts.mail.trace === 'none' ? confirm.unsent : confirm.sent}</p>
    <div className={styles.choice}>
      <Action link={link} action={yourMessage.actions.erase} primary>
        {confirm.button}
      </Action>
      <ButtonLink variant="quiet" href={addressOf(link)}>
        {confirm.back}
      </ButtonLink>
    </div>
  </>
);

/** A page with a message and a link to the front page. */
const Note = ({ texts, home }: { texts: readonly string[]; home: string }) => (
  <>
    {texts.map((text) => (
      <p key={text}>
        <MailText text={text} />
      </p>
    ))}
    <p>
      <ButtonLink href="/">{home}</ButtonLink>
    </p>
  </>
);

function contentOf({ strings, forms, view, language }: YourMessageProps): ReactNode {
  const { home } = forms.contact.result;
  switch (view.page) {
    case 'shown':
    case 'confirm': {
      const shown = { strings, facts: view.facts, link: { id: view.id, key: view.key }, language };
      return view.page === 'confirm' ? <ConfirmPage {...shown} /> : <ShownPage {...shown} forms={forms} />;
    }
    case 'erased': {
      const { text, backups, [view.trace]: mail } = strings.erased;
      return <Note texts={[fillIn(text, { name: nameOf(strings, view.form) }), mail, backups]} home={home} />;
    }
    case 'gone':
      return <Note texts={[strings.gone.text, strings.erased.backups]} home={home} />;
    case 'unknown':
      return <Note texts={[strings.unknown.text]} home={home} />;
    case 'too-many':
      return (
        <Note
          texts={[fillIn(strings.tooMany.text, { wait: formatWait(view.waitSeconds, language) })]}
          home={home}
        />
      );
    case 'unavailable':
      return <Note texts={[strings.unavailable.text]} home={home} />;
  }
}

export const YourMessage = (props: YourMessageProps) => (
  <Column heading={props.title}>{contentOf(props)}</Column>
);
