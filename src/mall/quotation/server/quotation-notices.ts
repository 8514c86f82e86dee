// What purchasers and suppliers are told by message at each turn of a quotation; of a sealed one the purchaser hears nothing before the close.

import type { Work } from '#kit/db/work.ts';
import type { StepBy } from '#kit/process/process.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { FoundInquiry } from '#mall/inquiry/server/inquiry.ts';
import { type Notice, notice, tellOfDocument } from '#mall/message/server/message.ts';
import { findStores, listOperators } from '#mall/store/server/store.ts';
import type { QuotationAction } from '../quotation-process.ts';
import { isUnsealed, type QuotationRow } from './hold-quotation.ts';

const QUOTED = notice(
  ['收到新报价', 'A quotation has arrived'],
  ['请查看、还价或定标。', 'Please read it, make a counter-offer or award it.'],
);

/** What others do; what the purchaser has done himself he knows. */
const FOR_PURCHASER: Partial<Record<QuotationAction, Notice>> = {
  submit: QUOTED,
  approve: QUOTED,
  offer: notice(
    ['供应商提出了新报价', 'Another offer has arrived'],
    ['请查看后决定。', 'Please read it and decide.'],
  ),
  keep: notice(
    ['供应商维持原价', 'The supplier keeps his offer'],
    ['原报价继续有效。', 'The offer stands as it was.'],
  ),
  agree: notice(
    ['供应商同意了还价', 'The supplier agreed to your counter-offer'],
    ['请查看下一步。', 'See what comes next.'],
  ),
  decline: notice(['供应商放弃报价', 'A supplier declined to quote'], ['', '']),
  reject: notice(
    ['供应商拒绝了还价', 'The supplier refused your counter-offer'],
    ['议价结束。', 'It is over.'],
  ),
  withdraw: notice(['供应商撤回了报价', 'A quotation was withdrawn'], ['', '']),
  expire: notice(
    ['报价已过期', 'A quotation has expired'],
    ['供应商可在 30 天内延期。', 'The supplier may renew it within 30 days.'],
  ),
  renew: notice(['供应商延期了报价', 'A quotation was renewed'], ['报价重新有效。', 'It is good again.']),
};

const FOR_SUPPLIER: Partial<Record<QuotationAction, Notice>> = {
  approve: notice(
    ['报价已通过店铺审核', 'Your quotation was approved'],
    ['已提交买方。', 'It is with the purchaser.'],
  ),
  sendBack: notice(
    ['报价被店铺审核驳回', 'Your quotation was sent back'],
    ['请修改后重新提交。', 'Please correct it and submit it again.'],
  ),
  accept: notice(
    ['恭喜中标', 'You have won'],
    ['请等待或发起合同、订单。', 'A contract or an order follows.'],
  ),
  acceptMore: notice(['追加中标', 'You have won more lines'], ['请查看中标明细。', 'See which.']),
  reject: notice(['报价被买方拒绝', 'Your quotation was refused'], ['', '']),
  lose: notice(['未中标', 'Not awarded'], ['感谢参与报价。', 'Thank you for your quotation.']),
  expire: notice(
    ['报价已过期', 'Your quotation has expired'],
    ['30 天内可按相同或更优条件延期。', 'You may renew it within 30 days, at the same terms or better ones.'],
  ),
  dropDraft: notice(
    ['报价已截止', 'Quoting has closed'],
    [
      '未提交的修改已放弃，原报价继续有效。',
      'What was not submitted is dropped; your offer stands as it was.',
    ],
  ),
  annul: notice(
    ['定标已撤销', 'An award was annulled'],
    ['请查看报价状态。', 'See where your quotation stands.'],
  ),
  revive: notice(
    ['您的报价重新进入评标', 'Your quotation is considered again'],
    [
      '您的报价仍在有效期内；不再愿意供货可以撤回。',
      'Your offer is still good; withdraw it if you no longer want to deliver.',
    ],
  ),
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: QuotationAction,
  row: QuotationRow,
  found: FoundInquiry,
  by: StepBy,
): Promise<void> {
  const reason = by.reason ?? '';
  const isPurchaser = by.by === 'purchaser';
  const forPurchaser = isPurchaser || row.state === 'PENDING_REVIEW' ? undefined : FOR_PURCHASER[action];
  const hasOffered = row.standingNo > 0;
  if (forPurchaser && isUnsealed(found) && (action !== 'expire' || hasOffered))
    await tellPurchaser(work, found, row, forPurchaser, reason);
  const isOwnStep = by.by === 'supplier';
  if (isOwnStep) return;
  const forSupplier =
    action === 'counter' || action === 'askFinal' ? countered(action, row) : FOR_SUPPLIER[action];
  if (!forSupplier || (['lose', 'expire'].includes(action) && !hasOffered)) return;
  await tellStore(work, found, row, forSupplier, reason);
}

function countered(action: 'counter' | 'askFinal', row: QuotationRow): Notice {
  const due = showMoment(row.turnDueAt?.toISOString());
  return action === 'counter'
    ? notice(
        ['买方还价', 'A counter-offer'],
        [
          `请在 ${due} 前同意、提出新报价、维持原价或拒绝。`,
          `Please agree, make another offer, keep yours or refuse by ${due}.`,
        ],
      )
    : notice(
        ['买方请求最终报价', 'Your best and final offer, please'],
        [
          `请在 ${due} 前提交最终报价或维持原价，仅此一次。`,
          `Please make it, or keep your offer, by ${due}: there is no other round.`,
        ],
      );
}

/** Whoever looks after the inquiry. */
async function tellPurchaser(
  work: Work,
  { inquiry }: FoundInquiry,
  { quoSn, storeId }: Pick<QuotationRow, 'quoSn' | 'storeId'>,
  { title, text }: Notice,
  reason = '',
): Promise<void> {
  const name = (await findStores(work, [storeId])).get(storeId)?.name ?? { zh: '', en: '' };
  const said = { title, text: { zh: `${title.zh}。${text.zh}`, en: `${title.en}. ${text.en}` } };
  await tellOfDocument(work, [inquiry.memberId], said, {
    kind: 'quotation',
    name: { zh: `${inquiry.title}（${name.zh}）`, en: `${inquiry.title} (${name.en})` },
    reason,
    link: `/inquiry/purchaser/quo_info?quoSn=${quoSn}`,
  });
}

/** Everybody who operates the store. */
async function tellStore(
  work: Work,
  { inquiry }: FoundInquiry,
  { quoSn, storeId }: QuotationRow,
  what: Notice,
  reason: string,
): Promise<void> {
  await tellOfDocument(work, await listOperators(work, [storeId]), what, {
    kind: 'quotation',
    name: { zh: inquiry.title, en: inquiry.title },
    reason,
    link: `/seller/quotation/detail?quoSn=${quoSn}`,
  });
}
