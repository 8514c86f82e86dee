// A member says something about himself, or takes it back.
import { eq } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import type { profileProtocol } from '../profile.protocol.ts';
import { member } from './member.tables.ts';
import { profileErrors } from './profile.errors.ts';
import { memberProfile } from './profile.tables.ts';
import { tellProfile } from './tell-profile.ts';

/** The district with the province and the city above it; undefined for a code that is no district. */
export type FindDistrict = (
  districtCode: string,
) => { provinceCode: string; cityCode: string; districtCode: string; regionName: string } | undefined;

const NOWHERE = { provinceCode: '', cityCode: '', districtCode: '', regionName: '' };

/** Makes the action out of the divisions, which a higher room knows. What is not sent stays as it is. */
export function saveProfile(findDistrict: FindDistrict): Action<typeof profileProtocol.saveProfile> {
  return async (work, actor, input) => {
    const { memberId } = actor;
    const { memberNickName, language, districtCode, birthday, ...said } = input;
    const place =
      districtCode === undefined ? {} : districtCode === '' ? NOWHERE : findDistrict(districtCode);
    if (!place) throw profileErrors.noSuchDistrict({ name: 'districtCode' });
    if (memberNickName !== undefined || language !== undefined) {
      const name = memberNickName === undefined ? {} : { memberNickName: memberNickName || null };
      await work.tx
        .update(member)
        .set({ ...name, ...(language === undefined ? {} : { language: language || null }) })
        .where(eq(member.memberId, memberId));
    }
    const changed = { ...said, ...place, ...(birthday === undefined ? {} : { birthday: birthday || null }) };
    await work.tx
      .insert(memberProfile)
      .values({ memberId, ...changed })
      .onConflictDoUpdate({ target: memberProfile.memberId, set: { memberId, ...changed } });
    return tellProfile(work, actor);
  };
}
