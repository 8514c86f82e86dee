// A whole divided among parts in proportion, without a rest.

/**
 * Whole numbers in proportion to the parts that add up to `whole`. Where `whole` is no less than the sum of the parts,
 * none gets less than its own.
 * @param parts whole and not negative, one of them above zero
 */
export function shareOut(whole: number, parts: readonly number[]): number[] {
  const all = BigInt(parts.reduce((sum, part) => sum + part, 0));
  let counted = 0n;
  let given = 0n;
  return parts.map((part) => {
    counted += BigInt(part);
    const until = (BigInt(whole) * counted) / all;
    const share = Number(until - given);
    given = until;
    return share;
  });
}
