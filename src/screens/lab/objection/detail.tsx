// One objection at the quality lead's desk: what is objected to, and what is decided about it.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { objectionProtocol as P } from '#mall/objection/objection.protocol.ts';
import { OUTCOMES } from '#mall/objection/objection-process.ts';
import { outcomeNames } from '#mall/objection/objection-status.ts';
import { objectionWords as W } from '#mall/objection/parts/objection-words.ts';
import { labWords } from '../lab-words.ts';

const needed = { missing: W.needed };
const DISMISS = { finding: field.area(W.finding, { max: 2_000, rows: 4, ...needed }) };
const UPHOLD = {
  ...DISMISS,
  outcome: field.radio(W.outcome, outcomeNames, { empty: 'AMEND' }),
  changed: field.text(W.changed, { max: 500, optional: true, hint: W.changedHint }),
  paysBack: field.yesNo(W.paysBack),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { objectionId: new URL(request.url).searchParams.get('objectionId') || '0' } as never),
  backTo: '/lab/objection/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.objectionId} ${one.version}`,
  page(one, say) {
    const { objectionId, version } = one;
    const seen = { objectionId, version };
    const { sure, opens } = actionMaker(say);
    const engineers = Object.fromEntries(
      one.engineers.map(({ memberId, name }) => [memberId, { zh: name, en: name }]),
    );
    const RETEST = {
      engineerId: field.choice(W.engineer, engineers, needed),
      from: field.date(W.from, needed),
      to: field.date(W.to, needed),
    };
    return {
      title: one.objectionSn,
      subtitle: `${one.originName} · ${one.clientName}`,
      state: { tone: one.tone, name: one.stateName },
      notices: [one.whyNot],
      main: [
        block.facts(say.facts, [
          {
            label: say.report,
            value: (
              <Link to={`/lab/report/detail?reportId=${one.reportId}`} className="num text-brand underline">
                {one.reportNo}
              </Link>
            ),
          },
          { label: say.service, value: <span className="num">{one.serviceSn}</span> },
          { label: say.wish, value: one.wishName },
          { label: say.due, value: showMoment(one.dueAt) },
          { label: say.reason, value: one.reason },
          ...(one.files.length > 0
            ? [
                {
                  label: say.files,
                  value: (
                    <span className="flex flex-wrap gap-2">
                      {one.files.map(({ fileId, fileName, url }) => (
                        <a
                          key={fileId}
                          href={url}
                          target="_blank"
                          rel="noreferrer"
                          className="text-brand underline"
                        >
                          {fileName}
                        </a>
                      ))}
                    </span>
                  ),
                },
              ]
            : []),
          ...(one.finding ? [{ label: say.finding, value: one.finding }] : []),
          ...(one.outcomeName ? [{ label: say.outcome, value: one.outcomeName }] : []),
          ...(one.decidedName ? [{ label: say.decided, value: one.decidedName }] : []),
        ]),
        block.actions(),
        block.custom(
          say.items,
          <Table label={say.items} dense head={[say.item, say.engineer, say.state]}>
            {one.items.map((item) => (
              <tr key={item.itemId}>
                <td>
                  <Link to={`/lab/bench/detail?itemId=${item.itemId}`} className="text-brand hover:underline">
                    {item.item}
                  </Link>{' '}
                  {item.isAsked ? <Tag tone="waiting">{say.asked}</Tag> : null}
                </td>
                <td>{item.engineers || '—'}</td>
                <td>{item.stateName}</td>
              </tr>
            ))}
          </Table>,
          { flush: true },
        ),
        block.steps(say.history, one.log),
      ],
      actions: {
        examine: sure('examine', 'primary', () => call(P.examine, seen)),
        retest: opens(
          'retest',
          'outline',
          formWindow(RETEST, {
            title: say.retest,
            text: say.retestText,
            send: (said) => call(P.retest, { ...seen, ...said } as never),
          }),
        ),
        uphold: opens(
          'uphold',
          'primary',
          formWindow(UPHOLD, {
            title: say.uphold,
            text: say.upholdText,
            send: ({ outcome, paysBack, ...said }) =>
              call(P.uphold, {
                ...{ ...seen, ...said, outcome: outcome || OUTCOMES[0] },
                paysBack: paysBack ? 1 : 0,
              } as never),
          }),
        ),
        dismiss: opens(
          'dismiss',
          'outline',
          formWindow(DISMISS, { title: say.dismiss, send: (said) => call(P.dismiss, { ...seen, ...said }) }),
        ),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
