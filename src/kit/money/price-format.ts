// How prices and amounts are written: from the wire's decimal strings, without doing arithmetic on them.

const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?$/;

/** "0.003600" → "¥0.0036", "12" → "¥12.00": trailing zeros go, two decimals stay. Anything but a decimal string gives "—". */
export function showUnitPrice(unitPrice: string): string {
  return show(unitPrice);
}

/** "12345.6" → "¥12,345.60": two decimals, thousands apart. Anything but a decimal string gives "—". */
export function showAmount(amount: string): string {
  return show(amount);
}

function show(decimal: string): string {
  const parts = DECIMAL.exec(decimal.trim());
  if (!parts) return '—';
  const [, sign = '', whole = '0', fraction = ''] = parts;
  const kept = fraction.replace(/0+$/, '').padEnd(2, '0');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign ? '−' : ''}¥${grouped}.${kept}`;
}
