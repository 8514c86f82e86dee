// The frame of the platform's console.
import { Landmark, LayoutDashboard } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { ConsoleFrame } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ConsoleAccount } from '#mall/login/parts/console-account.tsx';
import { adminWords } from './admin-words.ts';

export default function AdminLayout() {
  const say = useWords(adminWords);
  const section = useLocation().pathname.split('/')[2] ?? 'index';
  return (
    <ConsoleFrame
      brand={
        <Link to="/" className="text-16 font-semibold whitespace-nowrap text-brand">
          {say.brand}
        </Link>
      }
      title={say.console}
      menuLabel={say.menu}
      skipText={say.skip}
      current={section}
      menu={[
        { key: 'index', text: say.home, to: '/admin/index', icon: <LayoutDashboard size={16} /> },
        { key: 'payment', text: say.payments, to: '/admin/payment/list', icon: <Landmark size={16} /> },
      ]}
      aside={<ConsoleAccount home="/admin/index" />}
    >
      <Outlet />
    </ConsoleFrame>
  );
}
