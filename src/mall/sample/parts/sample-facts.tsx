// Everything about one sample request below its head: lines, trial, receiver, costs, parcels, feedback, history.
import { FileText } from 'lucide-react';
import { Link } from 'react-router';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierName } from '#mall/address/parts/carrier-name.tsx';
import type { SampleDetail } from '../sample-detail.protocol.ts';
import type { SampleState } from '../sample-status.ts';
import { FREIGHT_PAYERS, NEXT_STEPS, PURPOSES, RESULTS } from '../sample-terms.ts';
import { SampleLineRow } from './sample-line-row.tsx';
import { sampleWords } from './sample-words.ts';

const UNDECIDED: readonly SampleState[] = ['PENDING_REVIEW', 'REVIEW_REJECTED'];
const RESULT_TONES = { pass: 'done', partial: 'waiting', fail: 'refused' } as const;

export function SampleFacts({ sample }: { sample: SampleDetail }) {
  const say = useWords(sampleWords);
  const language = useLanguage();
  // What was offered with a substitute counts only once that is accepted.
  const payer = UNDECIDED.includes(sample.state) ? null : sample.freightPayer;
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 space-y-3">
        <Card
          flush
          title={
            <Link to={`/store/index?vid=${sample.storeId}`} className="hover:text-brand">
              {sample.storeName}
            </Link>
          }
        >
          <ul className="divide-y divide-line px-4">
            {sample.lines.map((line) => (
              <li key={line.sampleLineId} className="py-3">
                <SampleLineRow line={line} />
              </li>
            ))}
          </ul>
        </Card>
        {sample.feedback ? <Feedback feedback={sample.feedback} /> : null}
        <Card title={say.trial}>
          <Descriptions
            columns={2}
            items={[
              { label: say.designer, value: sample.designerName },
              { label: say.enterprise, value: sample.enterpriseName },
              { label: say.purpose, value: PURPOSES[sample.purpose][language] },
              { label: say.endProduct, value: sample.endProduct },
              { label: say.project, value: projectOf(sample) },
              { label: say.eau, value: sample.eau?.toLocaleString('en-US') },
              { label: say.massProduction, value: sample.massProduction },
              { label: say.competitorPart, value: sample.competitorPart },
              { label: say.remark, value: sample.remark, wide: true },
            ]}
          />
        </Card>
        <div className="grid items-start gap-3 md:grid-cols-2">
          <Card title={say.receiver}>
            <p className="text-13">
              <span className="font-semibold">{sample.receiver.receiverName}</span>{' '}
              <span className="num text-secondary">{sample.receiver.mobile}</span>
            </p>
            <p className="mt-1 text-13 wrap-anywhere text-secondary">
              {sample.receiver.regionName} {sample.receiver.detailAddress}
            </p>
            {sample.receiver.companyName ? (
              <p className="text-13 text-hint">{sample.receiver.companyName}</p>
            ) : null}
          </Card>
          <Card title={say.amounts}>
            <Descriptions
              columns={1}
              items={[
                {
                  label: say.samplesAmount,
                  value: !payer
                    ? say.toBeDecided
                    : Number(sample.goodsAmount) > 0
                      ? showAmount(sample.goodsAmount)
                      : say.free,
                },
                {
                  label: say.carriage,
                  value: !payer
                    ? say.toBeDecided
                    : payer === 'buyer'
                      ? showAmount(sample.freight)
                      : FREIGHT_PAYERS[payer][language],
                },
                ...(Number(sample.payable) > 0
                  ? [{ label: say.total, value: showAmount(sample.payable) }]
                  : []),
                ...(Number(sample.refunded) > 0
                  ? [{ label: say.refunded, value: showAmount(sample.refunded) }]
                  : []),
              ]}
            />
          </Card>
        </div>
        {sample.parcels.length > 0 ? (
          <Card title={say.parcels} flush>
            <ul className="divide-y divide-line text-13">
              {sample.parcels.map((parcel) => (
                <li key={parcel.parcelSn} className="space-y-1 px-4 py-2.5">
                  <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                    <span className="font-semibold">
                      <CarrierName carrier={parcel.carrier} trackingNo={parcel.trackingNo} />
                    </span>
                    <span className="num wrap-anywhere">{parcel.trackingNo}</span>
                    <span className="num ml-auto text-hint">{showMoment(parcel.createTime)}</span>
                  </div>
                  {parcel.lines.map((line) => (
                    <p key={`${line.partNo} ${line.lotNo}`} className="num text-12 text-secondary">
                      {line.partNo} × {line.number} · {say.lot} {line.lotNo}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
      <Card title={say.log}>
        <StepList steps={sample.log} />
      </Card>
    </div>
  );
}

function projectOf({ projectId, projectName }: SampleDetail) {
  if (projectId === null) return projectName;
  return (
    <Link to={`/member/project/detail?projectId=${projectId}`} className="text-brand hover:underline">
      {projectName || projectId}
    </Link>
  );
}

function Feedback({ feedback }: { feedback: NonNullable<SampleDetail['feedback']> }) {
  const say = useWords(sampleWords);
  const language = useLanguage();
  return (
    <Card
      title={say.feedbackTitle}
      actions={
        <Tag dot tone={RESULT_TONES[feedback.result]}>
          {RESULTS[feedback.result][language]}
        </Tag>
      }
    >
      <p className="text-13 wrap-anywhere whitespace-pre-wrap">{feedback.testData}</p>
      {feedback.pictures.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {feedback.pictures.map((file) => (
            <li key={file.fileId}>
              <a
                href={file.url}
                target="_blank"
                rel="noreferrer"
                aria-label={file.fileName}
                className="flex size-20 items-center justify-center overflow-hidden rounded-control border border-line"
              >
                {file.mimeType.startsWith('image/') ? (
                  <img src={file.url} alt={file.fileName} className="size-full object-cover" />
                ) : (
                  <FileText size={24} aria-hidden="true" className="text-muted" />
                )}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 text-12 text-hint">
        {say.nextStep} {NEXT_STEPS[feedback.nextStep][language]} ·{' '}
        <span className="num">{showMoment(feedback.givenAt)}</span>
      </p>
    </Card>
  );
}
