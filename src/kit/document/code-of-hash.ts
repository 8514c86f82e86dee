// What somebody types to have a document checked: from a hash that nobody can guess who has not seen it.

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 16;

/** @param hash SHA-256 in hex @returns sixteen letters and digits, without 0, 1, I and O */
export function codeOfHash(hash: string): string {
  const bytes = Buffer.from(hash, 'hex');
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join(
    '',
  );
}

/** As it is typed: small letters, spaces and hyphens do not matter. */
export const asCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
