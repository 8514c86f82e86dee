// A store’s contract stands in the store's console.
import { toConsole } from './to-console.ts';

export const loader = toConsole('/seller/contract/detail');

export default function ToConsole() {
  return null;
}
