// The commission of what was agreed in a quotation or a contract: opened with its order, for the customer to complete (T1 AGREED).
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Cents } from '#kit/money/money.ts';
import type { EntrustForm } from '../../entrust-form.ts';
import { type ServiceRow, serviceLife } from '../service-life.ts';
import { tellOfStep } from '../testing-notices.ts';

export interface AgreedService {
  orderSn: string;
  labId: number;
  memberId: number;
  enterpriseId: number | null;
  projectId: number | null;
  costCentre: string;
  /** What is known of it already. */
  form: EntrustForm;
  /** What it is called until its items are. */
  title: string;
  /** In fen: its order's, and what it stays. */
  amount: Cents;
}

/** Its buyer is told that its form waits for him. */
export async function openAgreed(work: Work, { form, title, ...of }: AgreedService): Promise<ServiceRow> {
  const serviceSn = await nextDocumentNumber(work, 'TS');
  const by = { by: 'order' } as const;
  const row = await serviceLife.begin(
    work,
    'open',
    {
      ...{ ...of, serviceSn, draftId: serviceSn, entry: 'AGREED', state: 'DRAFT', form, kind: form.kind },
      ...{ title: title.slice(0, 120), isUrgent: form.urgency !== 'NORMAL' },
      ...{ itemCount: form.items.length, specimenCount: form.specimens.length },
    },
    by,
  );
  await tellOfStep(work, 'open', row, by);
  return row;
}

/** Whether its form still waits for the customer; he is reminded if so. */
export async function remindOfForm(work: Work, serviceSn: string): Promise<ServiceRow | undefined> {
  const row = await serviceLife.hold(work, serviceSn);
  if (row?.state !== 'DRAFT' && row?.state !== 'REVIEW_REJECTED') return undefined;
  await tellOfStep(work, 'open', row, { by: 'order' });
  return row;
}
