/** The components of the fields that only the application form has. */
import { fileFault } from '../../../contracts/forms/form-faults.ts';
import { FileField } from '../../widgets/file-field/file-field.tsx';
import { basicFieldRenderers, type FieldRenderers, type DrawProps } from '../form-fields/form-fields.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';

const Upload = ({ name, field, strings, error, values }: DrawProps<'file'>) => (
  <FileField
    name={name}
    label={strings.label}
    // Browsers do not keep a file when the form comes back.
    hint={values ? `${strings.again} ${strings.hint ?? ''}` : strings.hint}
    dropText={strings.drop}
    removeText={strings.remove}
    accept={field.types.map((type) => `.${type}`).join(',')}
    missing={field.required ? strings.errors.missing : undefined}
    check={(file, bytes) => {
      const fault = fileFault(field, file, bytes);
      return fault && strings.errors[fault];
    }}
    error={error}
  />
);

export const applicationFieldRenderers: FieldRenderers<'text' | 'email' | 'phone' | 'file' | 'checkbox'> = {
  ...basicFieldRenderers,
  phone: PhoneField,
  file: Upload,
};
