import type { ReactNode } from 'react';

/** An entry of the list. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown after the label. */
  detail?: string;
  /** Address of a small picture before it. */
  picture?: string;
}

export interface ComboboxProps {
  id: string;
  /** Accessible name of the button, the field and the list. */
  label: string;
  placeholder: string;
  /** Spoken: how many match. */
  foundText: (count: number) => string;
  /** Said when nothing matches. */
  noneText: string;
  value: string;
  options: ComboboxOption[];
  /** The options that match a search, best first. */
  filter: (search: string) => ComboboxOption[];
  onChoose: (value: string) => void;
  /** Content of the button. */
  children: ReactNode;
}
