/** Mails about a form, written from the words its definition names: one that is renamed does not compile. */
import { type FormDefinition, type MessageOf, readMessage } from '../../contracts/forms/form.ts';
import type { Delivery } from '../store/store.ts';
import type { Composer } from './mail-writer.ts';

/** A delivery with the typed words of its form. */
type FormDelivery<Form extends FormDefinition> = Delivery & { message: MessageOf<Form> };

/** A composer for the deliveries of one form. */
export const composerOf =
  <Form extends FormDefinition>(
    form: Form,
    compose: (delivery: FormDelivery<Form>) => ReturnType<Composer>,
  ): Composer =>
  (delivery) =>
    compose({ ...delivery, message: readMessage(form, delivery.fields) });

/** `job_title` as `Job title`. */
const titleOf = (name: string): string =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll(/[_-]/g, ' ')}`;

/** A line for each value that the mail does not place itself; the lines of a longer text are indented. */
export const otherWords = (words: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    value === undefined ? [] : [`${`${titleOf(name)}:`.padEnd(9)} ${value.replaceAll('\n', '\n          ')}`],
  );
