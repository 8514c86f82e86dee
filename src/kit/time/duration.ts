// Durations with their unit in the name; every duration inside the mall is in milliseconds.

export const seconds = (n: number): number => n * 1_000;
export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => n * 86_400_000;

/** The moment `duration` milliseconds after `from`. */
export function after(from: Date, duration: number): Date {
  return new Date(from.getTime() + duration);
}
