/** What looking into a file can find out: it is what it says, nobody can open it, or it is something else. */
export type FormatVerdict = 'sound' | 'locked' | 'unsound';
