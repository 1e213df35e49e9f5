/**
 * A phone number: the country's button with flag and dial code, and the national digits beside it.
 * Without script it is a country list and a field that takes any spelling.
 */
import { useRef, type RefObject } from 'react';
import type { StringsByKind } from '../../../contracts/forms/form-faults.ts';
import { defaultCountry, phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import { totalDigits } from './phone-number.ts';
import { controlAttributes, Field } from '../../widgets/field/field.tsx';
import { Combobox } from '../../widgets/combobox/combobox.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import type { DrawProps } from '../form-fields/form-fields.tsx';
import { searchCountries } from './search-countries.ts';
import { usePhoneNumber } from './use-phone-number.ts';
import styles from './phone-field.module.css';

const flagOf = ({ code }: PhoneCountry): string => `/flags/${code}.svg`;
const optionOf = (country: PhoneCountry) => ({
  value: country.code,
  label: country.name,
  detail: `+${country.dial}`,
  picture: flagOf(country),
});
const options = phoneCountries.map(optionOf);

/**
 * The native list, for visitors without script. When the picker replaces it, the hidden list still holds the country:
 * the browser sends it, resets it with the form, restores it after a step back, and may fill it in.
 */
const NativeCountries = ({
  ref,
  name,
  label,
  hidden,
  chosen,
  onChoose,
}: {
  ref: RefObject<HTMLSelectElement | null>;
  name: string;
  label: string;
  hidden: boolean;
  /** Code of the country that is chosen at first. */
  chosen: string;
  onChoose: (code: string) => void;
}) => (
  <select
    ref={ref}
    name={name}
    aria-label={label}
    className={styles.select}
    defaultValue={chosen}
    hidden={hidden}
    onChange={(event) => onChoose(event.target.value)}
  >
    {phoneCountries.map(({ code, name: country, dial }) => (
      <option key={code} value={code}>
        {`${country} (+${dial})`}
      </option>
    ))}
  </select>
);

const CountryPicker = ({
  id,
  country,
  strings,
  onChoose,
}: {
  id: string;
  country: PhoneCountry;
  strings: StringsByKind['phone']['country'];
  onChoose: (code: string) => void;
}) => (
  <Combobox
    id={id}
    label={strings.label}
    placeholder={strings.search}
    foundText={(count) => fillIn(strings.found, { count })}
    noneText={strings.none}
    value={country.code}
    options={options}
    filter={(search) => searchCountries(search).map(optionOf)}
    onChoose={onChoose}
  >
    <img src={flagOf(country)} alt="" width={24} height={16} />
    <span className="visually-hidden">{`${strings.label}: ${country.name}`}</span>
    <span>{`+${country.dial}`}</span>
  </Combobox>
);

/** The message for a number with too many digits for its country. */
const truncatedMessage = (message: string, country: PhoneCountry): string =>
  fillIn(message, {
    country: country.name,
    digits: totalDigits(country),
    dial: `+${country.dial}`,
  });

export function PhoneField({ name, field, strings, error, values }: DrawProps<'phone'>) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const { country, truncated, activated, onInput, choose } = usePhoneNumber(input, list);
  const { label, hint } = strings;
  const { countryName, required } = field;
  const wiring = controlAttributes({ name, label, hint, error });
  const described = [wiring['aria-describedby'], `${name}-limit`].filter(Boolean).join(' ');
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required}>
      <div className={styles.row}>
        <NativeCountries
          ref={list}
          name={countryName}
          label={strings.country.label}
          hidden={activated}
          chosen={values?.[countryName] ?? defaultCountry}
          onChoose={choose}
        />
        {activated && (
          <CountryPicker id={countryName} country={country} strings={strings.country} onChoose={choose} />
        )}
        <input
          {...wiring}
          ref={input}
          type="tel"
          autoComplete="tel"
          required={required}
          defaultValue={values?.[name]}
          aria-describedby={described}
          onInput={onInput}
        />
      </div>
      <p id={`${name}-limit`} className={styles.limit} role="status">
        {truncated && truncatedMessage(strings.cut, country)}
      </p>
    </Field>
  );
}
