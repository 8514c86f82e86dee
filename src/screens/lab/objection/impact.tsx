// One report that was done with unfit equipment, at the quality lead's desk: what was done with it, and what is decided.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Table } from '#kit/ui/table.tsx';
import { type ImpactButton, impactProtocol as P } from '#mall/impact/impact.protocol.ts';
import { impactWords as W } from '#mall/impact/parts/impact-words.ts';
import { labWords } from '../lab-words.ts';

const NOTE = { note: field.area(W.note, { max: 1_000, rows: 4, missing: W.needed, hint: W.noteHint }) };

const to = (address: string, text: string) => (
  <Link to={address} className="num text-brand underline">
    {text}
  </Link>
);

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { impactId: new URL(request.url).searchParams.get('impactId') || '0' } as never),
  backTo: '/lab/impact/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.impactId} ${one.version}`,
  page(one, say) {
    const { impactId, version } = one;
    const { opens } = actionMaker(say);
    const decides = (name: ImpactButton, look: 'primary' | 'outline', text?: string) =>
      opens(
        name,
        look,
        formWindow(NOTE, {
          ...{ title: say[name], text },
          send: (said) => call(P[name], { impactId, version, ...said }),
        }),
      );
    return {
      title: `${one.equipNo} ${one.equipName}`,
      subtitle: one.clientName,
      state: { tone: one.tone, name: one.stateName },
      main: [
        block.facts(say.facts, [
          {
            label: say.equipment,
            value: to(`/lab/equipment/detail?equipId=${one.equipId}`, `${one.equipNo} ${one.equipName}`),
          },
          { label: say.cause, value: [one.causeName, one.reason].filter(Boolean).join(' · ') },
          { label: say.found, value: showMoment(one.foundAt) },
          { label: say.since, value: one.since || say.never },
          { label: say.service, value: <span className="num">{one.serviceSn}</span> },
          {
            label: say.report,
            value:
              one.reportId === null
                ? say.noReport
                : to(`/lab/report/detail?reportId=${one.reportId}`, one.reportNo),
          },
          ...(one.decidedName ? [{ label: say.decided, value: one.decidedName }] : []),
          ...(one.note ? [{ label: say.note, value: one.note, wide: true }] : []),
          ...(one.objectionId === null
            ? []
            : [
                {
                  label: say.objection,
                  value: to(`/lab/objection/detail?objectionId=${one.objectionId}`, one.objectionSn),
                },
              ]),
        ]),
        block.actions(),
        block.custom(
          say.works,
          <Table label={say.works} dense head={[say.item, say.state, say.doneAt]}>
            {one.works.map((work) => (
              <tr key={work.itemId}>
                <td>
                  <Link to={`/lab/bench/detail?itemId=${work.itemId}`} className="text-brand hover:underline">
                    {work.item}
                  </Link>
                </td>
                <td>{work.stateName}</td>
                <td className="num">{work.doneAt ? showMoment(work.doneAt) : '—'}</td>
              </tr>
            ))}
          </Table>,
          { flush: true },
        ),
        block.steps(say.history, one.log),
      ],
      actions: {
        noEffect: decides('noEffect', 'primary'),
        retest: decides('retest', 'outline', say.opens),
        amend: decides('amend', 'outline', say.opens),
        redo: decides('redo', 'outline', say.redoText),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
