/**
 * A phone number: the country's button with flag and dial code, and the national digits beside it.
 * Without script it is a country list and a field that takes any spelling.
 */
import { useRef, type RefObject } from 'react';
import { defaultCountry, phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import { totalDigits } from './phone-number.ts';
import { controlAttributes, Field } from '../../widgets/field/field.tsx';
import { Combobox } from '../../widgets/combobox/combobox.tsx';
import { searchCountries } from './search-countries.ts';
import { usePhoneNumber } from './use-phone-number.ts';
import styles from './phone-field.module.css';

export interface PhoneWords {
  label: string;
  hint: string;
  country: { label: string; search: string; none: string };
}

const flagOf = ({ code }: PhoneCountry): string => `/flags/${code}.svg`;
const optionOf = (country: PhoneCountry) => ({
  value: country.code,
  label: country.name,
  detail: `+${country.dial}`,
  picture: flagOf(country),
});
const options = phoneCountries.map(optionOf);

/**
 * The list for those without script. Where the picker stands in its place it still carries the country:
 * the browser sends it, empties it with the form, restores it after a step back, and may fill it in.
 */
const NativeCountries = ({
  ref,
  label,
  hidden,
  onChoose,
}: {
  ref: RefObject<HTMLSelectElement | null>;
  label: string;
  hidden: boolean;
  onChoose: (code: string) => void;
}) => (
  <select
    ref={ref}
    name="country"
    aria-label={label}
    className={styles.select}
    defaultValue={defaultCountry}
    hidden={hidden}
    onChange={(event) => onChoose(event.target.value)}
  >
    {phoneCountries.map(({ code, name, dial }) => (
      <option key={code} value={code}>
        {`${name} (+${dial})`}
      </option>
    ))}
  </select>
);

const CountryPicker = ({
  country,
  words,
  onChoose,
}: {
  country: PhoneCountry;
  words: PhoneWords['country'];
  onChoose: (code: string) => void;
}) => (
  <Combobox
    id="country"
    label={words.label}
    placeholder={words.search}
    noneText={words.none}
    value={country.code}
    options={options}
    filter={(search) => searchCountries(search).map(optionOf)}
    onChoose={onChoose}
  >
    <img src={flagOf(country)} alt="" width={24} height={16} />
    <span className="visually-hidden">{`${words.label}: ${country.name}`}</span>
    <span>{`+${country.dial}`}</span>
  </Combobox>
);

export function PhoneField({ words, error }: { words: PhoneWords; error?: string | undefined }) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const { country, cut, awake, onInput, choose } = usePhoneNumber(field, list);
  const wiring = controlAttributes({ name: 'phone', label: words.label, hint: words.hint, error });
  return (
    <Field name="phone" label={words.label} hint={words.hint} error={error} required>
      <div className={styles.row}>
        <NativeCountries ref={list} label={words.country.label} hidden={awake} onChoose={choose} />
        {awake && <CountryPicker country={country} words={words.country} onChoose={choose} />}
        <input
          {...wiring}
          ref={field}
          type="tel"
          autoComplete="tel"
          required
          aria-describedby={`${wiring['aria-describedby']} phone-limit`}
          onInput={onInput}
        />
      </div>
      <p id="phone-limit" className={styles.limit} role="status">
        {cut &&
          `Numbers of ${country.name} have at most ${totalDigits(country)} digits with +${country.dial}; what came after was left out.`}
      </p>
    </Field>
  );
}
