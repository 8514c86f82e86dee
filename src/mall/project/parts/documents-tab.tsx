// What is linked to a project, and who works on it.

import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type ProjectDetail, type ProjectLink, projectProtocol } from '../project.protocol.ts';
import { projectWords } from './project-words.ts';

export function DocumentsTab({ project }: { project: ProjectDetail }) {
  const say = useWords(projectWords);
  const { projectId, links, allowedActions: may } = project;
  const { run } = useAct({ rereads: true });

  const unlink = ({ kind, docSn }: ProjectLink) =>
    run(() => call(projectProtocol.unlink, { projectId, kind, docSn }), { done: say.unlinked });

  return (
    <div className="flex flex-col gap-4 p-4">
      {may.includes('link') ? (
        <OneLine
          label={say.orderSn}
          name="orderSn"
          missing={say.orderSnMissing}
          submit={say.linkOrder}
          done={say.linked}
          onSubmit={(orderSn) => call(projectProtocol.link, { projectId, orderSn })}
        />
      ) : null}
      {links.length === 0 ? (
        <EmptyState compact title={say.noDocuments} text={say.noDocumentsText} />
      ) : (
        <Table label={say.documents} dense minWidth="560px">
          <tbody>
            {links.map((one) => (
              <tr key={`${one.kind} ${one.docSn}`}>
                <Td className="whitespace-nowrap">
                  <Tag>{say[one.kind]}</Tag>
                </Td>
                <Td className="num">
                  {one.link ? (
                    <Link to={one.link} className="text-brand hover:underline">
                      {one.docSn}
                    </Link>
                  ) : (
                    one.docSn
                  )}
                </Td>
                <Td>{one.text}</Td>
                <Td className="whitespace-nowrap text-13 text-secondary">
                  {one.memberName} · {showMoment(one.createdAt)}
                </Td>
                <Td className="text-right">
                  {may.includes('unlink') ? (
                    <Button size="sm" onClick={() => void unlink(one)}>
                      {say.unlink}
                    </Button>
                  ) : null}
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

export function MembersTab({ project }: { project: ProjectDetail }) {
  const say = useWords(projectWords);
  const { projectId, members, allowedActions: may } = project;
  const { run } = useAct({ rereads: true });

  const remove = (memberId: number) =>
    run(() => call(projectProtocol.removeMember, { projectId, memberId }), { done: say.removed });

  return (
    <div className="flex flex-col gap-4 p-4">
      {may.includes('addMember') ? (
        <OneLine
          label={say.accountName}
          name="memberName"
          hint={say.memberHint}
          missing={say.memberMissing}
          submit={say.addMember}
          done={say.memberAdded}
          onSubmit={(memberName) => call(projectProtocol.addMember, { projectId, memberName })}
        />
      ) : null}
      <ul className="divide-y divide-line">
        {members.map((one) => (
          <li key={one.memberId} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 break-words">
              {one.memberName} {one.isOwner ? <Tag tone="moving">{say.owner}</Tag> : null}
            </span>
            {!one.isOwner && may.includes('removeMember') ? (
              <Button size="sm" onClick={() => void remove(one.memberId)}>
                {say.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One field and its button. What was typed stays when it is refused. */
function OneLine({
  label,
  name,
  hint,
  missing,
  submit,
  done,
  onSubmit,
}: {
  label: string;
  name: string;
  hint?: string;
  missing: string;
  submit: string;
  done: string;
  onSubmit: (value: string) => Promise<unknown>;
}) {
  const { revalidate } = useRevalidator();
  const [value, setValue] = useState('');
  const { busy, error, say: setError, run } = useAct({ says: 'here' });
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (value.trim() === '') return setError(missing);
    void run(async () => {
      await onSubmit(value.trim());
      toast.show({ text: done });
      await revalidate();
      setValue('');
    });
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-wrap items-end gap-2" noValidate>
      <Field label={label} hint={hint} error={error || null} className="w-72 max-w-full">
        <Input
          name={name}
          maxLength={40}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setError('');
          }}
        />
      </Field>
      <Button type="submit" busy={busy} className={hint || error ? 'mb-6' : undefined}>
        {submit}
      </Button>
    </form>
  );
}
