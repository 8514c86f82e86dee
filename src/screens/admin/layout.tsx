// The frame of the platform's console.
import {
  BadgeCheck,
  Banknote,
  BookOpenCheck,
  Boxes,
  CreditCard,
  DoorOpen,
  DraftingCompass,
  FileSpreadsheet,
  FileText,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareWarning,
  MousePointerClick,
  Percent,
  ReceiptText,
  Redo2,
  Replace,
  Scale,
  Send,
  SlidersHorizontal,
  Stamp,
  Undo2,
  Wallet,
} from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { ConsoleFrame } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { booksWords } from '#mall/books/parts/books-words.ts';
import { catalogImportWords } from '#mall/catalog-import/parts/catalog-import-words.ts';
import { commissionWords } from '#mall/commission/parts/commission-words.ts';
import { platformContractWords } from '#mall/contract/parts/list/platform-contract-words.ts';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { headerWords } from '#mall/invoice/parts/header-words.ts';
import { ConsoleAccount } from '#mall/login/parts/console-account.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { bankRefundWords } from '#mall/payment/bank-refund-words.ts';
import { bankWords } from '#mall/reconciliation/parts/bank-words.ts';
import { reconciliationWords } from '#mall/reconciliation/parts/reconciliation-words.ts';
import { payoutWords } from '#mall/settlement/parts/payout-words.ts';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { adminWords } from './admin-words.ts';
import { accountWords } from './payment/account-words.ts';
import { pairReviewWords } from './replacement/pair-review-words.ts';
import { reviewWords } from './review-words.ts';
import { openWords } from './setting/open-words.ts';
import { settingWords } from './setting/setting-words.ts';

const entry = (key: string, text: string, to: string, Icon: LucideIcon) => ({
  key,
  text,
  to,
  icon: <Icon size={16} />,
});

export default function AdminLayout() {
  const say = useWords(adminWords);
  const sayReview = useWords(reviewWords);
  const sayPairs = useWords(pairReviewWords);
  const saySigning = useWords(authenWords);
  const sayContracts = useWords(platformContractWords);
  const sayOpen = useWords(openWords);
  const saySetting = useWords(settingWords);
  const sayAccount = useWords(accountWords);
  const sayBooks = useWords(booksWords);
  const sayCommission = useWords(commissionWords);
  const saySettling = useWords(settlementWords);
  const sayPayout = useWords(payoutWords);
  const sayBank = useWords(bankWords);
  const sayRefunds = useWords(bankRefundWords);
  const sayDays = useWords(reconciliationWords);
  const sayHeader = useWords(headerWords);
  const sayCatalog = useWords(catalogImportWords);
  const { member } = useSession();
  const reviews = member?.platformRoles.some((role) => role === 'auditor' || role === 'operator');
  const section = useLocation().pathname.split('/')[2] ?? 'index';
  return (
    <ConsoleFrame
      brand={say.site}
      title={say.console}
      menuLabel={say.menu}
      skipText={say.skip}
      current={section}
      menu={[
        entry('index', say.desk, '/admin/index', LayoutDashboard),
        entry('payment', say.bankTransfers, '/admin/payment/list', Landmark),
        entry('aftersale', say.aftersales, '/admin/aftersale/list', Undo2),
        entry('complaint', say.complaints, '/admin/complaint/list', MessageSquareWarning),
        ...(member?.platformRoles.includes('finance')
          ? [
              entry('credit', say.creditAccounts, '/admin/credit/accounts', CreditCard),
              entry('account', sayAccount.title, '/admin/account', Wallet),
              entry('bank', sayBank.bankLines, '/admin/bank/list', FileSpreadsheet),
              entry('refund', sayRefunds.bankRefunds, '/admin/refund/list', Redo2),
              entry('reconciliation', sayDays.days, '/admin/reconciliation/list', Scale),
              entry('settlement', saySettling.bills, '/admin/settlement/list', Banknote),
              entry('payout', sayPayout.payouts, '/admin/payout/list', Send),
              entry('commission', sayCommission.title, '/admin/commission/list', Percent),
              entry('books', sayBooks.books, '/admin/books/list', BookOpenCheck),
            ]
          : []),
        ...(reviews
          ? [
              entry('certification', sayReview.certifications, '/admin/certification/list', BadgeCheck),
              entry('designer', sayReview.designerReviews, '/admin/designer/list', DraftingCompass),
              entry('replacement', sayPairs.replacements, '/admin/replacement/list', Replace),
              entry('signAuth', saySigning.signing, '/admin/signAuth/list', Stamp),
              entry('contract', sayContracts.contracts, '/admin/contract/list', FileText),
            ]
          : []),
        ...(member?.platformRoles.includes('auditor')
          ? [entry('invoiceHeader', sayHeader.headers, '/admin/invoiceHeader/list', ReceiptText)]
          : []),
        ...(member?.platformRoles.includes('operator')
          ? [
              entry('catalog', sayCatalog.title, '/admin/catalog', Boxes),
              entry('behaviour', say.visitors, '/admin/behaviour/list', MousePointerClick),
              entry('open', sayOpen.title, '/admin/open', DoorOpen),
              entry('setting', saySetting.rules, '/admin/setting/index', SlidersHorizontal),
            ]
          : []),
      ]}
      aside={<ConsoleAccount home="/admin/index" />}
    >
      <Outlet />
    </ConsoleFrame>
  );
}
