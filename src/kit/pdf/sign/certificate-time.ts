// Moments in certificates.

/** So many years later, on the same day. */
export function years(at: Date, count: number): Date {
  const later = new Date(at);
  later.setUTCFullYear(later.getUTCFullYear() + count);
  return later;
}
