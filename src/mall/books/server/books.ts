// The front door of the books: rooms that move money post what has happened; the day is sealed by night.
export { type BrokenBook, checkEntries } from './check-entries.ts';
export { post } from './post.ts';
export { legsOf, partiesOf, sumsOf } from './read-legs.ts';
export { sealDays } from './seal-days.ts';
