// The window in which a code is written down or changed.

import { ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { packingName, showPieces } from '#mall/goods/parts/goods-words.ts';
import { type MatCodeReply, matCodeProtocol, type PartNameReply } from '../mat-code.protocol.ts';
import {
  LARGEST_FACTOR,
  MAT_GRADES,
  MAT_LENGTHS,
  type MatGrade,
  MOST_ALTERNATES,
} from '../mat-code-fields.ts';
import { matGradeNames } from '../mat-code-status.ts';
import { matCodeWords } from './mat-code-words.ts';
import { PartPicker } from './part-picker.tsx';

export interface MatCodeFormProps {
  /** Absent: a new one. */
  code?: MatCodeReply;
  onClose: () => void;
  onSaved: () => void;
}

export function MatCodeForm({ code, onClose, onSaved }: MatCodeFormProps) {
  const say = useWords(matCodeWords);
  const language = useLanguage();
  const [texts, setTexts] = useState(() => ({
    matCode: code?.matCode ?? '',
    matName: code?.matName ?? '',
    spec: code?.spec ?? '',
    brand: code && !code.part ? code.brand : '',
    partNo: code && !code.part ? code.partNo : '',
    unit: code?.unit ?? '',
    unitFactor: String(code?.unitFactor ?? 1),
    project: code?.project ?? '',
    notes: code?.notes ?? '',
  }));
  const [grade, setGrade] = useState<MatGrade>(code?.grade ?? 'B');
  const [part, setPart] = useState<PartNameReply | null>(code?.part ?? null);
  const [productId, setProductId] = useState(code?.productId ?? null);
  const [alternates, setAlternates] = useState<readonly PartNameReply[]>(code?.alternates ?? []);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const partId = part?.partId;

  const offers =
    useCall(matCodeProtocol.partOffers, partId === undefined ? undefined : { partId }).reply ?? [];

  const factor = Number(texts.unitFactor);
  const isFactorRight = Number.isSafeInteger(factor) && factor >= 1 && factor <= LARGEST_FACTOR;
  const errors = {
    matCode: refused.matCode ?? (isChecked && texts.matCode.trim() === '' ? say.matCodeMissing : undefined),
    unitFactor: isChecked && !isFactorRight ? say.unitFactorWrong : undefined,
  };
  const text = (name: keyof typeof texts) => ({
    value: texts[name],
    maxLength: name === 'unitFactor' ? 8 : MAT_LENGTHS[name],
    onChange: (event: { target: { value: string } }) => {
      setTexts({ ...texts, [name]: event.target.value });
      setRefused({});
    },
  });

  async function save(requestId: string) {
    const storeOf = offers.find((offer) => offer.productId === productId)?.storeId;
    const fields = {
      ...texts,
      unitFactor: factor,
      grade,
      partId: partId ?? null,
      productId: partId === undefined ? null : productId,
      storeId: productId === null ? null : (storeOf ?? code?.storeId ?? null),
      alternatePartIds: alternates.map((one) => one.partId),
    };
    if (code)
      await call(matCodeProtocol.edit, { ...fields, matCodeId: code.matCodeId, version: code.version });
    else await call(matCodeProtocol.add, { ...fields, requestId });
    onSaved();
  }

  const pair = 'grid gap-4 sm:grid-cols-2';
  return (
    <FormDialog
      size="lg"
      title={code ? say.changeTitle(code.matCode) : say.addTitle}
      submitLabel={say.save}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return texts.matCode.trim() !== '' && isFactorRight;
      }}
      atField={({ message }, name) => {
        if (name === 'matCode') setRefused({ matCode: message });
        return name === 'matCode';
      }}
      onSubmit={save}
    >
      <div className={pair}>
        <Field label={say.matCode} required error={errors.matCode} hint={say.matCodeHint}>
          <Input {...text('matCode')} spellCheck={false} />
        </Field>
        <Field label={say.matName}>
          <Input {...text('matName')} />
        </Field>
      </div>
      <Field label={say.partNo} hint={part ? undefined : texts.partNo ? say.partUnmatched : say.partHint}>
        {(wiring) => (
          <PartPicker
            key={part?.partId ?? 'none'}
            wiring={wiring}
            text={texts.partNo}
            part={part}
            onText={(partNo) => setTexts({ ...texts, partNo })}
            onPart={(chosen) => {
              setPart(chosen);
              setProductId(null);
              setTexts({ ...texts, partNo: '', brand: '' });
              setAlternates(alternates.filter((one) => one.partId !== chosen?.partId));
            }}
          />
        )}
      </Field>
      {part ? (
        offers.length > 0 ? (
          <Field label={say.offer} hint={say.offerHint}>
            <NativeSelect
              value={productId ?? ''}
              placeholder={say.anyOffer}
              onChange={(event) =>
                setProductId(event.target.value === '' ? null : Number(event.target.value))
              }
              options={offers.map((offer) => ({
                value: String(offer.productId),
                text: `${offer.storeName} · ${packingName(offer.packing, language)} · ${say.stockOf(showPieces(offer.productStock))}`,
              }))}
            />
          </Field>
        ) : null
      ) : texts.partNo ? (
        <Field label={say.brand}>
          <Input {...text('brand')} />
        </Field>
      ) : null}
      <Field label={say.spec}>
        <Input {...text('spec')} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={say.grade} hint={say.gradeHint}>
          <NativeSelect
            value={grade}
            onChange={(event) => setGrade(event.target.value as MatGrade)}
            options={MAT_GRADES.map((one) => ({
              value: one,
              text: `${one} ${matGradeNames[one][language]}`,
            }))}
          />
        </Field>
        <Field label={say.unit} hint={say.unitHint}>
          <Input {...text('unit')} />
        </Field>
        <Field label={say.unitFactor} error={errors.unitFactor} hint={say.unitFactorHint}>
          <Input {...text('unitFactor')} inputMode="numeric" className="num" />
        </Field>
      </div>
      <Field label={say.alternates} hint={say.alternatesHint} group>
        {() => (
          <div className="space-y-2">
            <AlternateList alternates={alternates} onChange={setAlternates} />
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
                      if (chosen) setAlternates([...alternates, chosen]);
                    }}
                  />
                )}
              </Field>
            ) : null}
          </div>
        )}
      </Field>
      <div className={pair}>
        <Field label={say.project}>
          <Input {...text('project')} />
        </Field>
        <Field label={say.notes}>
          <Textarea {...text('notes')} rows={2} />
        </Field>
      </div>
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
  const say = useWords(matCodeWords);
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
