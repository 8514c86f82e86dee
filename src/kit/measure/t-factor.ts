// How many standard uncertainties an interval takes: the two-sided factor of Student's t (decision 153).

/** Beyond so many degrees of freedom the normal distribution is meant. */
const MANY = 10_000;

/**
 * The t for which a share `p` of the distribution lies within ±t (GUM G.3, table G.2).
 * @param p between 0 and 1, such as 0.9545
 * @param nu whole degrees of freedom, at least 1; Infinity for the normal distribution
 */
export function tFactor(p: number, nu: number): number {
  if (!(p > 0 && p < 1) || !(nu >= 1)) throw new Error(`no t of ${p} and ${nu}`);
  let least = 0;
  let most = 1;
  while (within(most, nu) < p) most *= 2;
  for (let step = 0; step < 80; step++) {
    const middle = (least + most) / 2;
    if (within(middle, nu) < p) least = middle;
    else most = middle;
  }
  return (least + most) / 2;
}

/** The share within ±t: closed sums for whole degrees of freedom (Abramowitz and Stegun 26.7.3, 26.7.4; normal 26.2.11). */
function within(t: number, nu: number): number {
  if (nu > MANY) {
    // Far out nothing is left, and the sum would only lose digits.
    return t > 8
      ? 1
      : 2 * Math.exp((-t * t) / 2) * (1 / Math.sqrt(2 * Math.PI)) * series(t, (n) => (t * t) / (2 * n + 1));
  }
  const angle = Math.atan(t / Math.sqrt(nu));
  const square = Math.cos(angle) ** 2;
  const terms = Math.floor(nu / 2);
  if (nu % 2 === 0) {
    return Math.sin(angle) * series(1, (n) => (square * (2 * n - 1)) / (2 * n), terms);
  }
  const rest = terms === 0 ? 0 : series(Math.cos(angle), (n) => (square * 2 * n) / (2 * n + 1), terms);
  return (2 / Math.PI) * (angle + Math.sin(angle) * rest);
}

/** first · (1 + q₁ + q₁q₂ + …): so many terms, or until the next says nothing more. */
function series(first: number, quotient: (n: number) => number, terms = 1_000): number {
  let sum = first;
  let term = first;
  for (let n = 1; n < terms && term > sum * 1e-17; n++) {
    term *= quotient(n);
    sum += term;
  }
  return sum;
}
