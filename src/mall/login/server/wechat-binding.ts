// Which WeChat user is which member: found, made and undone. One WeChat for one member.
import type { Work } from '#kit/db/work.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { weChatErrors } from './wechat.errors.ts';
import type { WeChatUser } from './wechat-provider.ts';

/** The member a WeChat user is bound to, also when he was bound through another application of the same company. */
export async function memberOfWeChat(work: Work, user: WeChatUser): Promise<number | undefined> {
  const [row] = await work.query<{ member_id: number }>(
    `UPDATE wechat_binding SET nick_name = $4, unionid = coalesce(unionid, $3)
     WHERE binding_id = (
       SELECT binding_id FROM wechat_binding WHERE unionid = $3 OR (appid = $1 AND openid = $2)
       ORDER BY unionid = $3 DESC NULLS LAST LIMIT 1)
     RETURNING member_id`,
    [user.appid, user.openid, user.unionid, user.nickName],
    'wechat-member',
  );
  return row?.member_id;
}

export interface WeChatBinding {
  nickName: string;
  boundAt: Date;
}

export async function findWeChatBinding(work: Work, memberId: number): Promise<WeChatBinding | undefined> {
  const [row] = await work.query<WeChatBinding>(
    'SELECT nick_name AS "nickName", bound_at AS "boundAt" FROM wechat_binding WHERE member_id = $1',
    [memberId],
    'wechat-find',
  );
  return row;
}

/**
 * Binds, and lets the owner know. Binding once more what is bound changes nothing.
 * @throws Refusal when the member has another WeChat, or the WeChat another member
 */
export async function makeWeChatBinding(
  work: Work,
  memberId: number,
  user: WeChatUser,
  caller: Caller,
): Promise<void> {
  const made = await work.query(
    `INSERT INTO wechat_binding (member_id, appid, openid, unionid, nick_name, bound_at)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1`,
    [memberId, user.appid, user.openid, user.unionid, user.nickName, work.now],
    'wechat-bind',
  );
  if (made.length === 0) {
    const owner = await memberOfWeChat(work, user);
    if (owner === memberId) return;
    throw owner === undefined ? weChatErrors.memberHasWeChat() : weChatErrors.weChatHasMember();
  }
  await recordSecurityEvent(work, {
    kind: 'weChatBound',
    memberId,
    caller,
    detail: { nickName: user.nickName },
  });
}

/** @throws Refusal when there is nothing to undo */
export async function undoWeChatBinding(work: Work, memberId: number, caller: Caller): Promise<void> {
  const [undone] = await work.query<{ nick_name: string }>(
    'DELETE FROM wechat_binding WHERE member_id = $1 RETURNING nick_name',
    [memberId],
    'wechat-unbind',
  );
  if (!undone) throw weChatErrors.notBound();
  await recordSecurityEvent(work, {
    kind: 'weChatUnbound',
    memberId,
    caller,
    detail: { nickName: undone.nick_name },
  });
}
