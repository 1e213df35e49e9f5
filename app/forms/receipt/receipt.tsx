/** What a visitor can keep after sending a form, drawn in the browser and on the page that answers without script. */
import type { Receipt as Facts } from '../../../contracts/built-site.ts';
import type { FormStrings, ReceiptStrings } from '../../../contracts/forms/form-faults.ts';
import { fieldsOf, textOfChoice, type FormDefinition } from '../../../contracts/forms/form.ts';
import { formatBytes } from '../../../contracts/messages.ts';
import { Button } from '../../widgets/button/button.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  form: FormDefinition;
  /** The strings of the form's fields. */
  fields: FormStrings['fields'];
  strings: ReceiptStrings;
  receipt: Facts;
  /** The heading level, one below the heading above the receipt. */
  level?: 2 | 3;
  /** Whether script draws the receipt: it knows the visitor's time zone and can print. */
  hasScript: boolean;
}

/** Returns the filled fields as labels and texts, in the order of the form. Boxes to tick are left out. */
function rowsOf({ form, fields, receipt: { values, file } }: ReceiptProps): [label: string, text: string][] {
  return fieldsOf(form).flatMap(([name, { kind }]): [string, string][] => {
    const strings = fields[name];
    if (!strings || kind === 'checkbox') return [];
    const textOf = (): string | undefined => {
      if (kind === 'file') return file && `${file.name}, ${formatBytes(file.size)}`;
      return 'names' in strings ? textOfChoice(strings.names, values[name]) : values[name];
    };
    const text = textOf();
    return text ? [[strings.label, text]] : [];
  });
}

/** Formats a time in the visitor's language and time zone; without script in UTC, because the server knows neither. */
const formatTime = (at: number, hasScript: boolean): string => {
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  return hasScript
    ? new Date(at).toLocaleString(undefined, style)
    : `${new Date(at).toLocaleString('en-US', { ...style, timeZone: 'UTC' })} UTC`;
};

export const Receipt = (props: ReceiptProps) => {
  const { strings, receipt, level = 3, hasScript } = props;
  const { reference, at } = receipt;
  const [Heading, Subheading] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <Heading id="receipt" className={styles.heading}>
        {strings.heading}
      </Heading>
      <dl className={styles.facts}>
        {reference !== undefined && (
          <div className={styles.row}>
            <dt>{strings.reference}</dt>
            <dd className={styles.reference}>{reference}</dd>
          </div>
        )}
        <div className={styles.row}>
          <dt>{strings.time}</dt>
          <dd>
            <time dateTime={new Date(at).toISOString()}>{formatTime(at, hasScript)}</time>
          </dd>
        </div>
        {rowsOf(props).map(([label, text]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.typed} dir="auto">
              {text}
            </dd>
          </div>
        ))}
      </dl>
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
    </section>
  );
};
