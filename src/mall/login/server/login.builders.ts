// People who are logged in, for tests.
import type { Work } from '#kit/db/work.ts';
import { aMember, type MemberWish } from '#mall/member/server/member.builders.ts';
import { issueTokens } from './issue-tokens.ts';

/** Somebody with a valid access token. */
export interface Person {
  memberId: number;
  memberName: string;
  token: string;
  refreshToken: string;
}

/** What a builder needs of a mall under test. */
interface MallWithSecret {
  work<T>(action: (work: Work) => Promise<T>): Promise<T>;
  tokenSecret: Uint8Array;
}

/** A new member who has logged in; with a `storeId`, as that store's operator. */
export async function aLogin(
  mall: MallWithSecret,
  wish: MemberWish & { storeId?: number } = {},
): Promise<Person> {
  return mall.work(async (work) => {
    const { memberId, memberName } = await aMember(work, wish);
    if (wish.storeId !== undefined) {
      await work.query('INSERT INTO store_operator (member_id, store_id) VALUES ($1, $2)', [
        memberId,
        wish.storeId,
      ]);
    }
    const tokens = await issueTokens(work, mall.tokenSecret, memberId, {
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    return { memberId, memberName, token: tokens.access_token, refreshToken: tokens.refresh_token };
  });
}
