// An order of a package: a bar for each component, what the reader has to do now, and what was paid and has gone back.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { type OrderState, orderStatus } from '#mall/order/order-status.ts';
import { ReportBlock } from '#mall/report/parts/report-block.tsx';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { type PackOrder, packProtocol } from '#mall/testing/pack.protocol.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';
import { PackBars } from '#mall/testing/parts/bought/pack-bars.tsx';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(boughtWords.pack);

const SENT = {
  carrier: field.text(serviceWords.carrier, { max: 40, missing: serviceWords.needCarrier }),
  trackingNo: field.text(serviceWords.trackingNo, { max: 60, optional: true }),
};

const NOW = { pay: 'nowPay', edit: 'nowEdit', send: 'nowSend', acceptReports: 'nowAccept' } as const;

/** The component by which all of it takes a step. */
const inState = (one: PackOrder, states: readonly string[]) =>
  one.components.find(({ state }) => states.includes(state)) ?? one.components[0];

const screen = detail({
  words: boughtWords,
  load: async ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const pack = await call(packProtocol.pack, {
      packageNo: asked.get('packageNo') ?? asked.get('orderSn') ?? '-',
    });
    const reports = await Promise.all(
      pack.components.map(({ serviceSn }) =>
        // Who may see the package but no reports sees it without them.
        call(reportProtocol.ofService, { serviceSn }).catch(() => ({ reports: [] })),
      ),
    );
    return { ...pack, reports: reports.map((one) => one.reports) };
  },
  backTo: '/member/order/list?kind=pack',
  backLabel: (say) => say.backToOrders,
  allowed: (one) => one.allowedActions,
  version: (one) => one.components.map(({ serviceSn, version }) => `${serviceSn} ${version}`).join(),
  page(one, say, language) {
    const { sure, because, opens } = actionMaker(say);
    const next = (['pay', 'edit', 'send', 'acceptReports'] as const).find((name) =>
      one.allowedActions.includes(name),
    );
    const toSend = inState(one, ['PENDING_DELIVERY']);
    const first = inState(one, [
      'DRAFT',
      'REVIEW_REJECTED',
      'PENDING_REVIEW',
      'PENDING_PAYMENT',
      'PENDING_DELIVERY',
    ]);
    const { order } = one;
    const isUnderWay = order.state === 'PENDING_DELIVERY' || order.state === 'PARTIALLY_SHIPPED';
    const now = next ? say[NOW[next]] : isUnderWay ? say.nowWait : '';
    const status = orderStatus[order.state as OrderState];
    return {
      title: one.title,
      subtitle: one.packSn,
      state: { tone: status.tone, name: status[language] },
      main: [
        ...(now ? [block.custom(undefined, <p className="text-14 font-semibold">{now}</p>)] : []),
        ...(one.allowedActions.length > 0 ? [block.actions()] : []),
        block.custom(
          say.components,
          <PackBars
            components={one.components}
            reportsOf={({ seq }) => {
              const reports = one.reports[one.components.findIndex((part) => part.seq === seq)] ?? [];
              return reports.length > 0 ? <ReportBlock reports={reports} /> : null;
            }}
          />,
        ),
        block.facts(say.orderInfo, [
          {
            label: say.order,
            value: (
              <Link to={`/member/order/detail?orderSn=${order.orderSn}`} className="num text-brand underline">
                {order.orderSn}
              </Link>
            ),
          },
          { label: say.orderedAt, value: showMoment(one.createTime) },
          { label: say.boughtCount, value: String(one.count) },
          { label: say.price, value: showAmount(order.payable) },
          ...(Number(order.refunded) > 0 ? [{ label: say.back, value: showAmount(order.refunded) }] : []),
        ]),
      ],
      actions: {
        pay: { label: say.payNow, tone: 'buy', to: `/buy/pay?paySn=${order.paySn}` },
        edit: { label: say.edit, tone: 'primary', to: `/entrust?packSn=${one.packSn}` },
        send: opens(
          'send',
          'primary',
          formWindow(SENT, {
            title: say.send,
            send: (said) =>
              call(testingProtocol.sent, {
                ...{ serviceSn: toSend?.serviceSn ?? '', version: toSend?.version ?? 0, ...said },
              }),
          }),
        ),
        acceptReports: sure('acceptReports', 'primary', () => {
          const issued = inState(one, ['REPORT_ISSUED']);
          return call(testingProtocol.acceptReports, {
            ...{ serviceSn: issued?.serviceSn ?? '', version: issued?.version ?? 0 },
          });
        }),
        cancel: because('cancel', 'danger', (reason) =>
          call(testingProtocol.cancel, {
            ...{ serviceSn: first?.serviceSn ?? '', version: first?.version ?? 0, reason },
          }),
        ),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;
