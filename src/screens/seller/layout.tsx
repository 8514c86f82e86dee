// The frame of a store's console.

import {
  BadgeCheck,
  Banknote,
  ClipboardList,
  CreditCard,
  FileSearch,
  FileText,
  FlaskConical,
  HandCoins,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  MapPin,
  MessageSquareWarning,
  Package,
  ReceiptText,
  Stamp,
  Truck,
  Undo2,
  Webhook,
} from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { ConsoleFrame } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { invoiceWords } from '#mall/invoice/parts/invoice-words.ts';
import { ConsoleAccount } from '#mall/login/parts/console-account.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { sellerWords } from './seller-words.ts';

export default function SellerLayout() {
  const say = useWords(sellerWords);
  const saySettling = useWords(settlementWords);
  const sayInvoice = useWords(invoiceWords);
  const storeName = useOwnStoreName();
  const section = useLocation().pathname.split('/')[2] ?? 'index';
  return (
    <ConsoleFrame
      brand={say.site}
      title={
        <>
          {storeName ?? say.console}
          {storeName ? <span className="ml-2 font-normal text-hint max-sm:hidden">{say.console}</span> : null}
        </>
      }
      menuLabel={say.menu}
      skipText={say.skip}
      current={section}
      menu={[
        { key: 'index', text: say.desk, to: '/seller/index', icon: <LayoutDashboard size={16} /> },
        { key: 'turns', text: say.turns, to: '/seller/turns', icon: <ListTodo size={16} /> },
        { key: 'order', text: say.storeOrders, to: '/seller/order/list', icon: <ClipboardList size={16} /> },
        { key: 'aftersale', text: say.aftersales, to: '/seller/aftersale/list', icon: <Undo2 size={16} /> },
        {
          key: 'complaint',
          text: say.complaints,
          to: '/seller/complaint/list',
          icon: <MessageSquareWarning size={16} />,
        },
        {
          key: 'settlement',
          text: saySettling.bills,
          to: '/seller/settlement/list',
          icon: <Banknote size={16} />,
        },
        {
          key: 'credit',
          text: say.creditAccounts,
          to: '/seller/credit/accounts',
          icon: <CreditCard size={16} />,
        },
        { key: 'inquiry', text: say.inquiries, to: '/seller/inquiry/list', icon: <FileSearch size={16} /> },
        {
          key: 'quotation',
          text: say.quotations,
          to: '/seller/quotation/list',
          icon: <HandCoins size={16} />,
        },
        { key: 'contract', text: say.contracts, to: '/seller/contract/list', icon: <FileText size={16} /> },
        { key: 'approval', text: say.approvals, to: '/seller/approval', icon: <BadgeCheck size={16} /> },
        {
          key: 'invoice',
          text: sayInvoice.title,
          to: '/seller/invoice/list',
          icon: <ReceiptText size={16} />,
        },
        { key: 'sample', text: say.samples, to: '/seller/sample/list', icon: <FlaskConical size={16} /> },
        { key: 'goods', text: say.listings, to: '/seller/goods/list', icon: <Package size={16} /> },
        { key: 'freight', text: say.freight, to: '/seller/freight', icon: <Truck size={16} /> },
        { key: 'address', text: say.places, to: '/seller/address', icon: <MapPin size={16} /> },
        { key: 'key', text: say.keys, to: '/seller/key', icon: <KeyRound size={16} /> },
        { key: 'webhook', text: say.webhooks, to: '/seller/webhook', icon: <Webhook size={16} /> },
        { key: 'authen', text: say.signing, to: '/seller/authen', icon: <Stamp size={16} /> },
      ]}
      aside={<ConsoleAccount home="/seller/index" />}
    >
      <Outlet />
    </ConsoleFrame>
  );
}

/** The name of the store that the person logged in operates; undefined until it is known. */
function useOwnStoreName(): string | undefined {
  const storeId = useSession().member?.storeId;
  // Without it the bar says only that this is a store's console.
  return useCall(ownStoreProtocol.show, storeId ? {} : undefined).reply?.storeName;
}
