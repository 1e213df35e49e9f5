/** Draws the fields of a value from the schema of its file. */
import type { Path, Schema } from '../api.ts';
import {
  ChoiceControl,
  type ControlProps,
  Faults,
  NumberControl,
  SwitchControl,
  TextControl,
} from './controls.tsx';
import { hintOf, idOf, itemLabel, labelOf } from './labels.ts';
import { List } from './list.tsx';
import { isUploadable, PhotoUpload } from './photo-upload.tsx';
import { choicesFor, emptyValue, formOf, isGroup, resolve } from './schema.ts';
import { store } from './store.ts';

interface FieldProps {
  schema: Schema;
  root: Schema;
  value: unknown;
  path: Path;
  /** The key of the value. For an item of a list, the key of the list. */
  name: string;
  /** The kind of the band; empty outside of bands. */
  kind: string;
  label?: string;
  isLabelHidden?: boolean;
  isRequired: boolean;
  set: (value: unknown) => void;
}

/** A field for a text: a free text, or a name from a list. */
function TextField({ control, name, kind }: { control: ControlProps; name: string; kind: string }) {
  const { schema } = control;
  const set = choicesFor(control.path, kind);
  const named = set && store.choices?.[set];
  if (schema.enum ?? typeof schema.const === 'string') {
    const values = schema.enum ?? [String(schema.const)];
    const choices = values.map((value) => named?.find((choice) => choice.value === value) ?? { value });
    return <ChoiceControl {...control} choices={choices} />;
  }
  // A link may also lead to another site.
  if (name === 'href') return <TextControl {...control} options="addresses" />;
  if (!set || !named) return <TextControl {...control} />;
  return (
    <>
      <ChoiceControl {...control} choices={named} />
      {isUploadable(set) && (
        <PhotoUpload
          set={set}
          value={typeof control.value === 'string' ? control.value : ''}
          choose={control.set}
        />
      )}
    </>
  );
}

/** The fields of a group, in the order of the schema. */
export function Group({
  schema,
  root,
  value,
  path,
  kind,
}: Pick<FieldProps, 'schema' | 'root' | 'path' | 'kind'> & { value: Record<string, unknown> }) {
  return Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== 'kind')
    .map(([key, field]) => (
      <Field
        key={key}
        schema={field}
        root={root}
        value={value[key]}
        path={[...path, key]}
        name={key}
        kind={kind}
        isRequired={schema.required?.includes(key) ?? false}
        set={(next) => {
          if (next === undefined) Reflect.deleteProperty(value, key);
          else Object.assign(value, { [key]: next });
          store.changed();
        }}
      />
    ));
}

const AboutGroup = ({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) => (
  <div className="about">
    <p>{hintOf(schema, undefined)}</p>
    <Faults path={path} />
  </div>
);

/** A group inside another one. An optional group can be added and removed. */
function GroupField({ value, label, isRequired, set, ...props }: FieldProps & { label: string }) {
  const { schema, root, path } = props;
  if (!isGroup(value))
    return (
      <p className="add">
        <button type="button" id={idOf(path)} onClick={() => set(emptyValue(schema, root))}>
          Add: {label}
        </button>{' '}
        {hintOf(schema, undefined)}
      </p>
    );
  return (
    <fieldset id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <AboutGroup schema={schema} path={path} />
      <Group {...props} value={value} />
      {!isRequired && (
        <button type="button" onClick={() => set(undefined)}>
          Remove: {label}
        </button>
      )}
    </fieldset>
  );
}

/** A field for texts whose names the owner chooses, such as the claims of the company. */
function RecordField({ schema, root, value, path, label }: FieldProps & { label: string }) {
  if (!isGroup(value) || typeof schema.additionalProperties !== 'object') return null;
  const { additionalProperties } = schema;
  return (
    <fieldset id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <AboutGroup schema={schema} path={path} />
      {Object.entries(value).map(([key, item]) => (
        <Field
          key={key}
          schema={additionalProperties}
          root={root}
          value={item}
          path={[...path, key]}
          name={key}
          kind=""
          isRequired
          set={(next) => {
            Object.assign(value, { [key]: next });
            store.changed();
          }}
        />
      ))}
    </fieldset>
  );
}

function ListField({ value, isRequired, set, label, ...props }: FieldProps & { label: string }) {
  const { schema, root, path, name, kind } = props;
  const items: unknown[] = Array.isArray(value) ? value : [];
  return (
    <List {...props} label={label} items={items} isRequired={isRequired} set={set}>
      {(item, index) => {
        const form = formOf(resolve(schema.items ?? {}, root), root, item);
        const here = isGroup(item) && typeof item['kind'] === 'string' ? item['kind'] : kind;
        const common = { schema: form, root, path: [...path, index] };
        const replace = (next: unknown): void => {
          items[index] = next;
          set(items);
        };
        return isGroup(item) && form.properties ? (
          <Group {...common} kind={here} value={item} />
        ) : (
          <Field
            {...common}
            name={Array.isArray(item) ? 'cells' : name}
            isRequired
            kind={kind}
            value={item}
            label={itemLabel(name, kind, index)}
            isLabelHidden
            set={replace}
          />
        );
      }}
    </List>
  );
}

export function Field({ schema: reference, ...props }: FieldProps) {
  const { root, value, name, kind, label = labelOf(name) } = props;
  const schema = formOf(resolve(reference, root), root, value);
  const field = { ...props, schema, label };
  if (schema.type === 'array') return <ListField {...field} />;
  if (schema.type === 'object')
    return schema.properties ? <GroupField {...field} /> : <RecordField {...field} />;
  if (schema.type === 'boolean') return <SwitchControl {...field} />;
  if (schema.type === 'integer') return <NumberControl {...field} />;
  return <TextField control={field} name={name} kind={kind} />;
}
