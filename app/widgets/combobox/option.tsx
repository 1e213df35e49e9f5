import type { ComboboxOption } from './combobox-types.ts';
import styles from './combobox.module.css';

/** An entry. The focus stays in the field, which names the active entry. */
export const Option = ({
  id,
  option,
  chosen,
  active,
  onChoose,
}: {
  id: string;
  option: ComboboxOption;
  chosen: boolean;
  active: boolean;
  onChoose: () => void;
}) => (
  // The keyboard acts in the field, which names the active entry; the entry itself only takes the pointer.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <li
    id={id}
    className={styles.option}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    role="option"
    // In a combobox that is the one the field names as active (W3C APG); which one is in force is another matter.
    aria-selected={active}
    aria-current={chosen ? 'true' : undefined}
    data-active={active ? '' : undefined}
    // Not click: the field would lose the focus first and the list would close.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    ref={(element) => {
      if (active) element?.scrollIntoView({ block: 'nearest' });
    }}
  >
    {option.picture && <img src={option.picture} alt="" width={24} height={16} loading="lazy" />}
    <span>{option.label}</span>
    <span className={styles.detail}>{option.detail}</span>
  </li>
);
