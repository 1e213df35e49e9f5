import { messages } from '../../../contracts/messages.ts';
import { CrashNote } from '../../sections/crash-note/crash-note.tsx';

/** Shown by the server when it fails itself, with status 500. */
export const ErrorPage = () => <CrashNote title={messages.unexpectedError} />;
