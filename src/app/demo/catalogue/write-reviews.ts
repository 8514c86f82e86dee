// The demo's members have reviewed some of its listings.
import { demoReviewers } from '#demo/people.ts';
import { demoReviews } from '#demo/reviews.ts';
import type { Work } from '#kit/db/work.ts';
import { createMember } from '#mall/member/server/member.ts';

/** Some reviews for about every twentieth listing, written by members who only exist for that. */
export async function writeReviews(work: Work): Promise<number> {
  const reviewers: number[] = [];
  for (const memberName of demoReviewers) reviewers.push(await createMember(work, { memberName }));
  const written = await work.query<{ one: number }>(
    `WITH review AS (
       SELECT row_number() OVER () - 1 AS at, one.stars, one.text
       FROM jsonb_to_recordset($1::jsonb) AS one (stars smallint, text text)
     ), wanted AS (
       SELECT goods_id, nth, (goods_id * 31 + nth * 17) % $2::bigint AS at, (goods_id * 13 + nth * 7) % $3::bigint AS who
       FROM goods, generate_series(1, 1 + (goods_id * 7 % 4)::int) AS nth WHERE goods_id % 20 = 3
     ), written AS (
       INSERT INTO evaluation (goods_id, member_id, stars, text, is_anonymous, created_at)
       SELECT goods_id, ($4::bigint[])[who + 1], stars, text, (goods_id + nth) % 5 = 0,
              $5::timestamptz - make_interval(hours => (5 + (goods_id * 97 + nth * 389) % 1400)::int)
       FROM wanted JOIN review USING (at)
       RETURNING goods_id, stars
     ), counted AS (
       UPDATE goods SET evaluation_count = sums.count, evaluation_stars = sums.stars
       FROM (SELECT goods_id, count(*) AS count, sum(stars) AS stars FROM written GROUP BY goods_id) sums
       WHERE sums.goods_id = goods.goods_id
     )
     SELECT 1 AS one FROM written`,
    [
      JSON.stringify(demoReviews.map(({ stars, zh, en }, at) => ({ stars, text: at % 5 === 4 ? en : zh }))),
      demoReviews.length,
      reviewers.length,
      reviewers,
      work.now,
    ],
  );
  return written.length;
}
