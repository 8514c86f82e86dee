// How material codes are compared: blanks around and between, wide letters and small letters make no other code.

/** `ｍ-001 ` and `M-001` are one code; unlike part numbers, `M-001` and `M001` are two. */
export function normalMatCode(matCode: string): string {
  return matCode.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toUpperCase();
}
