// The short address of the platform's console leads to what waits there today.
import { redirect } from 'react-router';

export const loader = () => redirect('/admin/index');

export default function EnterAdmin() {
  return null;
}
