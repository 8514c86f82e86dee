// The window in which a code is written down or changed.

import { ArrowUp, X } from 'lucide-react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { packingName, showPieces } from '#mall/goods/parts/goods-words.ts';
import { type MatCodeReply, matCodeProtocol, type PartNameReply } from '../mat-code.protocol.ts';
import { LARGEST_FACTOR, MAT_GRADES, MAT_LENGTHS, MOST_ALTERNATES } from '../mat-code-fields.ts';
import { matGradeNames } from '../mat-code-status.ts';
import { matCodeWords as W } from './mat-code-words.ts';
import { PartPicker } from './part-picker.tsx';

const isFactor = (factor: number) => Number.isSafeInteger(factor) && factor >= 1 && factor <= LARGEST_FACTOR;
const FIELDS = {
  matCode: field.text(W.matCode, {
    missing: W.matCodeMissing,
    hint: W.matCodeHint,
    max: MAT_LENGTHS.matCode,
    spellCheck: false,
  }),
  matName: field.text(W.matName, { max: MAT_LENGTHS.matName }),
  partNo: field.text(W.partNo),
  part: field.custom<PartNameReply | null>(W.partNo, null, () => null),
  productId: field.pick(W.offer, { hint: W.offerHint, place: W.anyOffer, wide: true }),
  brand: field.text(W.brand, { wide: true, max: MAT_LENGTHS.brand }),
  spec: field.text(W.spec, { wide: true, max: MAT_LENGTHS.spec }),
  grade: field.choice(W.grade, matGradeNames, { hint: W.gradeHint, empty: 'B' }),
  unit: field.text(W.unit, { hint: W.unitHint, max: MAT_LENGTHS.unit }),
  unitFactor: field.number(W.unitFactor, {
    rule: (typed) => (isFactor(Number(typed)) ? undefined : W.unitFactorWrong),
    hint: W.unitFactorHint,
    max: 8,
  }),
  alternates: field.custom<readonly PartNameReply[]>(W.alternates, [], () => null),
  project: field.text(W.project, { max: MAT_LENGTHS.project }),
  notes: field.area(W.notes, { max: MAT_LENGTHS.notes, rows: 2 }),
};

const valuesOf = (code: MatCodeReply) => ({
  ...code,
  ...(code.part ? { brand: '', partNo: '' } : {}),
  productId: String(code.productId ?? ''),
  unitFactor: String(code.unitFactor),
});

export interface MatCodeFormProps {
  /** Absent: a new one. */
  code?: MatCodeReply;
  onClose: () => void;
  onSaved: () => void;
}

