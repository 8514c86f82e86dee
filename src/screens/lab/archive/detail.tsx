// One report in the archive: for how long it is kept, and its paper copies.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paperStatus } from '#mall/lab-office/archive-status.ts';
import { type ArchiveDetail, labOfficeProtocol as P } from '#mall/lab-office/lab-office.protocol.ts';
import { officeWords as W } from '#mall/lab-office/parts/office-words.ts';
import { labWords } from '../lab-words.ts';

const SEND = {
  carrier: field.text(W.carrier, { missing: W.missing, max: 40 }),
  trackingNo: field.text(W.trackingNo, { missing: W.missing, max: 60, spellCheck: false }),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.archived, { reportId: new URL(request.url).searchParams.get('reportId') || '0' }),
  backTo: '/lab/archive/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.reportId} ${one.sendings.length}`,
  page(one, say, language) {
    const { reportId, paper } = one;
    const { opens } = actionMaker(say);
    return {
      title: one.reportNo,
      subtitle: one.title,
      state: { tone: paperStatus[paper].tone ?? 'neutral', name: paperStatus[paper][language] },
      main: [
        block.facts(say.facts, [
          { label: say.service, value: one.serviceSn },
          { label: say.client, value: one.client },
          { label: say.issued, value: showMoment(one.issuedAt) },
          { label: say.kept, value: one.keptUntil },
          { label: say.copies, value: String(one.copies) },
          { label: say.receiver, value: [one.contact, one.mobile].filter(Boolean).join(' ') || say.none },
          { label: say.address, value: one.address || say.none },
        ]),
        block.actions(),
        block.custom(say.sendings, <Sendings sendings={one.sendings} />, {
          flush: true,
          aside: (
            <Button size="sm" to={`/lab/report/detail?reportId=${reportId}`}>
              {say.toReport}
            </Button>
          ),
        }),
      ],
      actions: {
        send: opens(
          'send',
          'primary',
          formWindow(SEND, {
            title: say.send,
            text: say.sendText,
            send: (said, requestId) => call(P.send, { ...said, reportId, requestId }),
          }),
        ),
      },
    };
  },
});

function Sendings({ sendings }: Pick<ArchiveDetail, 'sendings'>) {
  const say = useWords(W);
  if (sendings.length === 0) return <p className="p-4 text-13 text-hint">{say.noSendings}</p>;
  return (
    <Table label={say.sendings} dense head={[say.at, say.copies, say.carrier, say.trackingNo, say.by]}>
      {sendings.map((one) => (
        <tr key={one.sendingId}>
          <Td className="num whitespace-nowrap">{showMoment(one.sentAt)}</Td>
          <Td className="num">{one.copies}</Td>
          <Td>{one.carrier}</Td>
          <Td className="num wrap-anywhere">{one.trackingNo}</Td>
          <Td>{one.by}</Td>
        </tr>
      ))}
    </Table>
  );
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
