/** A list of the content. A person can open, move, add and remove its items. */
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Path, Schema } from '../api.ts';
import { Faults } from './controls.tsx';
import { hintOf, idOf, itemLabel, itemName, labelOf, titleOf } from './labels.ts';
import { emptyValue, formsOf, isGroup, kindOf, resolve } from './schema.ts';

export interface ListProps {
  schema: Schema;
  root: Schema;
  items: unknown[];
  path: Path;
  name: string;
  kind: string;
  label: string;
  /** The caller must call this after it has changed the list in place. `undefined` removes an optional list. */
  set: (items: unknown[] | undefined) => void;
  isRequired: boolean;
  /** Draws the fields of an item. */
  children: (item: unknown, index: number) => ReactNode;
}

const keys = new WeakMap<object, number>();
let lastKey = 0;

/** Returns React's key for an item. A group keeps its key when it moves. A text has its position as key. */
function keyOf(item: unknown, index: number): string | number {
  if (!isGroup(item)) return `at ${index}`;
  const key = keys.get(item) ?? (lastKey += 1);
  keys.set(item, key);
  return key;
}

const buttonId = (path: Path, index: number, what: string): string => `${idOf([...path, index])}-${what}`;

/** Buttons that move and remove an item. After a move, the same button of the moved item has the focus. */
function ItemButtons({ props, index, title }: { props: ListProps; index: number; title: string }) {
  const { items, path, set, isRequired } = props;
  const move = (by: 1 | -1): void => {
    const to = index + by;
    if (to < 0 || to >= items.length) return;
    items.splice(to, 0, ...items.splice(index, 1));
    flushSync(() => set(items));
    document.getElementById(buttonId(path, to, by > 0 ? 'down' : 'up'))?.focus();
  };
  const remove = (): void => {
    items.splice(index, 1);
    flushSync(() => set(items.length === 0 && !isRequired ? undefined : items));
    const next = document.getElementById(buttonId(path, Math.min(index, items.length - 1), 'remove'));
    (next ?? document.getElementById(`${idOf(path)}-add`))?.focus();
  };
  return (
    <span className="item-buttons">
      <button
        type="button"
        id={buttonId(path, index, 'up')}
        aria-label={`Move up: ${title}`}
        aria-disabled={index === 0}
        onClick={() => move(-1)}
      >
        ↑
      </button>
      <button
        type="button"
        id={buttonId(path, index, 'down')}
        aria-label={`Move down: ${title}`}
        aria-disabled={index === items.length - 1}
        onClick={() => move(1)}
      >
        ↓
      </button>
      <button
        type="button"
        id={buttonId(path, index, 'remove')}
        aria-label={`Remove: ${title}`}
        onClick={remove}
      >
        ×
      </button>
    </span>
  );
}

/** Adds an item. If items have kinds, the person first chooses a kind. */
function AddItem({ schema, root, items, path, name, kind, set }: ListProps) {
  const forms = formsOf(resolve(schema.items ?? {}, root), root);
  const [chosen, choose] = useState(0);
  const item = itemName(name, kind);
  const add = (): void => {
    items.push(emptyValue(forms[chosen] ?? {}, root));
    flushSync(() => set(items));
    const added = document.getElementById(idOf([...path, items.length - 1]));
    const box = added?.closest('details');
    if (box) box.open = true;
    (added === box ? box?.querySelector('summary') : added)?.focus();
  };
  return (
    <p className="add">
      {forms.length > 1 && (
        <select
          aria-label={`Kind of the new ${item}`}
          value={chosen}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {forms.map((form, index) => {
            const formName =
              kindOf(form, root) ?? (form.type === 'object' ? Object.keys(form.properties ?? {})[0] : 'text');
            return (
              <option key={formName} value={index}>
                {labelOf(formName ?? '')}
              </option>
            );
          })}
        </select>
      )}
      <button type="button" id={`${idOf(path)}-add`} onClick={add}>
        Add {/^[aeiou]/.test(item) ? 'an' : 'a'} {item}
      </button>
    </p>
  );
}

export function List(props: ListProps) {
  const { schema, items, path, name, kind, label, children } = props;
  return (
    <fieldset id={idOf(path)} tabIndex={-1} className="list">
      <legend>{label}</legend>
      <div className="about">
        <p>{hintOf(schema, items)}</p>
        <Faults path={path} />
      </div>
      <ol>
        {items.map((value, index) => {
          const title = titleOf(value, itemLabel(name, kind, index));
          const buttons = <ItemButtons props={props} index={index} title={title} />;
          const isOpenable = isGroup(value) || Array.isArray(value);
          return (
            <li key={keyOf(value, index)}>
              {isOpenable ? (
                <>
                  <details id={isGroup(value) ? idOf([...path, index]) : undefined}>
                    <summary>{title}</summary>
                    {isGroup(value) && <Faults path={[...path, index]} />}
                    {children(value, index)}
                  </details>
                  {buttons}
                </>
              ) : (
                <>
                  {children(value, index)}
                  {buttons}
                </>
              )}
            </li>
          );
        })}
      </ol>
      <AddItem {...props} />
    </fieldset>
  );
}
