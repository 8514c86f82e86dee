// A member's personal data, for himself.
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import type { Member } from '../actor.ts';
import type { Profile } from '../profile.protocol.ts';

interface ProfileRow {
  nameChangedAt: Date | null;
  registeredAt: Date;
}

const TELL = `
  SELECT m.member_id AS "memberId", m.member_name AS "memberName", coalesce(m.member_nick_name, '') AS "memberNickName",
    m.avatar, coalesce(m.language, '') AS language, m.created_at AS "registeredAt",
    coalesce(p.real_name, '') AS "realName", coalesce(p.gender, '') AS gender,
    coalesce(to_char(p.birthday, 'YYYY-MM-DD'), '') AS birthday, coalesce(p.province_code, '') AS "provinceCode",
    coalesce(p.city_code, '') AS "cityCode", coalesce(p.district_code, '') AS "districtCode",
    coalesce(p.region_name, '') AS "regionName", coalesce(p.company_name, '') AS "companyName",
    coalesce(p.position, '') AS position, coalesce(p.industry, '') AS industry, p.name_changed_at AS "nameChangedAt"
  FROM member m LEFT JOIN member_profile p USING (member_id)
  WHERE m.member_id = $1`;

export async function tellProfile(work: Work, { memberId, sub }: Member): Promise<Profile> {
  const [row] = await work.query<ProfileRow & Profile>(TELL, [memberId], 'profile-tell');
  if (!row) throw httpErrors.notLoggedIn();
  const { nameChangedAt, registeredAt, ...said } = row;
  return { ...said, mayChangeName: nameChangedAt === null && !sub, registerTime: registeredAt.toISOString() };
}
