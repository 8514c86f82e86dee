// Makes the head of a bill of materials.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { BOMS_KEPT } from '../bom-limits.ts';
import type { BomState } from '../bom-status.ts';
import { bomErrors } from './bom.errors.ts';

interface NewBom {
  bomName: string;
  fileName: string;
  state: BomState;
  lineCount: number;
}

/** Begins with what the member has let his last bill take for said. @throws bomErrors.tooManyBoms */
export async function beginBom(
  work: Work,
  member: Pick<Member, 'memberId' | 'memberType' | 'enterpriseId' | 'sub'>,
  bom: NewBom,
): Promise<number> {
  const [kept] = await work.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM bom WHERE member_id = $1',
    [member.memberId],
  );
  if (required(kept).count >= BOMS_KEPT) throw bomErrors.tooManyBoms();
  const [row] = await work.query<{ bomId: number }>(
    `INSERT INTO bom (member_id, enterprise_id, bom_name, file_name, state, line_count, created_at, updated_at,
                      assumed_tolerance, assumed_dielectric, assumed_small_dielectric, assumed_volts)
     SELECT $1, $2, $3, $4, $5, $6, $7, $7, last.assumed_tolerance, last.assumed_dielectric,
            last.assumed_small_dielectric, last.assumed_volts
     FROM (SELECT) AS one LEFT JOIN (
       SELECT assumed_tolerance, assumed_dielectric, assumed_small_dielectric, assumed_volts FROM bom
       WHERE member_id = $1 ORDER BY updated_at DESC, bom_id DESC LIMIT 1
     ) last ON true
     RETURNING bom_id AS "bomId"`,
    [member.memberId, buysFor(member), bom.bomName, bom.fileName, bom.state, bom.lineCount, work.now],
  );
  return required(row).bomId;
}

const DAY = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What a bill is called until somebody names it. */
export const usualName = (work: Work): string =>
  `${work.language === 'en' ? 'Quick order' : '快速下单'} ${DAY.format(work.now)}`;