export function MatCodeForm({ code, onClose, onSaved }: MatCodeFormProps) {
  const say = useWords(W);
  const language = useLanguage();
  const form = useForm(FIELDS, {
    initial: code ? undefined : { unitFactor: '1' },
    of: code,
    valuesOf,
    when: { brand: ({ part, partNo }) => part === null && partNo !== '' },
  });
  const { part, alternates, ...typed } = form.values;
  const partId = part?.partId;
  const offers =
    useCall(matCodeProtocol.partOffers, partId === undefined ? undefined : { partId }).reply ?? [];

  function choose(chosen: PartNameReply | null) {
    form.set('part', chosen);
    form.set('productId', '');
    form.set('partNo', '');
    form.set('brand', '');
    form.set(
      'alternates',
      alternates.filter((one) => one.partId !== chosen?.partId),
    );
  }

  async function save(requestId: string) {
    const productId = part && typed.productId ? Number(typed.productId) : null;
    const storeOf = offers.find((offer) => offer.productId === productId)?.storeId;
    const fields = {
      ...typed,
      unitFactor: Number(typed.unitFactor),
      grade: typed.grade || 'B',
      partId: partId ?? null,
      productId,
      storeId: productId === null ? null : (storeOf ?? code?.storeId ?? null),
      alternatePartIds: alternates.map((one) => one.partId),
    };
    const { record } = form;
    if (record)
      await call(matCodeProtocol.edit, { ...fields, matCodeId: record.matCodeId, version: record.version });
    else await call(matCodeProtocol.add, { ...fields, requestId });
    onSaved();
  }

  const picker = (
    <Field
      label={say.partNo}
      hint={part ? undefined : typed.partNo ? say.partUnmatched : say.partHint}
      className="col-span-full"
    >
      {(wiring) => (
        <PartPicker
          key={partId ?? 'none'}
          wiring={wiring}
          text={typed.partNo}
          part={part}
          onText={(partNo) => form.set('partNo', partNo)}
          onPart={choose}
        />
      )}
    </Field>
  );
  const others = (
    <Field label={say.alternates} hint={say.alternatesHint} group className="col-span-full">
      {() => (
        <div className="space-y-2">
          <AlternateList alternates={alternates} onChange={(next) => form.set('alternates', next)} />
          {alternates.length < MOST_ALTERNATES ? (
            <Field label={<span className="sr-only">{say.addAlternate}</span>}>
              {(wiring) => (
                <PartPicker
                  key={alternates.length}
                  wiring={wiring}
                  text=""
                  part={null}
                  placeholder={say.addAlternate}
                  without={[...alternates.map((one) => one.partId), ...(partId ? [partId] : [])]}
                  onPart={(chosen) => {
                    if (chosen) form.set('alternates', [...alternates, chosen]);
                  }}
                />
              )}
            </Field>
          ) : null}
        </div>
      )}
    </Field>
  );
  const packings = offers.map((offer) => ({
    value: String(offer.productId),
    text: `${offer.storeName} · ${packingName(offer.packing, language)} · ${say.stockOf(showPieces(offer.productStock))}`,
  }));
  const grades = MAT_GRADES.map((one) => ({ value: one, text: `${one} ${matGradeNames[one][language]}` }));
  return (
    <FormDialog
      size="lg"
      title={code ? say.changeTitle(code.matCode) : say.addTitle}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={save}
    >
      <FormFields
        form={form}
        names={['matCode', 'matName', 'part', 'productId', 'brand', 'spec']}
        now={{
          part: { instead: picker },
          productId: { options: packings, instead: packings.length > 0 ? undefined : null },
        }}
      />
      <FormFields
        form={form}
        names={['grade', 'unit', 'unitFactor']}
        now={{ grade: { options: grades } }}
        columns={3}
      />
      <FormFields
        form={form}
        names={['alternates', 'project', 'notes']}
        now={{ alternates: { instead: others } }}
      />
    </FormDialog>
  );
}

function AlternateList({
  alternates,
  onChange,
}: {
  alternates: readonly PartNameReply[];
  onChange: (alternates: readonly PartNameReply[]) => void;
}) {
  const say = useWords(W);
  if (alternates.length === 0) return null;
  const up = (at: number) => {
    const moved = [...alternates];
    moved.splice(at - 1, 0, ...moved.splice(at, 1));
    onChange(moved);
  };
  return (
    <ol className="divide-y divide-line rounded-control border border-line text-13">
      {alternates.map((one, at) => (
        <li key={one.partId} className="flex items-center gap-2 py-0.5 pr-1 pl-2.5">
          <span className="num text-hint">{at + 1}</span>
          <span className="min-w-0 flex-1">
            <span className="num font-semibold wrap-anywhere">{one.partNo}</span>{' '}
            <span className="text-hint">{one.brand}</span>
          </span>
          {at > 0 ? (
            <IconButton
              label={say.moveUp(one.partNo)}
              icon={<ArrowUp size={16} aria-hidden="true" />}
              onClick={() => up(at)}
            />
          ) : null}
          <IconButton
            label={say.removeAlternate(one.partNo)}
            icon={<X size={16} aria-hidden="true" />}
            onClick={() => onChange(alternates.filter((other) => other.partId !== one.partId))}
          />
        </li>
      ))}
    </ol>
  );
}
