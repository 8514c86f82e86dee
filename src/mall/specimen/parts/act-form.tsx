// The form of one act with a scanned specimen: sent at once where there is a network, kept until there is one otherwise.
import { useRef } from 'react';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SpecimenAct } from '../allowed-acts.ts';
import { ACT_FIELDS, narrow } from './act-fields.ts';
import { photosOf } from './kept-photos.ts';
import { actNames, scanWords } from './scan-words.ts';
import { type Outcome, performScan, type WaitingScan } from './waiting-scans.ts';

interface Acting {
  no: string;
  act: SpecimenAct;
  memberId: number;
  /** What stands there at first: the pieces that are expected, the shelf that was scanned. */
  initial: { qty?: string; place?: string };
  needsWaiver: boolean;
  onDone: (outcome: Outcome) => void;
  onRefused?: () => void;
}

export function ActForm({ no, act, memberId, initial, needsWaiver, onDone, onRefused }: Acting) {
  const say = useWords(scanWords);
  const language = useLanguage();
  const scanId = useRef(crypto.randomUUID());
  const fields = ACT_FIELDS[act];
  const first: Record<string, string | undefined> = {
    ...initial,
    ...(act === 'receive' ? { condition: scanWords.good[language] } : {}),
  };
  const form = useForm(fields, {
    initial: Object.fromEntries(Object.keys(fields).map((name) => [name, first[name]])),
    when: { isWaived: () => needsWaiver },
  });
  const about = { destroy: say.destroyText, proposeDestroy: say.proposeText, findAbnormal: say.abnormalText };
  const text = about[act as keyof typeof about];
  return (
    <FormSheet
      form={form}
      submitLabel={actNames[act][language]}
      className="mt-4 flex flex-col gap-3"
      onRefused={onRefused}
      onSubmit={async () => {
        const { photos = [], ...rest } = form.values as Record<string, unknown> & { photos?: UploadedFile[] };
        const outcome = await performScan(
          scanOf({ scanId: scanId.current, memberId, no, act, said: said(rest), photos: photosOf(photos) }),
        );
        if (outcome.kind === 'refused') throw outcome.error;
        onDone(outcome);
      }}
    >
      {text ? <p className="text-13 text-secondary">{text}</p> : null}
      <FormFields form={form} />
    </FormSheet>
  );
}

/** Texts as they were typed, ticks as the wire has them. */
const said = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'boolean'
        ? value
          ? '1'
          : '0'
        : name === 'qty'
          ? narrow(String(value))
          : String(value).trim(),
    ]),
  );

/** An act of this moment. */
export const scanOf = ({
  scanId,
  memberId,
  no,
  act,
  said = {},
  photos = [],
}: {
  scanId: string;
  memberId: number;
  no: string;
  act: SpecimenAct;
  said?: Record<string, string>;
  photos?: WaitingScan['photos'];
}): WaitingScan => ({
  ...{ scanId, memberId, specimenNo: no, act, said, photos },
  ...{ at: Date.now(), isLate: !navigator.onLine, refused: '' },
});
