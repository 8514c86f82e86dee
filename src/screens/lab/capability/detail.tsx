// One version of a capability: what it says, what differs, its marks, and its way to being published, suspended, retired.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { DifferenceTable } from '#kit/detail/versions.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { MARKS, markNames } from '#mall/ability/ability-terms.ts';
import { CONTENT_FIELDS, CONTENT_NAMES, shownField } from '#mall/lab-catalog/capability-content.ts';
import { capabilityStatus } from '#mall/lab-catalog/capability-status.ts';
import { labCatalogProtocol as P } from '#mall/lab-catalog/lab-catalog.protocol.ts';
import { CapabilityForm } from '#mall/lab-catalog/parts/capability-form.tsx';
import { catalogWords as W } from '#mall/lab-catalog/parts/catalog-words.ts';
import { CapabilityVersions, Marks } from '#mall/lab-catalog/parts/version-parts.tsx';
import { labWords } from '../lab-words.ts';

const MARK = {
  mark: field.choice(W.mark, markNames, { missing: W.missing }),
  fromDate: field.date(W.fromDate, { missing: W.missing }),
  toDate: field.date(W.toDate, { missing: W.missing }),
  scopeText: field.text(W.scope, { max: 200, place: W.wholeScope }),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { versionId: new URL(request.url).searchParams.get('versionId') || '0' }),
  backTo: '/lab/capability/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.versionId} ${one.version}`,
  page(one, say, language) {
    const { versionId, version, state, content, capId } = one;
    const seen = { versionId, version };
    const { sure, because, opens } = actionMaker(say);
    return {
      title: `${one.item}`,
      subtitle: `${one.capNo} · ${say.versionOf(one.versionNo)}`,
      state: { tone: capabilityStatus[state].tone ?? 'neutral', name: capabilityStatus[state][language] },
      notices: [one.hint],
      main: [
        block.facts(say.facts, [
          ...CONTENT_NAMES.map((name) => ({
            label: CONTENT_FIELDS[name][language],
            value: shownField(content, name, language) || say.none,
          })),
          { label: say.author, value: one.author || say.none },
          { label: say.approver, value: one.approver || say.none },
          ...(capId === null
            ? []
            : [
                {
                  label: say.price,
                  value: (
                    <Link to={`/lab/charge/detail?capId=${capId}`} className="text-brand hover:underline">
                      {say.prices}
                    </Link>
                  ),
                },
              ]),
        ]),
        block.actions(),
        block.custom(say.versions, <CapabilityVersions one={one} />),
        ...(one.versionNo > 1
          ? [
              block.custom(
                say.differences,
                <DifferenceTable
                  place={say.field}
                  changes={one.changes.map(({ field, before, after }) => ({
                    ...{ at: CONTENT_FIELDS[field][language], before, after },
                  }))}
                />,
              ),
            ]
          : []),
        block.custom(say.marks, <Marks one={one} />, { flush: true }),
        block.steps(say.history, one.log),
      ],
      actions: {
        change: opens('change', 'outline', ({ close, through }) => (
          <CapabilityForm one={one} onClose={close} onDone={() => through()} />
        )),
        submit: sure('submit', 'primary', () => call(P.submit, seen)),
        publish: sure('publish', 'primary', () => call(P.publish, seen)),
        sendBack: because('sendBack', 'outline', (reason) => call(P.sendBack, { ...seen, reason })),
        withdraw: sure('withdraw', 'outline', () => call(P.withdraw, seen)),
        addMark: opens(
          'addMark',
          'outline',
          formWindow(MARK, {
            title: say.addMark,
            text: say.addMarkText,
            send: ({ mark, ...said }) => call(P.addMark, { ...seen, ...said, mark: mark || MARKS[0] }),
          }),
        ),
        suspend: because('suspend', 'outline', (reason) => call(P.suspend, { ...seen, reason })),
        resume: sure('resume', 'primary', () => call(P.resume, seen)),
        retire: because('retire', 'danger', (reason) => call(P.retire, { ...seen, reason })),
        drop: sure('drop', 'danger', () => call(P.drop, seen)),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
