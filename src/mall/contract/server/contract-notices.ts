// What both sides of a contract are told by message when it is their turn, or when something has been decided.

import type { Work } from '#kit/db/work.ts';
import type { StepBy } from '#kit/process/process.ts';
import { listWhoMay } from '#mall/company/server/company.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { type Notice, notice as plainNotice, tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { ContractAction, ContractActor, ContractSide } from '../contract-process.ts';
import type { ContractRow } from './contract-life.ts';

type Mover = StepBy<ContractActor>;

interface ContractNotice extends Notice {
  /** Who of an enterprise's people hear of it besides who looks after the contract. */
  point?: PermissionPoint;
}

const notice = (
  title: [string, string],
  text: [string, string],
  point?: PermissionPoint,
): ContractNotice => ({ ...plainNotice(title, text), point });

const CONFIRM = notice(
  ['有合同待您确认', 'A contract waits for your word'],
  [
    '请核对文本，确认、退回修改或拒绝。',
    'Please check the text, then confirm it, ask for changes or refuse it.',
  ],
);
const SIGN = notice(
  ['合同待签署', 'A contract is ready to be signed'],
  ['文本已确认，请在 15 天内签署。', 'The text is confirmed: please sign within 15 days.'],
  'contract.sign',
);
const IN_FORCE = notice(
  ['合同已生效', 'The contract is in force'],
  ['双方均已签署，订单按约定生成。', 'Both sides have signed; orders follow as agreed.'],
);
const OVER = notice(
  ['合同已过期', 'The contract has expired'],
  ['逾期未确认或未签署。', 'It was not confirmed or signed in time.'],
);

/** To the other side, of what one side did. */
const FOR_OTHER: Partial<Record<ContractAction, ContractNotice>> = {
  askChanges: notice(
    ['合同被退回修改', 'Changes are asked for'],
    ['对方标注了条款并提出修改建议。', 'The other side has marked clauses and proposes other words.'],
  ),
  revise: CONFIRM,
  submit: CONFIRM,
  resubmit: CONFIRM,
  refuse: notice(
    ['合同被拒绝', 'The contract was refused'],
    ['对方拒绝了该合同。', 'The other side has refused it.'],
  ),
  withdrawSignature: notice(
    ['对方撤回了签署', 'The other side withdrew its signature'],
    ['合同回到待签署。', 'The contract waits to be signed again.'],
  ),
  proposeChange: notice(
    ['对方提出合同变更', 'A change is proposed'],
    ['请查看差异，签署或拒绝。', 'Please look at the differences, then sign or refuse.'],
    'contract.sign',
  ),
  refuseChange: notice(
    ['合同变更被拒绝', 'The change was refused'],
    ['原合同继续有效。', 'The contract stays as it was.'],
  ),
  withdrawChange: notice(
    ['合同变更已撤回', 'The change was withdrawn'],
    ['原合同继续有效。', 'The contract stays as it was.'],
  ),
  proposeTermination: notice(
    ['对方提出终止合同', 'A termination is proposed'],
    ['请在 10 天内答复，期间暂停发货。', 'Please answer within 10 days; delivery waits meanwhile.'],
    'contract.terminate',
  ),
  terminateAlone: notice(
    ['收到单方解除通知', 'Notice of termination'],
    ['如有异议，请在 7 天内提出；逾期合同终止。', 'Object within 7 days, or the contract ends.'],
    'contract.terminate',
  ),
  refuseTermination: notice(
    ['终止未获同意', 'The termination was objected to'],
    ['合同继续履行。', 'The contract goes on.'],
  ),
  withdrawTermination: notice(
    ['终止已撤回', 'The termination was withdrawn'],
    ['合同继续履行。', 'The contract goes on.'],
  ),
};

/** To both, of what has come about. */
const FOR_BOTH: Partial<Record<ContractAction, ContractNotice>> = {
  expire: OVER,
  mediate: notice(
    ['平台调解已结束', 'The mediation has ended'],
    ['合同继续有效。', 'The contract stays in force.'],
  ),
  end: notice(['框架合同已到期', 'The framework contract has ended'], ['有效期届满。', 'Its term is over.']),
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: ContractAction,
  row: ContractRow,
  by: Mover,
): Promise<void> {
  const told = newsOf(action, row, by);
  for (const { side, notice: one } of told) await tellSide(work, side, one, row, by);
}

