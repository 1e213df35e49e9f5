import { messages } from '../../contracts/messages.ts';
import type { Words } from './site.ts';
import { CrashNote } from '../sections/crash-note/crash-note.tsx';

export const errorTitle = messages.unexpectedError;

/** Shown by the server when it fails itself, with status 500. */
export const ErrorPage = ({ words }: { words: Words['crash'] }) => (
  <CrashNote title={errorTitle} words={words} />
);
