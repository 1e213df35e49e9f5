/** The number as it is understood, kept in step with the field and the list of countries. */
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type InputEvent as ReactInputEvent,
  type RefObject,
} from 'react';
import type { PhoneCountry } from '../../../contracts/phone-countries.ts';
import { countryOf } from './phone-number.ts';
import { changeEntry, chooseCountry, emptyEntry, readEntry, type PhoneEntry } from './phone-entry.ts';
import { caretAfter, withoutNeighbor } from './typing.ts';

type Ref<Of extends HTMLElement> = RefObject<Of | null>;

/** Writes the understood number into the field and keeps the caret after the digit it was after. */
function writeNumber(field: HTMLInputElement, written: string): void {
  const caret = caretAfter(field.value, field.selectionStart ?? field.value.length, written);
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
 * Calls back with the country of the native list when the picker can replace the list. If the list has the focus, the
 * hook waits until the visitor leaves it.
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

/** Contents and handlers of the phone field. */
export interface PhoneNumberState {
  country: PhoneCountry;
  /** Whether digits were left out because the country has fewer. */
  truncated: boolean;
  /** Whether the picker has replaced the native list. */
  activated: boolean;
  onInput: (event: ReactInputEvent<HTMLInputElement>) => void;
  choose: (code: string) => void;
}

export function usePhoneNumber(field: Ref<HTMLInputElement>, list: Ref<HTMLSelectElement>): PhoneNumberState {
  const [{ country, truncated }, setEntry] = useState(emptyEntry);
  const [activated, setActivated] = useState(false);
  const last = useRef<PhoneEntry>(emptyEntry());

  const show = useCallback(
    (entry: PhoneEntry): void => {
      last.current = entry;
      setEntry(entry);
      if (field.current) writeNumber(field.current, entry.text);
      // The form sends the value of the list, and the browser restores it when the visitor comes back.
      if (list.current) list.current.value = entry.country.code;
    },
    [field, list],
  );
  const clear = useCallback(() => {
    // The browser empties the field and the list by itself.
    last.current = emptyEntry();
    setEntry(last.current);
  }, []);
  useReset(field, clear);
  const takeOver = useCallback(
    (chosen: PhoneCountry) => {
      setActivated(true);
      // The field may have been filled before the script came: by typing, restoring or autofill.
      show(readEntry(field.current?.value ?? '', chosen));
    },
    [field, show],
  );
  useTakeOver(list, takeOver);
  const onInput = ({ currentTarget, nativeEvent }: ReactInputEvent<HTMLInputElement>): void => {
    // A browser that fills in a form may send a plain event, which has no type of input.
    const { inputType = '' } = nativeEvent as Partial<InputEvent>;
    const text = withoutNeighbor(last.current.text, currentTarget, inputType);
    const caret = currentTarget.selectionStart ?? text.length;
    show(changeEntry(last.current, { text, caret, inputType }));
  };
  const choose = (code: string): void => show(chooseCountry(last.current, countryOf(code)));
  return { country, truncated, activated, onInput, choose };
}
