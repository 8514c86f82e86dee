// STUB: its owner replaces this file wholly.
import { Outlet } from 'react-router';

export default function Layout() {
  return <Outlet />;
}
