/**
 * The receipt of a sent form, which the visitor can keep. It is drawn in the browser, or on the answer page if there is
 * no script.
 */
import type { Receipt as Sent } from '@website/forms/built-site';
import type { ReactNode } from 'react';
import type { FormStrings, ReceiptStrings } from '@website/forms/form-faults';
import { fieldsOf, textOfChoice, type FormDefinition } from '@website/forms/form';
import { formatBytes } from '@website/forms/messages';
import { Button } from '../../widgets/button/button.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  form: FormDefinition;
  /** The strings of the form's fields. */
  fields: FormStrings['fields'];
  strings: ReceiptStrings;
  receipt: Sent;
  /** The heading level, one below the heading above the receipt. */
  level?: 2 | 3;
  /** Whether script draws the receipt: it knows the visitor's time zone and can print. */
  hasScript: boolean;
  /** The language of the site. */
  language: string;
}

/** Returns the filled fields as labels and texts, in the order of the form. Boxes to tick are left out. */
function rowsOf({
  form,
  fields,
  receipt: { values, file },
  language,
}: ReceiptProps): [label: string, text: string][] {
  return fieldsOf(form).flatMap(([name, { kind }]): [string, string][] => {
    const strings = fields[name];
    if (!strings || kind === 'checkbox') return [];
    const textOf = (): string | undefined => {
      if (kind === 'file') return file && `${file.name}, ${formatBytes(file.size, language)}`;
      return 'names' in strings ? textOfChoice(strings.names, values[name]) : values[name];
    };
    const text = textOf();
    return text ? [[strings.label, text]] : [];
  });
}

const timeStyle = { dateStyle: 'long', timeStyle: 'short' } as const;

/** Formats a time in UTC and in the language of the site. The server does not know the visitor's time zone. */
export const formatUtc = (at: number, language: string): string =>
  `${new Date(at).toLocaleString(language, { ...timeStyle, timeZone: 'UTC' })} UTC`;

/** Formats a time in the visitor's own language and time zone. */
const formatLocal = (at: number): string => new Date(at).toLocaleString(undefined, timeStyle);

interface FactProps {
  label: string;
  children: ReactNode;
  /** Whether a visitor typed the text: it may have any length and direction. */
  typed?: boolean;
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ label, typed = false, children }: FactProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd className={typed ? styles.typed : undefined} dir={typed ? 'auto' : undefined}>
      {children}
    </dd>
  </div>
);

export const Reference = ({ children }: { children: string }) => (
  <span className={styles.reference}>{children}</span>
);

export const Receipt = (props: ReceiptProps) => {
  const { strings, receipt, level = 3, hasScript, language } = props;
  const { reference, at, link } = receipt;
  const [Heading, Subheading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <Heading id="receipt" className={styles.heading}>
        {strings.heading}
      </Heading>
      <Facts>
        {reference !== undefined && (
          <Fact label={strings.reference}>
            <Reference>{reference}</Reference>
          </Fact>
        )}
        <Fact label={strings.time}>
          <time dateTime={new Date(at).toISOString()}>
            {hasScript ? formatLocal(at) : formatUtc(at, language)}
          </time>
        </Fact>
        {rowsOf(props).map(([label, text]) => (
          <Fact key={label} label={label} typed>
            {text}
          </Fact>
        ))}
      </Facts>
      {hasScript ? (
        <Button variant="quiet" onClick={() => print()}>
          {strings.print}
        </Button>
      ) : (
        <p className={styles.screen}>{strings.keep}</p>
      )}
      <Subheading className={styles.heading}>{strings.next}</Subheading>
      <ol className={styles.steps}>
        {strings.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {reference !== undefined && <p>{strings.quote}</p>}
      {link !== undefined && (
        <p>
          <a className={styles.link} href={link}>
            {strings.link}
          </a>
        </p>
      )}
    </section>
  );
};
