// The frame of the platform's console.
import {
  BadgeCheck,
  DraftingCompass,
  FileText,
  Landmark,
  LayoutDashboard,
  MousePointerClick,
  Replace,
  SlidersHorizontal,
  Stamp,
} from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { ConsoleFrame } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { platformContractWords } from '#mall/contract/parts/list/platform-contract-words.ts';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { ConsoleAccount } from '#mall/login/parts/console-account.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { adminWords } from './admin-words.ts';
import { pairReviewWords } from './replacement/pair-review-words.ts';
import { reviewWords } from './review-words.ts';
import { settingWords } from './setting/setting-words.ts';

export default function AdminLayout() {
  const say = useWords(adminWords);
  const sayReview = useWords(reviewWords);
  const sayPairs = useWords(pairReviewWords);
  const saySigning = useWords(authenWords);
  const sayContracts = useWords(platformContractWords);
  const saySetting = useWords(settingWords);
  const { member } = useSession();
  const reviews = member?.platformRoles.some((role) => role === 'auditor' || role === 'operator');
  const section = useLocation().pathname.split('/')[2] ?? 'index';
  return (
    <ConsoleFrame
      brand={
        <Link to="/" className="text-16 font-semibold whitespace-nowrap text-brand">
          {say.site}
        </Link>
      }
      title={say.console}
      menuLabel={say.menu}
      skipText={say.skip}
      current={section}
      menu={[
        { key: 'index', text: say.desk, to: '/admin/index', icon: <LayoutDashboard size={16} /> },
        { key: 'payment', text: say.bankTransfers, to: '/admin/payment/list', icon: <Landmark size={16} /> },
        ...(reviews
          ? [
              {
                key: 'certification',
                text: sayReview.certifications,
                to: '/admin/certification/list',
                icon: <BadgeCheck size={16} />,
              },
              {
                key: 'designer',
                text: sayReview.designerReviews,
                to: '/admin/designer/list',
                icon: <DraftingCompass size={16} />,
              },
              {
                key: 'replacement',
                text: sayPairs.replacements,
                to: '/admin/replacement/list',
                icon: <Replace size={16} />,
              },
              {
                key: 'signAuth',
                text: saySigning.signing,
                to: '/admin/signAuth/list',
                icon: <Stamp size={16} />,
              },
              {
                key: 'contract',
                text: sayContracts.contracts,
                to: '/admin/contract/list',
                icon: <FileText size={16} />,
              },
            ]
          : []),
        ...(member?.platformRoles.includes('operator')
          ? [
              {
                key: 'behaviour',
                text: say.visitors,
                to: '/admin/behaviour/list',
                icon: <MousePointerClick size={16} />,
              },
              {
                key: 'setting',
                text: saySetting.rules,
                to: '/admin/setting/index',
                icon: <SlidersHorizontal size={16} />,
              },
            ]
          : []),
      ]}
      aside={<ConsoleAccount home="/admin/index" />}
    >
      <Outlet />
    </ConsoleFrame>
  );
}
