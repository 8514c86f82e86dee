// The frame of a laboratory's console.
import { LayoutDashboard } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { ConsoleFrame } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ConsoleAccount } from '#mall/login/parts/console-account.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { labMenu } from './lab-menu.tsx';
import { labWords } from './lab-words.ts';

export default function LabLayout() {
  const say = useWords(labWords);
  const points = useSession().member?.lab?.points ?? [];
  const section = useLocation().pathname.split('/')[2] ?? 'index';
  return (
    <ConsoleFrame
      brand={say.site}
      title={say.console}
      menuLabel={say.menu}
      skipText={say.skip}
      current={section}
      menu={[
        { key: 'index', text: say.desk, to: '/lab/index', icon: <LayoutDashboard size={16} /> },
        ...labMenu(points).map(({ key, to, text, Icon }) => ({
          ...{ key, to, text: say[text] },
          icon: <Icon size={16} />,
        })),
      ]}
      aside={<ConsoleAccount home="/lab/index" />}
    >
      <Outlet />
    </ConsoleFrame>
  );
}
