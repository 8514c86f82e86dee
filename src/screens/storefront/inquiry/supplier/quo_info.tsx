// A store’s quotation stands in the store's console.
import { toConsole } from './to-console.ts';

export const loader = toConsole('/seller/quotation/detail');

export default function ToConsole() {
  return null;
}
