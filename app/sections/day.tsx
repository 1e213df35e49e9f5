/** UTC is used, because a day such as `2027-01-31` has no time zone. */
const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: `January 31, 2027`. */
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{inWords.format(new Date(day))}</time>;
