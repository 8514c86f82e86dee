// The visits of a commission on its customer's page: what is proposed, agreeing to it or asking for another day, and how each went.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type VisitSeen, visitProtocol } from '../visit.protocol.ts';
import { factsOfVisit } from './visit-facts.ts';
import { VisitInstruments } from './visit-instruments.tsx';
import { visitWords, visitWords as W } from './visit-words.ts';

export function OwnVisits({ visits }: { visits: readonly VisitSeen[] }) {
  return (
    <ul className="divide-y divide-line">
      {visits.map((one) => (
        <OneVisit key={one.visitId} one={one} />
      ))}
    </ul>
  );
}

function OneVisit({ one }: { one: VisitSeen }) {
  const say = useWords(visitWords);
  const [window, setWindow] = useState<'agree' | 'ask'>();
  const { revalidate } = useRevalidator();
  const { visitId, version } = one;
  const close = () => setWindow(undefined);
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="num font-semibold">{one.visitSn}</span>
        <Tag dot tone={one.tone}>
          {one.stateName}
        </Tag>
      </p>
      <Descriptions items={factsOfVisit(one, say)} />
      {one.arrivedAt ? <VisitInstruments one={one} /> : null}
      {one.allowedActions.length > 0 ? (
        <p className="flex flex-wrap gap-2">
          {one.allowedActions.includes('agree') ? (
            <Button size="sm" variant="primary" onClick={() => setWindow('agree')}>
              {say.agree}
            </Button>
          ) : null}
          {one.allowedActions.includes('ask') ? (
            <Button size="sm" onClick={() => setWindow('ask')}>
              {say.ask}
            </Button>
          ) : null}
        </p>
      ) : null}
      <ConfirmDialog
        open={window === 'agree'}
        onOpenChange={(open) => setWindow(open ? 'agree' : undefined)}
        title={say.agreeTitle}
        text={say.agreeText}
        confirmLabel={say.agree}
        onConfirm={async () => {
          await call(visitProtocol.agree, { visitId, version });
          await revalidate();
        }}
      />
      {window === 'ask' ? <AskWindow one={one} onClose={close} /> : null}
    </li>
  );
}

const ASK = { wish: field.area(W.wished, { max: 500, rows: 3, missing: W.needed }) };

function AskWindow({ one, onClose }: { one: VisitSeen; onClose: () => void }) {
  const say = useWords(visitWords);
  const form = useForm(ASK);
  const { revalidate } = useRevalidator();
  const { visitId, version, feeOfMoving } = one;
  return (
    <FormDialog
      title={say.ask}
      text={feeOfMoving === '0.00' ? say.askText : say.askLate(showAmount(feeOfMoving).replace('¥', ''))}
      submitLabel={say.ask}
      form={form}
      onClose={onClose}
      onSubmit={async () => {
        await call(visitProtocol.ask, { visitId, version, wish: form.values.wish.trim() });
        await revalidate();
        onClose();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}
