/**
 * A phone number: the country's button with flag and dial code, and the national digits beside it.
 * Without script it is a country list and a field that takes any spelling.
 */
import { useCallback, useEffect, useRef, useState, type InputEvent, type RefObject } from 'react';
import { defaultCountry, phoneCountries, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import { countryOf, formatNumber, readNumber, totalDigits } from '../../../contracts/phone-number.ts';
import { controlAttributes, Field } from '../field/field.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { useAwake } from '../island/island.tsx';
import { searchCountries } from './search-countries.ts';
import { caretAfter, withoutNeighbor } from './typing.ts';
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

/** The list for those without script; its names are the same. */
const NativeCountries = ({ label }: { label: string }) => (
  <select name="country" aria-label={label} className={styles.select} defaultValue={defaultCountry}>
    {phoneCountries.map(({ code, name, dial }) => (
      <option key={code} value={code}>
        {name} (+{dial})
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
  <>
    <input type="hidden" name="country" value={country.code} />
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
      <span className="visually-hidden">{`${words.label}: ${country.name}`}</span>+{country.dial}
    </Combobox>
  </>
);

/** Writes the understood number into the field and keeps the caret after the digit it was after. */
function writeNumber(field: HTMLInputElement, written: string): void {
  const caret = caretAfter(field.value, field.selectionStart ?? field.value.length, written);
  field.value = written;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** The number as it is understood, kept in step with the field. */
function usePhoneNumber(field: RefObject<HTMLInputElement | null>) {
  const [country, setCountry] = useState(() => countryOf(defaultCountry));
  const [cut, setCut] = useState(false);
  const before = useRef('');
  const understand = useCallback(
    (text: string, chosen: PhoneCountry): void => {
      const typed = readNumber(text, chosen);
      setCountry(typed.country);
      setCut(typed.cut);
      if (field.current && !typed.pending) {
        writeNumber(field.current, formatNumber(typed.digits, typed.country));
      }
      before.current = field.current?.value ?? '';
    },
    [field],
  );
  useEffect(() => {
    const element = field.current;
    // What was typed or filled in before script was there.
    // oxlint-disable-next-line react/set-state-in-effect -- the field is known only after hydration
    if (element?.value) understand(element.value, countryOf(defaultCountry));
    const clear = (): void => {
      setCountry(countryOf(defaultCountry));
      setCut(false);
      before.current = '';
    };
    element?.form?.addEventListener('reset', clear);
    return () => element?.form?.removeEventListener('reset', clear);
  }, [field, understand]);
  const onInput = (event: InputEvent<HTMLInputElement>): void =>
    understand(withoutNeighbor(before.current, event.currentTarget, event.nativeEvent.inputType), country);
  return { country, cut, understand, onInput };
}

export function PhoneField({ words, error }: { words: PhoneWords; error?: string | undefined }) {
  const awake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  const { country, cut, understand, onInput } = usePhoneNumber(field);
  const wiring = controlAttributes({ name: 'phone', label: words.label, hint: words.hint, error });
  return (
    <Field name="phone" label={words.label} hint={words.hint} error={error} required>
      <div className={styles.row}>
        {awake ? (
          <CountryPicker
            country={country}
            words={words.country}
            onChoose={(code) => understand(field.current?.value.replace(/^\+/, '') ?? '', countryOf(code))}
          />
        ) : (
          <NativeCountries label={words.country.label} />
        )}
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
