// One contract, for whichever side reads it: where it stands and whose turn it is, the text with what changed, signatures, papers, performance.
import { Link } from 'react-router';
import { DocumentHead, DocumentNumber } from '#kit/detail/document-head.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { Steps } from '#kit/ui/steps.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { useMay } from '#mall/login/parts/use-may.ts';
import type { ContractDetail } from '../contract-detail.protocol.ts';
import { ProposalNotice } from './change/proposal-notice.tsx';
import { useRemarks } from './change/use-remarks.ts';
import { ContractActions } from './contract-actions.tsx';
import { contractPlaces } from './contract-door.ts';
import { useContractStations } from './contract-stations.ts';
import { contractWords } from './contract-words.ts';
import { bookingWords } from './draft/booking-words.ts';
import type { LoadedContract } from './load-contract.ts';
import { ContractOrders } from './perform/contract-orders.tsx';
import { PerformanceCard } from './perform/performance-card.tsx';
import { EvidenceCard } from './sign/evidence-card.tsx';
import { PapersCard } from './sign/papers-card.tsx';
import { TextCard } from './text/text-card.tsx';
import { VersionsCard } from './text/versions-card.tsx';

/** @param backTo where the list of this reader stands */
export function ContractPage({ contract, before, change, backTo }: LoadedContract & { backTo: string }) {
  const say = useWords(contractWords);
  const may = useMay();
  const remarks = useRemarks(contract.contractSn, contract.versionNo);
  const stations = useContractStations(contract);
  const isInForce = contract.inForceNo > 0;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <DocumentHead
        back={{ to: backTo, text: say.backToList }}
        title={contract.title || contract.contractSn}
        facts={
          <p className="mt-1 text-13">
            <DocumentNumber sn={contract.contractSn} document={contract}>
              <Tag>{contract.kindName}</Tag>
              {contract.isLate ? <Tag tone="refused">{say.lateTag}</Tag> : null}
              {contract.isOnHold ? <Tag tone="waiting">{say.onHold}</Tag> : null}
            </DocumentNumber>
          </p>
        }
        actions={<ContractActions contract={contract} remarks={remarks} />}
      >
        <Steps steps={stations} className="mt-4" />
        <TurnNote contract={contract} />
      </DocumentHead>
      <ProposalNotice contract={contract} change={change} />
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-3">
          {isInForce ? <PerformanceCard contract={contract} /> : null}
          <TextCard contract={contract} before={before} remarks={remarks} />
          {isInForce && contract.kind !== 'OFFLINE' ? <ContractOrders contract={contract} /> : null}
        </div>
        <div className="min-w-0 space-y-3">
          <FactsCard contract={contract} />
          {contract.approval ? (
            <Card>
              <ApprovalPathView
                path={contract.approval}
                decide={{
                  docSn:
                    contract.side === 'supplier' || may('approval.decide') ? contract.contractSn : undefined,
                  isStore: contract.side === 'supplier',
                }}
              />
            </Card>
          ) : null}
          <EvidenceCard contract={contract} />
          <PapersCard contract={contract} />
          <VersionsCard contract={contract} comparedWith={before?.versionNo ?? 0} />
          <Card title={say.operations}>
            <StepList
              steps={contract.steps.map((step) => ({
                ...step,
                actorName: step.actorName || say[sideWord(step.side)],
              }))}
            />
          </Card>
        </div>
      </div>
    </div>
  );
}

const sideWord = (side: string): 'purchaser' | 'supplier' | 'platform' | 'system' =>
  side === 'purchaser' || side === 'supplier' || side === 'platform' ? side : 'system';

/** Whose turn it is, until when, and why things are as they are. */
function TurnNote({ contract }: { contract: ContractDetail }) {
  const say = useWords(contractWords);
  const { turn, isMyTurn, deadline, closeReason, why, needsMediation } = contract;
  const waits = turn === 'both' ? say.bothTurn : turn === contract.side ? say.colleagueTurn : say.theirTurn;
  // In force it stays what it is; before, it is gone when nobody acts in time.
  const dueWord = contract.inForceNo > 0 ? say.dueBy : isMyTurn ? say.dueAt : say.dueTheirs;
  const due = deadline ? dueWord(showMoment(deadline)) : null;
  if (!turn && !closeReason && !needsMediation && why.length === 0) return null;
  return (
    <div className="mt-3 space-y-1 border-t border-line pt-3 text-13">
      {contract.approval?.state === 'PENDING' ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Tag tone="waiting">{say.insideApproval}</Tag>
          {due ? <span className="num text-secondary">{due}</span> : null}
        </p>
      ) : turn ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Tag tone={isMyTurn ? 'waiting' : 'neutral'}>{isMyTurn ? say.yourTurn : waits}</Tag>
          {due ? <span className="num text-secondary">{due}</span> : null}
        </p>
      ) : null}
      {closeReason ? <p className="text-secondary">{say.closedBecause(closeReason)}</p> : null}
      {needsMediation ? <p className="text-waiting">{say.needsMediation}</p> : null}
      {why.length > 0 ? (
        <ul className="text-12 text-hint">
          {why.map((one) => (
            <li key={one.about + one.text}>{one.text}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function FactsCard({ contract }: { contract: ContractDetail }) {
  const say = useWords(contractWords);
  const booked = useWords(bookingWords);
  const { side, booking } = contract;
  const places = contractPlaces[side];
  const former = contract.formerContractSn;
  const renewal = contract.renewalSn;
  return (
    <Card title={say.facts}>
      <Descriptions
        columns={1}
        items={[
          ...(contract.amount
            ? [
                {
                  label: say.amount,
                  value: (
                    <span className="text-16 font-semibold text-price-ink">
                      {showAmount(contract.amount)}
                    </span>
                  ),
                },
              ]
            : []),
          { label: say.purchaser, value: contract.purchaserName },
          {
            label: say.supplier,
            value:
              side === 'purchaser' ? (
                <Link to={`/store/index?vid=${contract.storeId}`} className="hover:text-brand">
                  {contract.supplierName}
                </Link>
              ) : (
                contract.supplierName
              ),
          },
          { label: say.initiator, value: say[contract.initiator] },
          ...(contract.inqSn
            ? [
                {
                  label: say.inquiry,
                  value: (
                    <Link
                      to={contractPlaces[side].inquiryOf(contract.inqSn)}
                      className="num text-brand hover:underline"
                    >
                      {contract.inqSn}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(booking?.projectName ? [{ label: booked.project, value: booking.projectName }] : []),
          ...(booking?.costCentre ? [{ label: booked.costCentre, value: booking.costCentre }] : []),
          ...(contract.endsOn
            ? [{ label: say.term, value: `${contract.startsOn || '…'} – ${contract.endsOn}` }]
            : []),
          { label: say.created, value: showMoment(contract.createTime) },
          ...(contract.effectiveAt
            ? [{ label: say.effective, value: showMoment(contract.effectiveAt) }]
            : []),
          ...(former
            ? [
                {
                  label: say.former,
                  value: (
                    <Link to={places.detailOf(former)} className="num text-brand hover:underline">
                      {former}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(renewal
            ? [
                {
                  label: say.renewal,
                  value: (
                    <Link to={places.detailOf(renewal)} className="num text-brand hover:underline">
                      {renewal}
                    </Link>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** In its place while it loads. */
export function ContractPageSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-40 w-full" />
      <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
        <Card>
          <SkeletonText lines={16} />
        </Card>
        <Card>
          <SkeletonText lines={8} />
        </Card>
      </div>
    </div>
  );
}
