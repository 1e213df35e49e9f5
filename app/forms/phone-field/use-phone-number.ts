/** The number as it is understood, kept in step with the field and the country. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type InputEvent as ReactInputEvent,
  type RefObject,
} from 'react';
import { defaultCountry, type PhoneCountry } from '../../../contracts/phone-countries.ts';
import {
  countryOf,
  digitsOf,
  formatNumber,
  nationalDigits,
  readNumber,
} from '../../../contracts/phone-number.ts';
import { caretAfter, withoutNeighbor } from './typing.ts';

type Ref<Of extends HTMLElement> = RefObject<Of | null>;

/** Writes the understood number into the field and keeps the caret after the digit it was after. */
function writeNumber(field: HTMLInputElement, written: string, left = 0): void {
  const caret = caretAfter(field.value, field.selectionStart ?? field.value.length, written, left);
  field.value = written;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** @param onReset called when the form is emptied */
function useReset(field: Ref<HTMLInputElement>, onReset: () => void): void {
  useEffect(() => {
    const form = field.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [field, onReset]);
}

/**
 * Calls back with the country chosen in the list of those without script, once it can be replaced:
 * one that is open under the visitor's hand is left until they are done with it.
 */
function useTakeOver(list: Ref<HTMLSelectElement>, takeOver: (country: PhoneCountry) => void): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const finish = (): void => takeOver(countryOf(element.value));
    if (document.activeElement !== element) finish();
    else element.addEventListener('blur', finish, { once: true });
    return () => element.removeEventListener('blur', finish);
  }, [list, takeOver]);
}

/** What the phone field shows, and what it does when it is typed in. */
export interface PhoneNumberState {
  country: PhoneCountry;
  /** Whether digits were left out because the country has fewer. */
  cut: boolean;
  /** Whether the picker has replaced the list of those without script. */
  awake: boolean;
  onInput: (event: ReactInputEvent<HTMLInputElement>) => void;
  choose: (code: string) => void;
}

export function usePhoneNumber(field: Ref<HTMLInputElement>, list: Ref<HTMLSelectElement>): PhoneNumberState {
  const [state, setState] = useState({ country: countryOf(defaultCountry), cut: false });
  const [awake, setAwake] = useState(false);
  // The field as last written, and all digits meant for it: another country may have room for more.
  const last = useRef({ text: '', digits: '' });

  const understand = useCallback(
    (text: string, chosen: PhoneCountry): void => {
      const { country, digits, all, cut, pending } = readNumber(text, chosen);
      setState({ country, cut });
      if (!field.current) return;
      if (!pending) writeNumber(field.current, formatNumber(digits, country), all.length - digits.length);
      const shown = digitsOf(last.current.text);
      const goesOn = cut && all.startsWith(shown);
      last.current = {
        text: field.current.value,
        digits: goesOn ? last.current.digits + all.slice(shown.length) : all,
      };
    },
    [field],
  );
  const choose = (code: string): void => {
    const country = countryOf(code);
    const { digits } = last.current;
    const slots = nationalDigits(country);
    setState({ country, cut: digits.length > slots });
    if (!field.current) return;
    writeNumber(field.current, formatNumber(digits.slice(0, slots), country));
    last.current.text = field.current.value;
  };
  const clear = useCallback(() => {
    setState({ country: countryOf(defaultCountry), cut: false });
    last.current = { text: '', digits: '' };
  }, []);
  useReset(field, clear);
  const takeOver = useCallback(
    (country: PhoneCountry) => {
      setAwake(true);
      // What was typed or filled in before script was there.
      understand(field.current?.value ?? '', country);
    },
    [field, understand],
  );
  useTakeOver(list, takeOver);
  const onInput = (event: ReactInputEvent<HTMLInputElement>): void => {
    // A browser that fills in a form may send a plain event, which has no type of input.
    const { inputType } = event.nativeEvent as Partial<InputEvent>;
    understand(withoutNeighbor(last.current.text, event.currentTarget, inputType ?? ''), state.country);
  };
  return { ...state, awake, onInput, choose };
}
