import { formatDay } from '@website/forms/messages';

/** A day such as `2027-01-31` in words: `January 31, 2027`. */
export const Day = ({ day, language }: { day: string; language: string }) => (
  <time dateTime={day}>{formatDay(day, language)}</time>
);