function newsOf(
  action: ContractAction,
  row: ContractRow,
  { by, detail }: Mover,
): { side: ContractSide; notice: ContractNotice }[] {
  const { initiator, state } = row;
  const side = detail?.side;
  const counterparty: ContractSide = initiator === 'purchaser' ? 'supplier' : 'purchaser';
  const both = (one: ContractNotice) => [
    { side: 'purchaser' as const, notice: one },
    { side: 'supplier' as const, notice: one },
  ];
  const others = (one: ContractNotice) => both(one).filter((told) => told.side !== side);
  if (state === 'PENDING_CONFIRM' && action !== 'draft') return [{ side: counterparty, notice: CONFIRM }];
  if (action === 'approve') return [];
  if (action === 'sendBack')
    return [
      {
        side: initiator,
        notice: notice(
          ['合同审批被驳回', 'The contract was sent back'],
          ['请修改后重新提交。', 'Please correct it and submit it again.'],
        ),
      },
    ];
  if (action === 'confirm' && state === 'PENDING_SIGN') return both(SIGN);
  if (action === 'sign' && state === 'PARTLY_SIGNED')
    return others(
      notice(
        ['对方已签署', 'The other side has signed'],
        ['请在期限内签署。', 'Please sign in time.'],
        'contract.sign',
      ),
    );
  if (state === 'EFFECTIVE' && (action === 'sign' || action === 'confirm')) return both(IN_FORCE);
  if (action === 'signChange')
    return state === 'EFFECTIVE'
      ? both(
          notice(
            ['合同变更已生效', 'The amendment is in force'],
            ['双方均已签署变更。', 'Both sides have signed it.'],
          ),
        )
      : others(
          notice(
            ['对方已签署变更', 'The other side has signed the change'],
            ['请签署或拒绝。', 'Please sign or refuse it.'],
            'contract.sign',
          ),
        );
  if (action === 'cancel')
    return state === 'CANCELLED'
      ? row.versionNo > 0
        ? others(
            notice(
              ['合同已取消', 'The contract was cancelled'],
              ['合同未生效即作废。', 'It never came into force.'],
            ),
          )
        : []
      : others(
          notice(
            ['对方请求取消合同', 'The other side wants to cancel'],
            ['同意请点击取消，否则请继续签署。', 'Agree by cancelling, or sign.'],
          ),
        );
  if (state === 'TERMINATED')
    return both(
      notice(
        ['合同已终止', 'The contract was terminated'],
        ['未交付部分不再履行。', 'What was not delivered will not be.'],
      ),
    );
  if (action === 'terminationTimeout')
    return both(
      notice(
        ['终止未达成一致', 'No agreement on the termination'],
        ['合同继续有效，平台将介入调解。', 'The contract stays in force; the platform will mediate.'],
      ),
    );
  if (action === 'complete')
    return state === 'COMPLETED'
      ? both(notice(['合同履行完毕', 'The contract is performed'], ['感谢双方合作。', 'Thank you both.']))
      : others(
          notice(
            ['对方确认合同履行完毕', 'The other side says that it is performed'],
            ['请确认。', 'Please confirm.'],
          ),
        );
  if (action === 'denyCompletion')
    return others(
      notice(
        ['对方认为合同尚未履行完毕', 'The other side says that it is not performed yet'],
        ['合同继续履行。', 'The contract goes on.'],
      ),
    );
  const forBoth = FOR_BOTH[action];
  if (forBoth) return both(forBoth);
  const forOther = FOR_OTHER[action];
  return forOther ? (by === 'system' ? both(forOther) : others(forOther)) : [];
}

async function tellSide(
  work: Work,
  side: ContractSide,
  what: ContractNotice,
  row: ContractRow,
  { actorId, reason = '' }: Mover,
): Promise<void> {
  const { contractSn, title, storeId } = row;
  const whom =
    side === 'supplier' ? await listOperators(work, [storeId]) : await buyersOf(work, row, what.point);
  const others = whom.filter((memberId) => memberId !== actorId);
  await tellOfDocument(work, others, what, {
    kind: 'contract',
    name: { zh: `合同 ${contractSn}（${title}）`, en: `Contract ${contractSn} (${title})` },
    reason,
    reasonName: { zh: '说明', en: 'Remark' },
    link: `/inquiry/${side}/contract_info?contractSn=${contractSn}`,
  });
}

async function buyersOf(work: Work, row: ContractRow, point: PermissionPoint | undefined): Promise<number[]> {
  const others = point && row.enterpriseId !== null ? await listWhoMay(work, row.enterpriseId, point) : [];
  return [...new Set([row.memberId, ...others])];
}
