/** Result of looking into a file: it is what its name says, it is locked, or it is something else. */
export type FormatVerdict = 'sound' | 'locked' | 'unsound';
