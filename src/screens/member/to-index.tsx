// The member centre's short address leads to its first page (spec §2).
import { redirect } from 'react-router';

export const loader = () => redirect('/member/index');

export default function ToIndex() {
  return null;
}
