// One official file: what it says, the application that it belongs to, and the choice where several fit.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { taxFileWords as W } from '#mall/tax-file/parts/tax-file-words.ts';
import { taxFileProtocol } from '#mall/tax-file/tax-file.protocol.ts';
import { sellerWords } from '../seller-words.ts';

const CHOICE = { invoiceSn: field.pick(W.application, { missing: W.choiceMissing, wide: true }) };

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(taxFileProtocol.taxFile, {
      taxFileId: Number(new URL(request.url).searchParams.get('taxFileId') ?? 0),
    }),
  backTo: '/seller/invoice/import',
  backLabel: (say) => say.backToList,
  console: (language) => sellerWords.console[language],
  allowed: (one) => (one.choices.length > 0 ? one.allowedActions : []),
  version: (one) => `${one.taxFileId} ${one.version}`,
  page: (one, say) => ({
    title: one.number || (one.fileNames[0] ?? ''),
    state: { tone: one.tone, name: one.stateName },
    notices: [
      one.reasonName,
      one.state === 'BY_HAND' && (one.choices.length > 0 ? say.several : say.noneFits),
      one.isWaiting === 1 && say.waiting,
    ],
    main: [
      block.facts(say.found, [
        { label: say.files, value: one.fileNames.join('、'), wide: true },
        { label: say.type, value: one.typeName },
        { label: say.issuedOn, value: one.issuedOn },
        { label: say.buyer, value: `${one.buyerName} ${one.buyerNo}`.trim() },
        { label: say.seller, value: one.sellerNo },
        {
          label: say.total,
          value:
            one.amount === null
              ? ''
              : `${showAmount(one.amount)} (${say.net} ${showAmount(one.net ?? '0')} + ${say.tax} ${showAmount(one.tax ?? '0')})`,
          wide: true,
        },
        { label: say.remark, value: one.remark, wide: true },
        {
          label: say.application,
          value: one.invoiceSn ? (
            <Link
              to={`/seller/invoice/detail?invoiceSn=${one.invoiceSn}`}
              className="num text-brand hover:underline"
            >
              {one.invoiceSn}
            </Link>
          ) : (
            ''
          ),
        },
      ]),
      block.custom(undefined, one.files.length > 0 ? <FileLinks files={one.files} /> : null),
      block.actions(),
      block.custom(say.log, <StepList steps={one.log} />),
    ],
    actions: {
      assign: actionMaker(say).opens(
        'assign',
        'primary',
        formWindow(CHOICE, {
          title: say.assign,
          now: {
            invoiceSn: {
              options: one.choices.map(({ invoiceSn, title, amount, createTime }) => ({
                value: invoiceSn,
                text: `${invoiceSn} · ${title} · ${showAmount(amount)} · ${dayInChina(new Date(createTime))}`,
              })),
            },
          },
          send: ({ invoiceSn }) =>
            call(taxFileProtocol.assign, { taxFileId: one.taxFileId, version: one.version, invoiceSn }),
        }),
      ),
    },
  }),
});

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;
