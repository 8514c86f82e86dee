// The two check signs behind a number in a code: a wrong or misread code is found without asking anybody (domain-lab §6).

const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const BASE = SIGNS.length;

/** Two signs without I and O, weighted by place, so that a changed sign or two that changed places are found. */
export function checkSigns(number: string): string {
  let sum = 0;
  for (const [at, sign] of [...number].entries()) sum += (at + 1) * sign.charCodeAt(0);
  return `${SIGNS[Math.floor(sum / BASE) % BASE]}${SIGNS[sum % BASE]}`;
}
