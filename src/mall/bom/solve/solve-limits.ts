// How large a purchase may be and how long its solving may take.

/** chosen: as many lines as a bill of materials may have. */
export const MOST_SOLVED_LINES = 5_000;
/** chosen: what a visitor without an account may have solved. */
export const MOST_GUEST_LINES = 100;
/** chosen: the cheapest for the need first; the rest can only be dearer or a last reserve. */
export const MOST_OFFERS_PER_LINE = 20;

/** Thinking time by size: a visitor waits for a small one, a large one works in the background. // chosen */
export const secondsFor = (lines: number): number => (lines <= 60 ? 3 : lines <= 300 ? 5 : 7);
