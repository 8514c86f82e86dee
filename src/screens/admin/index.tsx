// What waits for the platform today: certifications, designers, replacement pairs and transfers to check, as numbers and as the list to work through.
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConsoleHome, ConsoleHomeSkeleton } from '#kit/ui/console-home.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { certificationList } from '#mall/company/certification-list.ts';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { signAuthList } from '#mall/contract/sign-auth-lists.ts';
import { applicationList } from '#mall/designer/application-lists.ts';
import { sessionReady } from '#mall/login/parts/session.ts';
import { transferList } from '#mall/payment/transfer-list.ts';
import { bankLineList } from '#mall/reconciliation/bank-line-list.ts';
import { channelDayList } from '#mall/reconciliation/channel-lists.ts';
import { reconciliationWords } from '#mall/reconciliation/parts/reconciliation-words.ts';
import { pairList } from '#mall/replacement/pair-list.ts';
import { adminWords } from './admin-words.ts';
import { pairReviewWords } from './replacement/pair-review-words.ts';
import { reviewWords } from './review-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

/** Each role sees what it may decide. */
export async function clientLoader() {
  const roles = (await sessionReady())?.platformRoles ?? [];
  const is = (...wanted: string[]) => wanted.some((role) => roles.includes(role));
  const [transfers, certifications, designers, pairs, signAuths, bankLines, channelDays] = await Promise.all([
    is('finance', 'operator') ? call(transferList.list, { state: 'PENDING_REVIEW', pageSize: 8 }) : undefined,
    is('auditor', 'operator')
      ? call(certificationList.list, { state: 'PENDING_REVIEW', pageSize: 1 })
      : undefined,
    is('auditor', 'operator')
      ? call(applicationList.list, { state: 'PENDING_PLATFORM', pageSize: 1 })
      : undefined,
    is('auditor', 'operator') ? call(pairList.list, { state: 'SUBMITTED', pageSize: 1 }) : undefined,
    is('auditor', 'operator') ? call(signAuthList.list, { state: 'PENDING_REVIEW', pageSize: 1 }) : undefined,
    is('finance') ? call(bankLineList.list, { state: 'OPEN', pageSize: 1 }) : undefined,
    is('finance') ? call(channelDayList.list, { state: 'OPEN', pageSize: 20 }) : undefined,
  ]);
  return {
    transfers,
    certifications: certifications?.counts,
    designers: designers?.counts,
    pairs: pairs?.counts,
    signAuths: signAuths?.counts,
    bankLines: bankLines?.counts,
    channelDays: channelDays && {
      ...channelDays.counts,
      isLate: channelDays.list.some(({ isLate }) => isLate),
    },
  };
}

const listOf = (state: string) => `/admin/payment/list?state=${state}`;

export default function AdminHome() {
  const say = useWords(adminWords);
  const sayReview = useWords(reviewWords);
  const sayPairs = useWords(pairReviewWords);
  const saySigning = useWords(authenWords);
  const sayDays = useWords(reconciliationWords);
  const { transfers, certifications, designers, pairs, signAuths, bankLines, channelDays } =
    useLoaderData<typeof clientLoader>();
  const list = transfers?.list ?? [];
  const counts = transfers?.counts;
  return (
    <ConsoleHome
      title={say.desk}
      consoleName={say.console}
      numbers={[
        ...(certifications
          ? [
              {
                urgent: true,
                to: '/admin/certification/list',
                count: certifications.PENDING_REVIEW ?? 0,
                text: sayReview.waitCertifications,
                hint: sayReview.waitCertificationsHint,
              },
            ]
          : []),
        ...(designers
          ? [
              {
                urgent: true,
                to: '/admin/designer/list',
                count: designers.PENDING_PLATFORM ?? 0,
                text: sayReview.waitDesigners,
                hint: sayReview.waitDesignersHint,
              },
            ]
          : []),
        ...(pairs
          ? [
              {
                urgent: true,
                to: pairs.SUBMITTED
                  ? '/admin/replacement/list'
                  : '/admin/replacement/list?state=PENDING_REVIEW',
                count: (pairs.SUBMITTED ?? 0) + (pairs.PENDING_REVIEW ?? 0),
                text: sayPairs.wait,
                hint: sayPairs.waitHint,
              },
            ]
          : []),
        ...(signAuths
          ? [
              {
                urgent: true,
                to: '/admin/signAuth/list',
                count: signAuths.PENDING_REVIEW ?? 0,
                text: saySigning.waitReviews,
                hint: saySigning.reviewsHint,
              },
            ]
          : []),
        ...(counts
          ? [
              {
                urgent: true,
                to: listOf('PENDING_REVIEW'),
                count: counts.PENDING_REVIEW ?? 0,
                text: say.toReview,
                hint: say.toReviewHint,
              },
              {
                to: listOf('REVIEW_REJECTED'),
                count: counts.REVIEW_REJECTED ?? 0,
                text: say.sentBack,
                hint: say.sentBackHint,
              },
            ]
          : []),
        ...(bankLines && channelDays
          ? [
              {
                to: '/admin/bank/list',
                count: bankLines.OPEN ?? 0,
                text: sayDays.toDoBank,
                hint: sayDays.toDoBankHint,
              },
              {
                urgent: channelDays.isLate,
                to: '/admin/reconciliation/list?state=OPEN',
                count: channelDays.OPEN ?? 0,
                text: sayDays.toDoDays,
                hint: channelDays.isLate ? sayDays.lateHint : sayDays.toDoDaysHint,
              },
            ]
          : []),
      ]}
      listTitle={transfers ? say.waitingVouchers : sayReview.certifications}
      all={{ to: transfers ? '/admin/payment/list' : '/admin/certification/list', text: say.seeAll }}
    >
      {!transfers ? (
        <EmptyState
          title={certifications?.PENDING_REVIEW ? sayReview.waitCertificationsHint : sayReview.noneWaits}
          action={<Button to="/admin/certification/list">{say.seeAll}</Button>}
        />
      ) : list.length === 0 ? (
        <EmptyState
          title={say.noVoucherWaits}
          text={say.nothingWaitsText}
          action={<Button to="/admin/payment/list">{say.seeAll}</Button>}
        />
      ) : (
        <Table
          label={say.waitingVouchers}
          minWidth="720px"
          head={[say.submittedAt, say.member, say.payer, { num: say.onVoucher }, { num: say.dueAmount }, '']}
        >
          {list.map((payment) => (
            <tr key={payment.paymentSn}>
              <Td className="num whitespace-nowrap text-secondary">{showMoment(payment.createdAt)}</Td>
              <Td>{payment.memberName}</Td>
              <Td>{payment.voucher?.payerName}</Td>
              <Td num>{payment.voucher ? <PriceText amount={payment.voucher.amount} tone="ink" /> : '—'}</Td>
              <Td num>
                <PriceText amount={payment.due} tone="ink" />
              </Td>
              <Td className="text-right">
                <Link
                  to={`/admin/payment/list?state=PENDING_REVIEW&keyword=${encodeURIComponent(payment.paymentSn)}`}
                  className="text-brand hover:underline"
                >
                  {say.review}
                </Link>
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </ConsoleHome>
  );
}

export const HydrateFallback = () => <ConsoleHomeSkeleton numbers={5} />;
