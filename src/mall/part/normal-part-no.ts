// How part numbers are compared: people leave out and add blanks, dashes and slashes, and type small letters.

/** The part number in capital letters and digits only: `rc0402fr-07 10kl` and `RC0402FR-0710KL` are one. */
export function normalPartNo(partNo: string): string {
  return partNo
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
