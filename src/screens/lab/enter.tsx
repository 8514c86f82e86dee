// The short address of a laboratory's console leads to what waits there today.
import { redirect } from 'react-router';

export const loader = () => redirect('/lab/index');

export default function EnterLab() {
  return null;
}
