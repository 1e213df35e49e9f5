/**
 * Draws the pages of the inbox in a browser, inside the operator's command. The build bundles this module with React
 * (`packages/inbox/inbox-pages.ts`).
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type InboxModule, type InboxPage, type InboxView, inboxPath } from '../inbox-pages.ts';
import { BrandMark } from '../../site/widgets/brand-mark/brand-mark.tsx';
import { ButtonLink } from '../../site/widgets/button/button.tsx';
import { ErasePage } from './erase-page.tsx';
import { ListPage } from './list-page.tsx';
import { SubmissionPage } from './submission-page.tsx';
import styles from './inbox.module.css';
import '../../site/styles/fonts.css';
import '../../site/styles/tokens.css';
import '../../site/styles/base.css';

function titleOf(content: InboxView): string {
  if (content.view === 'list') return content.fault === undefined ? 'Inbox' : 'Error: Inbox';
  if (content.view === 'message') return content.heading;
  const subject = `${content.subject} (${content.reference})`;
  if (content.view === 'submission') return subject;
  return `${content.fault === undefined ? '' : 'Error: '}Delete ${subject}`;
}

function contentOf(content: InboxView): ReactNode {
  if (content.view === 'list') return <ListPage {...content} />;
  if (content.view === 'submission') return <SubmissionPage {...content} />;
  if (content.view === 'erase') return <ErasePage {...content} />;
  return (
    <>
      <h1 className={styles.title}>{content.heading}</h1>
      <p className={styles.lead}>{content.text}</p>
      <p>
        <ButtonLink href={inboxPath}>To the inbox</ButtonLink>
      </p>
    </>
  );
}

const Note = ({ lines }: { lines: readonly string[] }) => (
  // The person has just pressed a button, so its outcome must take the focus.
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <div className={styles.note} role="status" tabIndex={-1} autoFocus>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);

const Document = ({ company, styleSheet, note, content }: InboxPage) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${titleOf(content)} – ${company}`}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href={styleSheet} />
    </head>
    <body>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={styles.header}>
        <div className={`container ${styles.bar}`}>
          <a className={styles.brand} href={inboxPath}>
            <BrandMark />
            <span>
              {company} <span className={styles.quiet}>Inbox</span>
            </span>
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`container ${styles.main}`}>
        {note.length > 0 && <Note lines={note} />}
        {contentOf(content)}
      </main>
    </body>
  </html>
);

export const drawInbox: InboxModule['drawInbox'] = (page) =>
  `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`;
