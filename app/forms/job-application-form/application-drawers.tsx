/** The components of the fields that only the application form has. */
import { fileFault } from '../../../contracts/forms/form-faults.ts';
import { FileField } from '../../widgets/file-field/file-field.tsx';
import { basicFieldRenderers, type FieldRenderers, type DrawProps } from '../form-fields/form-fields.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';

const Upload = ({ name, field, words, error, values }: DrawProps<'file'>) => (
  <FileField
    name={name}
    label={words.label}
    // Browsers do not keep a file when the form comes back.
    hint={values ? `${words.again} ${words.hint ?? ''}` : words.hint}
    dropText={words.drop}
    removeText={words.remove}
    accept={field.types.map((type) => `.${type}`).join(',')}
    missing={field.required ? words.errors.missing : undefined}
    check={(file, bytes) => {
      const fault = fileFault(field, file, bytes);
      return fault && words.errors[fault];
    }}
    error={error}
  />
);

export const applicationFieldRenderers: FieldRenderers<'text' | 'email' | 'phone' | 'file' | 'checkbox'> = {
  ...basicFieldRenderers,
  phone: PhoneField,
  file: Upload,
};
