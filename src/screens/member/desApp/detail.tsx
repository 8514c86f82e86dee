// One who wants to be our designer: what he says, his papers, endorse or send back with reasons per field.
import { call } from '#kit/browser/call.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { designerProtocol as protocol } from '#mall/designer/designer.protocol.ts';
import { applicationStatus } from '#mall/designer/designer-status.ts';
import { designerFacts } from '#mall/designer/parts/designer-facts.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(designerWords.designerRequests);

const screen = detail({
  words: designerWords,
  load: ({ request }) =>
    call(protocol.enterpriseDetail, { applySn: new URL(request.url).searchParams.get('applySn') || '0' }),
  backTo: '/member/desApp/list',
  backLabel: (say) => say.backToList,
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.applySn} ${one.version}`,
  page(one, say, language) {
    const { applySn, version, state } = one;
    return {
      title: one.realName,
      subtitle: one.memberName,
      state: { tone: applicationStatus[state].tone, name: applicationStatus[state][language] },
      tags: one.isEndorsed === false ? [{ tone: 'waiting', text: say.notEndorsed }] : [],
      main: [
        block.custom(
          say.application,
          one.goesOnAt ? (
            <p className="text-13 text-waiting">{say.goesOn(showMoment(one.goesOnAt))}</p>
          ) : null,
        ),
        block.sheet(designerFacts(one, language), { remarks: one.remarks }),
        block.actions(),
        block.steps(
          say.history,
          one.log.filter(({ event }) => event !== 'begin'),
        ),
      ],
      actions: {
        endorse: {
          label: say.endorse,
          ask: 'sure',
          title: say.endorseTitle,
          text: say.endorseText,
          done: say.endorsedToast,
          run: ({ requestId }) => call(protocol.endorse, { applySn, version, requestId }),
        },
        enterpriseSendBack: {
          label: say.sendBack,
          ask: 'remarks',
          tone: 'danger',
          done: say.applicantReads,
          run: ({ remarks }) => call(protocol.enterpriseSendBack, { applySn, version, remarks }),
        },
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
