// What a typed quantity means, wherever it was typed or pasted.

/** A typed quantity: digits (full-width ones and commas between thousands too) above zero, else null; a comma elsewhere may be a decimal one. */
export function typedQuantity(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^(\d{1,12}|\d{1,3}(,\d{3}){1,3})$/.test(plain)) return null;
  const quantity = Number(plain.replaceAll(',', ''));
  return quantity > 0 ? quantity : null;
}
