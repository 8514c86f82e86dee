// Rules of approval of an enterprise or a store: what each is for, who decides, switched on and off, changed, deleted.

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { PRESET_ROLES } from '#mall/member/permission-points.ts';
import { type ApprovalRule, approvalProtocol } from '../approval.protocol.ts';
import { approvalWords } from './approval-words.ts';
import { RuleForm } from './rule-form.tsx';

export type RulesReply = ReplyOf<typeof approvalProtocol.rules>;

export function RuleList({ reply, isStore = false }: { reply: RulesReply; isStore?: boolean }) {
  const say = useWords(approvalWords);
  const { revalidate } = useRevalidator();
  const { doing: busy, run } = useAct<number>({ rereads: true });
  const [editing, setEditing] = useState<ApprovalRule | 'new'>();
  const [deleting, setDeleting] = useState<ApprovalRule>();

  function turn(rule: ApprovalRule, isOn: boolean) {
    const { ruleId, version, docType, ruleName, conditions, steps } = rule;
    const wish = { ruleId, version, docType, ruleName, conditions, steps, isOn };
    const protocol = isStore ? approvalProtocol.saveSellerRule : approvalProtocol.saveRule;
    void run(() => call(protocol, wish), { key: ruleId });
  }

  return (
    <Card
      flush
      title={say.rules}
      actions={
        <Button size="sm" variant="primary" icon={<Plus size={16} />} onClick={() => setEditing('new')}>
          {say.newRule}
        </Button>
      }
    >
      <p className="px-4 pt-3 text-13 text-secondary">{say.rulesText}</p>
      {reply.rules.length === 0 ? (
        <EmptyState
          compact
          title={say.noRules}
          text={isStore ? undefined : say.noRulesText}
          action={<Button onClick={() => setEditing('new')}>{say.newRule}</Button>}
        />
      ) : (
        <ul className="divide-y divide-line">
          {reply.rules.map((rule) => (
            <li
              key={rule.ruleId}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3"
            >
              <div className="min-w-0 flex-1 basis-72">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Tag>{rule.docTypeName}</Tag>
                  <span className="min-w-0 font-semibold wrap-anywhere">{rule.ruleName}</span>
                  {rule.isOn ? null : <Tag>{say.off}</Tag>}
                </p>
                <Conditions rule={rule} reply={reply} />
                <StepLine rule={rule} reply={reply} isStore={isStore} />
              </div>
              <div className="flex shrink-0 items-center gap-2">
                <Switch
                  aria-label={say.switchOf(rule.ruleName)}
                  checked={rule.isOn === 1}
                  disabled={busy !== undefined}
                  onChange={(event) => void turn(rule, event.target.checked)}
                />
                <Button size="sm" onClick={() => setEditing(rule)}>
                  {say.edit}
                </Button>
                <Button size="sm" onClick={() => setDeleting(rule)}>
                  {say.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {editing ? (
        <RuleForm
          reply={reply}
          rule={editing === 'new' ? undefined : editing}
          isStore={isStore}
          onClose={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
      {deleting ? (
        <ConfirmDialog
          open
          tone="danger"
          title={say.deleteTitle(deleting.ruleName)}
          text={say.deleteText}
          confirmLabel={say.delete}
          onOpenChange={(isOpen) => isOpen || setDeleting(undefined)}
          onConfirm={async () => {
            const { ruleId, version } = deleting;
            await (isStore
              ? call(approvalProtocol.deleteSellerRule, { ruleId, version })
              : call(approvalProtocol.deleteRule, { ruleId, version }));
            toast.show({ text: say.deleted });
            void revalidate();
          }}
        />
      ) : null}
    </Card>
  );
}

/** The conditions as chips; one chip where there are none. */
function Conditions({ rule: { conditions }, reply }: { rule: ApprovalRule; reply: RulesReply }) {
  const say = useWords(approvalWords);
  const language = useLanguage();
  const named = (ids: readonly number[], all: readonly { memberId: number; name: string }[]) =>
    ids.map((id) => all.find(({ memberId }) => memberId === id)?.name ?? '—').join('、');
  const storeNames = conditions.storeIds
    .map((id) => reply.stores.find(({ storeId }) => storeId === id)?.storeName ?? '—')
    .join('、');
  const categoryNames = conditions.categoryIds
    .map((id) => reply.categories.find(({ categoryId }) => categoryId === id)?.name ?? '—')
    .join('、');
  const chips = [
    conditions.amountFrom && `${say.amountFrom} ${showAmount(conditions.amountFrom)}`,
    conditions.periodFrom && `${say.periodFrom} ${showAmount(conditions.periodFrom)}`,
    conditions.skuFrom && `${say.skuFrom} ${conditions.skuFrom} ${say.kinds}`,
    conditions.aboveLastFrom && `${say.aboveLastFrom} ${conditions.aboveLastFrom / 10}%`,
    conditions.belowListFrom && `${say.belowListFrom} ${conditions.belowListFrom / 10}%`,
    conditions.overBudget === 1 && say.overBudget,
    conditions.gradeCOrD === 1 && say.gradeCOrD,
    conditions.costCentres.length > 0 && `${say.costCentres} ${conditions.costCentres.join('、')}`,
    storeNames && `${say.suppliers} ${storeNames}`,
    categoryNames && `${say.categories} ${categoryNames}`,
    conditions.roles.length > 0 &&
      `${say.roles} ${conditions.roles.map((role) => PRESET_ROLES[role].name[language]).join('、')}`,
    conditions.authorIds.length > 0 && `${say.authors} ${named(conditions.authorIds, reply.authors)}`,
  ].filter((one): one is string => typeof one === 'string' && one !== '');
  return (
    <ul aria-label={say.conditions} className="mt-1 flex flex-wrap gap-1.5 text-12">
      {(chips.length > 0 ? chips : [say.always]).map((chip) => (
        <li
          key={chip}
          className="num max-w-full rounded-control bg-page px-1.5 py-0.5 wrap-anywhere text-secondary"
        >
          {chip}
        </li>
      ))}
    </ul>
  );
}

function StepLine({ rule, reply, isStore }: { rule: ApprovalRule; reply: RulesReply; isStore: boolean }) {
  const say = useWords(approvalWords);
  const who = {
    main: () => say.whoMain,
    head: () => say.whoHead,
    owner: () => say.whoOwner,
    permitted: () => (isStore ? say.whoOperators : say.whoPermitted),
    members: (ids: readonly number[]) =>
      ids.map((id) => reply.approvers.find(({ memberId }) => memberId === id)?.name ?? '—').join('、'),
  };
  const late = { remind: say.remind, escalate: say.escalate, pass: say.pass, return: say.return };
  return (
    <ol aria-label={say.steps} className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-13 text-secondary">
      {rule.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the way.
        <li key={i} className="min-w-0 wrap-anywhere">
          <span className="text-hint">{say.step(i + 1)} </span>
          {who[step.who](step.memberIds)}
          {step.mode === 'ALL' ? ` · ${say.all}` : null}
          {step.dueDays === null ? null : ` · ${say.within(step.dueDays)} → ${late[step.onTimeout]}`}
        </li>
      ))}
    </ol>
  );
}
