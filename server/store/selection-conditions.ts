/** A selection of submissions as conditions in SQL that every adapter can use. */
import type { Selection } from './store.ts';

/** A value of a condition. */
type ConditionValue = string | number | boolean;

/**
 * The conditions of a selection, to be joined by `AND`, on submissions `s`.
 * @param place remembers a value and gives the mark that stands for it, such as `?` or `$1`
 * @param state the expression for the state of a delivery
 */
export function selectionConditions(
  selection: Selection,
  place: (value: ConditionValue) => string,
  state: string,
): string[] {
  const { ids, after } = selection;
  const compared: readonly [string, ConditionValue | undefined][] = [
    ['s.kind =', selection.kind],
    [`${state} =`, selection.state],
    ['s.verified =', selection.verified],
    ['lower(s.email) =', selection.email?.toLowerCase()],
    ['s.received_at >=', selection.since],
    ['s.received_at <', selection.until],
  ];
  const conditions = compared.flatMap(([words, value]) =>
    value === undefined ? [] : [`${words} ${place(value)}`],
  );
  if (selection.spam !== undefined) conditions.push(`s.spam_at IS ${selection.spam ? 'NOT ' : ''}NULL`);
  if (ids) conditions.push(ids.length === 0 ? '1 = 0' : `s.id IN (${ids.map(place).join(', ')})`);
  if (after) conditions.push(`(s.received_at, s.id) < (${place(after.receivedAt)}, ${place(after.id)})`);
  return conditions.length === 0 ? ['1 = 1'] : conditions;
}
