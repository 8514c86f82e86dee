// One entry of the books: what happened to which document, its legs, and whether its day is sealed.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { BOOK_EVENTS } from '#mall/books/book-event.ts';
import { booksProtocol } from '#mall/books/books.protocol.ts';
import { booksWords } from '#mall/books/parts/books-words.ts';
import { LegsTable, toEntriesOf } from '#mall/books/parts/legs-table.tsx';
import { adminWords } from '../admin-words.ts';

const screen = detail({
  words: booksWords,
  load: ({ request }) =>
    call(booksProtocol.entry, { entrySn: new URL(request.url).searchParams.get('entrySn') || '0' }),
  backTo: '/admin/books/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: () => [],
  version: (one) => one.entrySn,
  page(one, say, language) {
    const { entrySn, event, docType, docSn, reversesSn } = one;
    const link = (to: string, text: string) => (
      <Link to={to} className="num text-brand hover:underline">
        {text}
      </Link>
    );
    return {
      title: entrySn,
      state: { tone: 'neutral', name: BOOK_EVENTS[event][language] },
      tags: [
        one.isSealed
          ? { tone: 'done' as const, text: say.sealed }
          : { tone: 'waiting' as const, text: say.notSealed },
      ],
      main: [
        block.facts(undefined, [
          {
            label: say[docType],
            value: (
              <>
                {link(toEntriesOf(docSn), docSn)}
                {docType === 'afterSale' ? (
                  <> · {link(`/admin/aftersale/detail?caseSn=${docSn}`, say.theCase)}</>
                ) : null}
                {docType === 'complaint' ? (
                  <> · {link(`/admin/complaint/detail?complaintSn=${docSn}`, say.theComplaint)}</>
                ) : null}
                {docType === 'bankLine' ? (
                  <> · {link(`/admin/bank/detail?lineSn=${docSn}`, say.theLine)}</>
                ) : null}
                {docType === 'channelDay' ? (
                  <> · {link(`/admin/reconciliation/detail?daySn=${docSn}`, say.theDay)}</>
                ) : null}
                {event === 'transferBooked' ? (
                  <> · {link(`/admin/payment/list?state=all&keyword=${docSn}`, say.theTransfer)}</>
                ) : null}
              </>
            ),
          },
          { label: say.occurred, value: showMoment(one.occurredAt, true) },
          { label: say.bookedOn, value: one.day },
          ...(one.memo ? [{ label: say.memo, value: one.memo }] : []),
          ...(reversesSn
            ? [{ label: say.reverses, value: link(`/admin/books/entry?entrySn=${reversesSn}`, reversesSn) }]
            : []),
          { label: say.fingerprint, value: <span className="num wrap-anywhere text-12">{one.hash}</span> },
        ]),
        block.custom(say.legs, <LegsTable legs={one.legs} />, { flush: true }),
      ],
    };
  },
});

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;
