// An invitation stands in the store's console.
import { toConsole } from './to-console.ts';

export const loader = toConsole('/seller/inquiry/detail');

export default function ToConsole() {
  return null;
}
