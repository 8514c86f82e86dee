// One form at the desk of acceptance: what the customer wants, and whether it is accepted as it is, otherwise, or not.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { changeActions, changesAllowed } from '#mall/service-change/parts/change-actions.tsx';
import { ChangeBlock } from '#mall/service-change/parts/change-block.tsx';
import { changeWords } from '#mall/service-change/parts/change-words.ts';
import { serviceChangeProtocol } from '#mall/service-change/service-change.protocol.ts';
import { Specimens } from '#mall/specimen/parts/specimen-blocks.tsx';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';
import { ProposeWindow } from '#mall/testing/parts/propose-window.tsx';
import { Changes, factsOfForm, ItemsAndPrice } from '#mall/testing/parts/service-blocks.tsx';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { testingProtocol as P } from '#mall/testing/testing.protocol.ts';

const screen = detail({
  words: serviceWords,
  load: async ({ request }) => {
    const serviceSn = new URL(request.url).searchParams.get('serviceSn') ?? '-';
    const [one, specimens, of] = await Promise.all([
      call(P.deskDetail, { serviceSn }),
      call(specimenProtocol.atDesk, { serviceSn }),
      call(serviceChangeProtocol.deskOfService, { serviceSn }),
    ]);
    return { ...one, ...specimens, of };
  },
  backTo: '/lab/entrust/list',
  backLabel: (say) => say.backToDesk,
  console: (language) => serviceWords.console[language],
  allowed: (one) => [...one.allowedActions, ...changesAllowed(one.of, 'lab')],
  version: (one) => `${one.serviceSn} ${one.version}`,
  page(one, say, language) {
    const { serviceSn, version } = one;
    const seen = { serviceSn, version };
    const { sure, because, opens } = actionMaker(say);
    const [newest] = one.versions;
    return {
      title: serviceSn,
      subtitle: `${one.kindName} · ${one.clientName}`,
      state: { tone: one.tone, name: one.turnName || one.stateName },
      notices: [one.closeReason && say.refused(one.closeReason)],
      main: [
        block.facts(undefined, [
          {
            label: one.receivedAt ? say.promised : say.estimated,
            value: one.promisedAt ? showMoment(one.promisedAt) : '—',
          },
          { label: say.order, value: one.orderSn || '—' },
          ...(one.packSn ? [{ label: boughtWords.ofPack[language], value: one.packSn }] : []),
          ...(one.carrier ? [{ label: say.sentBy, value: `${one.carrier} ${one.trackingNo}` }] : []),
        ]),
        block.actions(),
        ...(one.of.changes.length > 0
          ? [block.custom(changeWords.changes[language], <ChangeBlock changes={one.of.changes} side="lab" />)]
          : []),
        ...(one.versions.length > 1 && one.entry === 'FORM'
          ? [block.custom(say.changes, <Changes one={one} />)]
          : []),
        ...(newest ? [block.custom(say.items, <ItemsAndPrice version={newest.content} />)] : []),
        block.facts(say.form, factsOfForm(newest?.content.form ?? one.form, say, language)),
        block.custom(
          say.specimens,
          one.specimens.length > 0 ? (
            <Specimens of={one} hrefOf={(no) => `/lab/specimen/scan?no=${no}`} />
          ) : (
            <ul className="list-decimal pl-5 text-13">
              {(newest?.content.form.specimens ?? []).slice(0, 100).map((specimen, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a specimen is its place
                <li key={at}>
                  {[specimen.name, specimen.model, specimen.lotNo, specimen.serialNo, specimen.note]
                    .filter(Boolean)
                    .join(' · ')}{' '}
                  × {specimen.qty} {specimen.unit}
                </li>
              ))}
            </ul>
          ),
        ),
        block.steps(say.history, one.log),
      ],
      actions: {
        accept: sure('accept', 'primary', () => call(P.accept, { ...seen, hash: one.contentHash })),
        propose: opens('propose', 'outline', ({ close, through }) => (
          <ProposeWindow one={one} onClose={close} onDone={() => through()} />
        )),
        sendBack: because('sendBack', 'outline', (reason) => call(P.sendBack, { ...seen, reason })),
        ...changeActions(one.of, { side: 'lab', serviceSn, language }),
        refuse: because('refuse', 'danger', (reason) => call(P.refuse, { ...seen, reason })),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
