/** A field whose value comes from the address of the page, such as `?about=azure`. The page shows its name only. */
import type { StringsByKind } from '@website/forms/form-faults';
import { textOfChoice } from '@website/forms/form';
import { useActivated } from '../../widgets/activated.ts';
import { fillIn } from '../../widgets/fill-in.ts';
import styles from './choice-field.module.css';

interface ChoiceProps {
  /** The name of the field and of the parameter in the address. */
  name: string;
  strings: StringsByKind['choice'];
  /** The sent values, if a form was sent without script and is shown again. */
  values?: Readonly<Record<string, string>> | undefined;
}

/** Returns the value that the address or a returned form names, with the value's name; undefined for other values. */
export function useChoice({
  name,
  strings,
  values,
}: ChoiceProps): { value: string; name: string } | undefined {
  const activated = useActivated();
  const value = activated ? new URLSearchParams(location.search).get(name) : values?.[name];
  const valueName = textOfChoice(strings.names, value);
  return value && valueName !== undefined ? { value, name: valueName } : undefined;
}

export const ChoiceField = (props: ChoiceProps) => {
  const chosen = useChoice(props);
  return (
    chosen && (
      <>
        <input type="hidden" name={props.name} value={chosen.value} />
        <p className={styles.chosen}>
          <span>{fillIn(props.strings.chosen, { name: chosen.name })}</span>
        </p>
      </>
    )
  );
};
