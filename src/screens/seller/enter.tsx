// The short address of a store's console leads to what waits there today.
import { redirect } from 'react-router';

export const loader = () => redirect('/seller/index');

export default function EnterSeller() {
  return null;
}
