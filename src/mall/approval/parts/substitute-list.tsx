// Who stands in for whom, from a day until a day: the list, naming somebody, ending it.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol } from '../approval.protocol.ts';
import { approvalWords } from './approval-words.ts';

type Reply = ReplyOf<typeof approvalProtocol.substitutes>;

/** @param ownId the reader */
export function SubstituteList({ reply, ownId }: { reply: Reply; ownId: number }) {
  const say = useWords(approvalWords);
  const { revalidate } = useRevalidator();
  const [isNaming, setNaming] = useState(false);
  const { doing: ending, run } = useAct<number>({ rereads: true });
  const isAlone = reply.approvers.length < 2;
  const end = (substituteId: number) =>
    run(() => call(approvalProtocol.endSubstitute, { substituteId }), { done: say.ended, key: substituteId });

  return (
    <Card
      flush
      title={say.substitutes}
      actions={
        isAlone ? null : (
          <Button size="sm" variant="primary" onClick={() => setNaming(true)}>
            {say.newSubstitute}
          </Button>
        )
      }
    >
      <p className="px-4 pt-3 text-13 text-secondary">{say.substitutesText}</p>
      {reply.list.length === 0 ? (
        <EmptyState compact title={say.noSubstitutes} text={isAlone ? say.aloneText : undefined} />
      ) : (
        <Table label={say.substitutes} minWidth="560px" className="mt-3">
          <thead>
            <tr>
              <Th>{say.forWhom}</Th>
              <Th>{say.standIn}</Th>
              <Th>{say.days}</Th>
              <Th>{say.state}</Th>
              <Th />
            </tr>
          </thead>
          <tbody>
            {reply.list.map((one) => (
              <tr key={one.substituteId}>
                <Td>{one.memberName}</Td>
                <Td>{one.byMemberName}</Td>
                <Td className="num whitespace-nowrap">
                  {one.fromOn} – {one.untilOn}
                </Td>
                <Td>
                  <Tag dot tone={one.standing === 'active' ? 'done' : 'neutral'}>
                    {say[one.standing]}
                  </Tag>
                </Td>
                <Td className="text-right">
                  {one.mayEnd ? (
                    <Button
                      size="sm"
                      busy={ending === one.substituteId}
                      onClick={() => void end(one.substituteId)}
                    >
                      {say.end}
                    </Button>
                  ) : null}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {isNaming ? (
        <SubstituteForm
          reply={reply}
          ownId={ownId}
          onClose={() => setNaming(false)}
          onDone={() => {
            setNaming(false);
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
    </Card>
  );
}

function SubstituteForm({
  reply: { approvers, maySetOthers },
  ownId,
  onClose,
  onDone,
}: {
  reply: Reply;
  ownId: number;
  onClose: () => void;
  onDone: () => void;
}) {
  const say = useWords(approvalWords);
  const [today] = useState(() => dayInChina(new Date()));
  const [memberId, setMemberId] = useState(ownId);
  const [byMemberId, setBy] = useState(0);
  const [fromOn, setFrom] = useState(today);
  const [untilOn, setUntil] = useState(today);
  const [wrong, setWrong] = useState<{ by?: boolean; days?: boolean }>({});
  const people = (exceptId: number) =>
    approvers
      .filter((one) => one.memberId !== exceptId)
      .map((one) => ({ value: String(one.memberId), text: one.name }));
  return (
    <FormDialog
      title={say.newSubstitute}
      text={say.substitutesText}
      submitLabel={say.save}
      onClose={onClose}
      check={() => {
        const found = {
          by: byMemberId === 0 || byMemberId === memberId,
          days: !fromOn || !untilOn || untilOn < fromOn,
        };
        setWrong(found);
        return !found.by && !found.days;
      }}
      onSubmit={async (requestId) => {
        await call(approvalProtocol.saveSubstitute, { memberId, byMemberId, fromOn, untilOn, requestId });
        onDone();
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={say.forWhom}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              name="memberId"
              disabled={!maySetOthers}
              value={String(memberId)}
              onChange={(event) => setMemberId(Number(event.target.value))}
              options={people(0)}
            />
          )}
        </Field>
        <Field label={say.standIn} required error={wrong.by ? say.chooseOne : null}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              name="byMemberId"
              placeholder={say.chooseOne}
              value={byMemberId === 0 ? '' : String(byMemberId)}
              onChange={(event) => setBy(Number(event.target.value))}
              options={people(memberId)}
            />
          )}
        </Field>
        <Field label={say.from} required>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              name="fromOn"
              min={today}
              value={fromOn}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label={say.until} required error={wrong.days ? say.daysWrong : null}>
          {(wiring) => (
            <Input
              {...wiring}
              type="date"
              name="untilOn"
              min={fromOn || today}
              value={untilOn}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  );
}
