// Who stands in for whom, from a day until a day: the list, naming somebody, ending it.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
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
        <Table
          label={say.substitutes}
          minWidth="560px"
          className="mt-3"
          head={[say.forWhom, say.standIn, say.days, say.state, '']}
        >
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
  const form = useForm(FIELDS, {
    initial: { memberId: String(ownId), fromOn: today, untilOn: today },
    rules: {
      byMemberId: (by, { memberId }) => (by === '' || by === memberId ? approvalWords.choose : undefined),
      untilOn: (until, { fromOn }) =>
        !fromOn || !until || until < fromOn ? approvalWords.daysWrong : undefined,
    },
  });
  const { memberId, byMemberId, fromOn, untilOn } = form.values;
  const people = approvers.map((one) => ({ value: String(one.memberId), text: one.name }));
  return (
    <FormDialog
      title={say.newSubstitute}
      text={say.substitutesText}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const who = { memberId: Number(memberId), byMemberId: Number(byMemberId) };
        await call(approvalProtocol.saveSubstitute, { ...who, fromOn, untilOn, requestId });
        onDone();
      }}
    >
      <FormFields
        form={form}
        now={{
          memberId: { disabled: !maySetOthers, options: people },
          byMemberId: { options: people.filter(({ value }) => value !== memberId) },
          fromOn: { min: today },
          untilOn: { min: fromOn || today },
        }}
      />
    </FormDialog>
  );
}

const FIELDS = {
  memberId: field.pick(approvalWords.forWhom),
  byMemberId: field.pick(approvalWords.standIn, { required: true, place: approvalWords.choose }),
  fromOn: field.date(approvalWords.from, { required: true }),
  untilOn: field.date(approvalWords.until, { required: true }),
};
