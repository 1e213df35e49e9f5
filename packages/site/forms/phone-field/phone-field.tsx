/** A phone number. Without script, it has a country list and a field that accepts any spelling. */
import type { StringsByKind } from '@website/forms/form-faults';
import { useCallback, useEffect, useMemo, useRef, useState, type InputEvent, type RefObject } from 'react';
import { defaultCountry, type PhoneCountry } from '@website/forms/phone-countries';
import { Combobox } from '../../widgets/combobox/combobox.tsx';
import { controlAttributes, Field } from '../../widgets/field/field.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import type { DrawProps } from '../form-fields/form-fields.tsx';
import {
  caretAfter,
  changeEntry,
  chooseCountry,
  countryOf,
  emptyEntry,
  readEntry,
  withoutNeighbor,
  type PhoneEntry,
} from './phone-number.ts';
import { totalDigits } from '@website/forms/phone-prefixes';
import { countriesNamed, searchCountries } from './search-countries.ts';
import styles from './phone-field.module.css';

const flagOf = ({ code }: PhoneCountry): string => `/flags/${code}.svg`;
const optionOf = (country: PhoneCountry) => ({
  value: country.code,
  label: country.name,
  detail: `+${country.dial}`,
  picture: flagOf(country),
});

type Ref<Of extends HTMLElement> = RefObject<Of | null>;

function writeNumber(field: HTMLInputElement, written: string): void {
  const caret = caretAfter(field.value, field.selectionStart ?? field.value.length, written);
  field.value = written;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

function usePhoneNumber(field: Ref<HTMLInputElement>, list: Ref<HTMLSelectElement>) {
  const [{ country, truncated }, setEntry] = useState(emptyEntry);
  /** True when the picker has replaced the native list. */
  const [activated, setActivated] = useState(false);
  const last = useRef<PhoneEntry>(emptyEntry());
  const keep = useCallback((entry: PhoneEntry): void => {
    last.current = entry;
    setEntry(entry);
  }, []);
  const show = useCallback(
    (entry: PhoneEntry): void => {
      keep(entry);
      if (field.current) writeNumber(field.current, entry.text);
      // The form sends the list's value. The browser restores the list's value when the visitor comes back.
      if (list.current) list.current.value = entry.country.code;
    },
    [field, list, keep],
  );
  useEffect(() => {
    const form = field.current?.form;
    // The browser itself empties the field and the list at a reset.
    const clear = (): void => keep(emptyEntry());
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, [field, keep]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const takeOver = (): void => {
      setActivated(true);
      // Typing, restoring or autofill may have filled the field before this script ran.
      show(readEntry(field.current?.value ?? '', countryOf(element.value)));
    };
    // If the list has the focus, the list stays until the visitor leaves it.
    if (document.activeElement !== element) takeOver();
    else element.addEventListener('blur', takeOver, { once: true });
    return () => element.removeEventListener('blur', takeOver);
  }, [field, list, show]);
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): void => {
    // When a browser fills in a form, it may send a plain event without `inputType`.
    const { inputType = '' } = nativeEvent as Partial<typeof nativeEvent>;
    const text = withoutNeighbor(last.current.text, currentTarget, inputType);
    const caret = currentTarget.selectionStart ?? text.length;
    show(changeEntry(last.current, { text, caret, inputType }));
  };
  const choose = (code: string): void => show(chooseCountry(last.current, countryOf(code)));
  return { country, truncated, activated, onInput, choose };
}

interface CountryProps {
  /** The name of the country field in the sent form, and the id of the country picker. */
  name: string;
  strings: StringsByKind['phone']['country'];
  countries: PhoneCountry[];
  onChoose: (code: string) => void;
}

/**
 * The native list, for visitors without script. With script, the picker is shown and the list is hidden. The hidden
 * list still contains the country: the browser sends it, resets it, restores it, and may fill it in.
 */
const NativeCountries = ({
  ref,
  name,
  strings,
  countries,
  onChoose,
  ...select
}: CountryProps & { ref: Ref<HTMLSelectElement>; hidden: boolean; defaultValue: string }) => (
  <select
    ref={ref}
    name={name}
    aria-label={strings.label}
    className={styles.select}
    {...select}
    onChange={(event) => onChoose(event.target.value)}
  >
    {countries.map(({ code, name: country, dial }) => (
      <option key={code} value={code}>
        {`${country} (+${dial})`}
      </option>
    ))}
  </select>
);

const CountryPicker = ({
  name,
  country,
  strings,
  countries,
  onChoose,
}: CountryProps & { country: PhoneCountry }) => (
  <Combobox
    id={name}
    label={strings.label}
    placeholder={strings.search}
    foundText={(count) => fillIn(strings.results, { count })}
    noneText={strings.none}
    value={country.code}
    options={countries.map(optionOf)}
    filter={(search) => searchCountries(search, countries).map(optionOf)}
    onChoose={onChoose}
  >
    <img src={flagOf(country)} alt="" width={24} height={16} />
    <span className="visually-hidden">{`${strings.label}: ${country.name}`}</span>
    <span>{`+${country.dial}`}</span>
  </Combobox>
);

/** A phone number: a button with the country's flag and dial code, and the national digits beside it. */
export function PhoneField({ name, field, strings, error, values }: DrawProps<'phone'>) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);
  const { country: chosen, truncated, activated, onInput, choose } = usePhoneNumber(input, list);
  const { label, hint, country: countryStrings } = strings;
  const { countryName, required } = field;
  const countries = useMemo(() => countriesNamed(countryStrings.names), [countryStrings.names]);
  const country = countries.find(({ code }) => code === chosen.code) ?? chosen;
  const countryProps = { name: countryName, strings: countryStrings, countries, onChoose: choose };
  const limit = { country: country.name, digits: totalDigits(country), dial: `+${country.dial}` };
  const attributes = controlAttributes({ name, label, hint, error });
  const described = [attributes['aria-describedby'], `${name}-limit`].filter(Boolean).join(' ');
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required}>
      <div className={styles.row}>
        <NativeCountries
          ref={list}
          {...countryProps}
          hidden={activated}
          defaultValue={values?.[countryName] ?? defaultCountry}
        />
        {activated && <CountryPicker {...countryProps} country={country} />}
        <input
          {...attributes}
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
        {/* The number has more digits than its country allows. */}
        {truncated && fillIn(strings.truncated, limit)}
      </p>
    </Field>
  );
}
