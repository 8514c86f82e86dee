// One channel's bill of one day: its sums, each of which opens its rows, and what differs from the books.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { toEntriesOf } from '#mall/books/parts/legs-table.tsx';
import { dayStatus } from '#mall/reconciliation/difference-status.ts';
import { DifferencesTable } from '#mall/reconciliation/parts/differences-table.tsx';
import { reconciliationWords } from '#mall/reconciliation/parts/reconciliation-words.ts';
import { reconciliationProtocol } from '#mall/reconciliation/reconciliation.protocol.ts';
import { adminWords } from '../admin-words.ts';

const screen = detail({
  words: reconciliationWords,
  load: ({ request }) =>
    call(reconciliationProtocol.dayDetail, {
      daySn: new URL(request.url).searchParams.get('daySn') || '0',
    }),
  backTo: '/admin/reconciliation/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: () => [],
  version: (one) => one.daySn,
  page(one, say, language) {
    const { day, method, state } = one;
    const rows = `/admin/reconciliation/rows?f_method=${method}&f_day=${day}..${day}`;
    const link = (to: string, text: string) => (
      <Link to={to} className="num text-brand hover:underline">
        {text}
      </Link>
    );
    return {
      title: `${one.methodName} ${day}`,
      subtitle: one.daySn,
      state: { tone: dayStatus[state].tone, name: dayStatus[state][language] },
      tags: one.isLate ? [{ tone: 'refused' as const, text: say.late }] : [],
      main: [
        block.facts(undefined, [
          { label: say.rows, value: link(rows, say.seeRows(one.rows)) },
          { label: say.fetched, value: showMoment(one.fetchedAt) },
          { label: say.paid, value: link(`${rows}&f_kind=PAY`, showAmount(one.paid)) },
          { label: say.refunded, value: link(`${rows}&f_kind=REFUND`, showAmount(one.refunded)) },
          { label: say.fee, value: link(toEntriesOf(one.daySn), showAmount(one.fee)) },
        ]),
        block.custom(say.differences, <DifferencesTable differences={one.differences} />, { flush: true }),
      ],
    };
  },
});

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;
