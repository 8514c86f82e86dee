// One who wants to be our designer: what he says, his papers, endorse or send back with reasons per field.
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ReviewHistory } from '#mall/company/parts/certification-history.tsx';
import { type Remarks, ReviewSheet } from '#mall/company/parts/certification-sheet.tsx';
import { certificationWords } from '#mall/company/parts/certification-words.ts';
import { designerProtocol } from '#mall/designer/designer.protocol.ts';
import { applicationStatus } from '#mall/designer/designer-status.ts';
import { designerFacts } from '#mall/designer/parts/designer-facts.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';
import { MemberFailed } from '../member-failed.tsx';

export const meta = (args: MetaArgs) => hiddenMeta(args, designerWords.desApp[siteOf(args.matches).language]);

type Loaded = ReplyOf<typeof designerProtocol.enterpriseDetail>;

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const applySn = new URL(request.url).searchParams.get('applySn') ?? '';
  return asMember(request, () => call(designerProtocol.enterpriseDetail, { applySn: applySn || '0' }));
}

export default function DesAppDetailScreen() {
  const one = useLoaderData<Loaded>();
  const say = useWords(designerWords);
  const language = useLanguage();
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Link
        to="/member/desApp/list"
        className="inline-flex items-center gap-1 self-start text-13 text-secondary hover:text-brand"
      >
        <ArrowLeft size={14} aria-hidden="true" />
        {say.backToList}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-20 font-semibold">{one.realName}</h1>
        <span className="text-13 text-hint">{one.memberName}</span>
        <Tag dot tone={applicationStatus[one.state].tone}>
          {applicationStatus[one.state][language]}
        </Tag>
        {one.isEndorsed === false ? <Tag tone="waiting">{say.notEndorsed}</Tag> : null}
      </div>
      {one.goesOnAt ? <p className="text-13 text-waiting">{say.goesOn(showMoment(one.goesOnAt))}</p> : null}
      <Decision key={one.version} one={one} />
      <Card title={say.history}>
        <ReviewHistory log={one.log.filter(({ event }) => event !== 'begin')} />
      </Card>
    </div>
  );
}

function Decision({ one }: { one: Loaded }) {
  const say = useWords(designerWords);
  const sayReview = useWords(certificationWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [remarks, setRemarks] = useState<Remarks>({});
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const mayDecide = one.allowedActions.length > 0;
  const hasRemarks = Object.values(remarks).some((text) => text.trim() !== '');
  const mark = (name: string, remark: string) => setRemarks((before) => ({ ...before, [name]: remark }));
  const { applySn, version } = one;

  async function sendBack() {
    setBusy(true);
    try {
      await call(designerProtocol.enterpriseSendBack, { applySn, version, remarks });
      toast.show({ text: say.sentBackToast });
    } catch (reason) {
      toast.show({ tone: 'refused', text: reason instanceof Error ? reason.message : '' });
    }
    await revalidate();
    setBusy(false);
  }

  return (
    <Card title={say.application}>
      <ReviewSheet
        rows={designerFacts(one, say, language)}
        remarks={mayDecide ? remarks : one.remarks}
        onRemark={mayDecide ? mark : undefined}
      />
      {mayDecide ? (
        <>
          <Field label={sayReview.remarkWhole} optional className="mt-3 max-w-xl">
            {(wiring) => (
              <Textarea
                {...wiring}
                name="remark-whole"
                maxLength={200}
                value={remarks[''] ?? ''}
                onChange={(event) => mark('', event.target.value)}
              />
            )}
          </Field>
          <StickyBar className="mt-3">
            <Button variant="primary" disabled={hasRemarks} onClick={() => setAsking(true)}>
              {say.endorse}
            </Button>
            <Button variant="danger" disabled={!hasRemarks} busy={busy} onClick={() => void sendBack()}>
              {say.sendBack}
            </Button>
            {hasRemarks ? null : <span className="text-12 text-hint">{say.sendBackHint}</span>}
          </StickyBar>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={say.endorseTitle}
            text={say.endorseText}
            confirmLabel={say.endorse}
            onConfirm={async () => {
              await call(designerProtocol.endorse, { applySn, version, requestId: newRequestId() });
              toast.show({ text: say.endorsedToast });
              await revalidate();
            }}
          />
        </>
      ) : one.remarks[''] ? (
        <FormError className="mt-3">{one.remarks['']}</FormError>
      ) : null}
    </Card>
  );
}

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-8 w-40" />
      <Card>
        <SkeletonText lines={10} />
      </Card>
    </div>
  );
}

/** What does not exist leads back to the list. */
export function ErrorBoundary() {
  const say = useWords(designerWords);
  return (
    <MemberFailed
      toList={
        <Button to="/member/desApp/list" variant="primary">
          {say.backToList}
        </Button>
      }
    />
  );
}
