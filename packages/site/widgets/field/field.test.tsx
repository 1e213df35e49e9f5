import { expect, test } from 'vitest';
import { attributesOf, draw, only } from '../../../../tests/unit/support/markup.ts';
import { TextField } from './field.tsx';

test('a field is known by its label alone when there is nothing else to say', () => {
  const tree = draw(<TextField name="subject" label="Subject" />);
  expect(only(tree, 'label[for="subject"]').textContent).toBe('Subject');
  const { attributes } = only(tree, 'input#subject[name="subject"]');
  expect(attributes.filter(({ key }) => /^aria-|data-invalid/.test(key))).toEqual([]);
  expect(tree.querySelectorAll('p')).toEqual([]);
});

test('hint and error describe it, in this order, and an error marks it', () => {
  const tree = draw(
    <TextField
      name="email"
      label="Email"
      hint="We answer there."
      error="Enter an address"
      type="email"
      required
    />,
  );
  expect(attributesOf(only(tree, 'input'), 'aria-describedby', 'aria-invalid')).toEqual({
    'aria-describedby': 'email-hint email-error',
    'aria-invalid': 'true',
  });
  expect(only(tree, 'p#email-hint').textContent).toBe('We answer there.');
  expect(only(tree, 'p#email-error').textContent).toBe('Enter an address');
});

test('that it is required is seen and told once', () => {
  const tree = draw(<TextField name="email" label="Email" required />);
  expect(only(tree, 'label [aria-hidden="true"]').textContent).toBe(' *');
  expect(only(tree, 'input').hasAttribute('required')).toBe(true);
});

test('rows make it a field for several lines', () => {
  const tree = draw(<TextField name="message" label="Message" rows={7} />);
  expect(only(tree, 'textarea').getAttributeValue('rows')).toBe('7');
});
