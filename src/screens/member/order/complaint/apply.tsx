// A buyer complains about the store of an order of his.
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { needsWords, picturesField } from '#mall/after-sale/parts/said.tsx';
import { saidWords } from '#mall/after-sale/parts/said-words.ts';
import { complaintProtocol } from '#mall/complaint/complaint.protocol.ts';
import { type ComplaintKind, complaintKinds } from '#mall/complaint/complaint-terms.ts';
import { complaintWords as W } from '#mall/complaint/parts/complaint-words.ts';
import { fileIdsOf } from '#mall/file/parts/upload-file.ts';
import { titled } from '../../../storefront/seo.ts';

export const meta = titled(W.applyTitle);

interface About {
  orderSn: string;
  caseSn: string;
}

export function clientLoader({ request }: ClientLoaderFunctionArgs): About {
  const asked = new URL(request.url).searchParams;
  return { orderSn: asked.get('orderSn') ?? '', caseSn: asked.get('caseSn') ?? '' };
}

const FIELDS = {
  kind: field.choice(W.kind, complaintKinds, { place: W.chooseKind, missing: W.needsKind }),
  text: field.area(W.text, {
    ...needsWords,
    rows: 5,
    max: 1_000,
    wide: true,
  }),
  wish: field.text(W.wish, { optional: true, max: 300, wide: true }),
  files: picturesField(),
};

export default function ComplainScreen() {
  const about = useLoaderData<About>();
  const say = useWords(W);
  if (!about.orderSn && !about.caseSn)
    return <NothingNamed title={say.noneNamed} to="/member/order/list" label={say.myOrders} />;
  return <ComplainForm about={about} />;
}

function ComplainForm({ about }: { about: About }) {
  const say = useWords(W);
  const { stillUploading } = useWords(saidWords);
  const navigate = useNavigate();
  const form = useForm(FIELDS);
  const act = useAct({ atField: form.atField });

  async function send() {
    if (!form.check()) return;
    if (form.isUploading) return toast.show({ tone: 'waiting', text: stillUploading });
    await act.run(async (requestId) => {
      const { kind, text, wish, files } = form.values;
      const { complaintSn } = await call(complaintProtocol.make, {
        ...about,
        kind: kind as ComplaintKind,
        text: text.trim(),
        wish: wish.trim(),
        imageFileIds: fileIdsOf(files),
        requestId,
      });
      form.forget();
      toast.show({ text: say.sent });
      await navigate(`/member/order/complaint/detail?complaintSn=${complaintSn}`, { replace: true });
    });
  }

  return (
    <div className="flex flex-col gap-3 md:pb-4">
      <h1 className="flex flex-wrap items-baseline gap-x-4 text-20 font-semibold">
        {say.applyTitle}
        <span className="num text-13 font-normal text-hint">{about.caseSn || about.orderSn}</span>
      </h1>
      <Card>
        <FormFields form={form} />
        <FormError className="mt-4">{act.error}</FormError>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" busy={act.busy} onClick={() => void send()}>
            {say.send}
          </Button>
          <span className="text-12 text-hint">{say.afterSend}</span>
        </div>
      </Card>
    </div>
  );
}

export const HydrateFallback = waitingPage('h-7 w-40', 'h-64');

export { ErrorBoundary } from '../../member-failed.tsx';
