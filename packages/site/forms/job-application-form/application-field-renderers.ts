import { FileField } from '../file-field/file-field.tsx';
import { basicFieldRenderers, type FieldRenderers } from '../form-fields/form-fields.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';

export const applicationFieldRenderers: FieldRenderers<
  'text' | 'email' | 'phone' | 'file' | 'checkbox' | 'choice'
> = {
  ...basicFieldRenderers,
  phone: PhoneField,
  file: FileField,
};
