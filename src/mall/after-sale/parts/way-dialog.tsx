// The window in which goods are said to be on their way: the buyer's return, with the carriage that the store bears, or the store's replacement.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CarrierChoices } from '#mall/address/parts/carrier-name.tsx';
import { fileIdsOf, filesFor, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import { CASE_PICTURES } from '../after-sale-terms.ts';
import { caseWords } from './case-words.ts';
import { returnWords as W } from './return-words.ts';

const FIELDS = {
  carrier: field.text(W.carrier, {
    missing: W.carrierMissing,
    max: 40,
    autoComplete: 'off',
    list: 'carriers',
  }),
  trackingNo: field.text(W.trackingNo, {
    missing: W.trackingMissing,
    max: 60,
    autoComplete: 'off',
    className: 'num',
  }),
  carriage: field.amount(W.carriagePaid, {
    optional: true,
    hint: W.carriageHint,
    rule: (typed) => (typed === '' || (parseCents(typed) ?? 0) > 0 ? undefined : caseWords.amountWrong),
  }),
  files: field.files(
    W.receipt,
    { look: 'pictures', ...filesFor('evidence', CASE_PICTURES, PICTURE_TYPES) },
    { optional: true },
  ),
};

export interface SentWay {
  carrier: string;
  trackingNo: string;
  carriage?: string;
  imageFileIds: number[];
}

/** Mount it to open it. @param withCarriage the store bears what the buyer pays for it */
export function WayDialog(props: {
  title: string;
  withCarriage?: boolean;
  send: (way: SentWay) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { title, withCarriage = false, send, onClose, onSent } = props;
  const say = useWords(W);
  const words = useWords(caseWords);
  const form = useForm(FIELDS, { when: { carriage: () => withCarriage, files: () => withCarriage } });
  const { carrier, trackingNo, carriage, files } = form.values;
  const isClaimed = withCarriage && carriage.trim() !== '';
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      onClose={onClose}
      form={form}
      check={() => {
        if (!form.check()) return false;
        if (form.isUploading) return words.stillUploading;
        return isClaimed && files.length === 0 ? say.receiptMissing : true;
      }}
      onSubmit={async () => {
        await send({
          carrier: carrier.trim(),
          trackingNo: trackingNo.trim(),
          ...(isClaimed ? { carriage: carriage.trim() } : {}),
          imageFileIds: withCarriage ? fileIdsOf(files) : [],
        });
        onSent();
      }}
    >
      <FormFields form={form} columns={1} />
      <CarrierChoices id="carriers" />
    </FormDialog>
  );
}
