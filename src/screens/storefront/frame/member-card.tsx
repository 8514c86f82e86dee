// The card at the right of the home page: a greeting by kind of member, and the ways that kind uses most.
import { Link } from 'react-router';
import { NeedsScript } from '#kit/page/needs-script.tsx';
import { Button } from '#kit/ui/button.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { leadsSomewhere } from '../../later-addresses.ts';
import { homeWords } from '../home/home-words.ts';
import type { MallTotals } from './home-banners.tsx';

/** The same height for everybody: the page does not move when the browser knows who it is. */
export function MemberCard({ totals }: { totals: MallTotals }) {
  const say = useWords(homeWords);
  const { status, member } = useSession();
  const shortcuts: [string, string][] = [
    ['/member/order/list', say.myOrders],
    ['/cart/index', say.cart],
    ['/quickOrder', say.quickOrder],
    ['/inquiry/index', say.inquiry],
    member?.memberType === 3
      ? ['/member/subAccount', say.subAccounts]
      : member?.memberType === 2
        ? ['/prototype/sample/apply', say.sampleApply]
        : ['/member/authen', say.certify],
    ['/coupon', say.coupons],
  ];
  const ways = shortcuts.filter(([to]) => leadsSomewhere(to));
  const figures: [number, string][] = [
    [totals.parts, say.totalParts],
    [totals.goods, say.totalGoods],
    [totals.brands, say.totalBrands],
    [totals.stores, say.totalStores],
  ];
  return (
    <section className="flex h-full min-h-44 flex-col rounded-card border border-line bg-surface p-4">
      <div className="min-h-32">
        {member ? (
          <>
            <div className="flex items-center gap-3">
              <Link to="/member/information" aria-label={say.myData} className="shrink-0 rounded-full">
                <Avatar name={member.memberNickName || member.memberName} avatar={member.avatar} size={48} />
              </Link>
              <div className="min-w-0">
                <Link to="/member/index" className="block truncate text-14 font-semibold hover:text-brand">
                  {say.hello(member.memberNickName || member.memberName)}
                </Link>
                <Tag tone={member.memberType === 1 ? 'neutral' : 'moving'} className="mt-1">
                  {member.memberType === 3
                    ? say.certifiedEnterprise
                    : member.memberType === 2
                      ? say.certifiedDesigner
                      : say.type1}
                </Tag>
              </div>
            </div>
            {member.balanceAvailable === null ? null : (
              <>
                <div className="mt-3 text-12 text-hint">{say.balance}</div>
                <PriceText amount={member.balanceAvailable} size="xl" />
              </>
            )}
          </>
        ) : (
          <>
            <NeedsScript className="text-12 text-secondary" />
            <div className={status === 'unknown' ? 'invisible' : undefined}>
              <p className="text-14 font-semibold">{say.guestTitle}</p>
              <p className="mt-1 min-h-9 text-12 text-hint">{say.guestText}</p>
              <div className="mt-3 grid grid-cols-2 gap-2">
                <Button variant="primary" to="/login?redirectUrl=%2Findex">
                  {say.login}
                </Button>
                <Button to="/register">{say.register}</Button>
              </div>
            </div>
          </>
        )}
      </div>
      {totals.goods > 0 ? (
        <dl
          aria-label={say.totals}
          className="mt-4 grid flex-1 grid-cols-2 content-center gap-y-5 border-t border-line py-4 text-center max-md:grid-cols-4 max-md:py-3"
        >
          {figures.map(([count, text]) => (
            <div key={text} className="flex flex-col-reverse">
              <dt className="text-12 text-hint">{text}</dt>
              <dd className="num text-20 font-semibold max-md:text-16">{showPieces(count)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <ul className="mt-auto grid grid-cols-3 gap-px overflow-hidden rounded-control border border-line bg-line">
        {ways.map(([to, text]) => (
          <li key={to} className="bg-surface">
            <Link
              to={to}
              className="flex h-11 items-center justify-center px-1 text-center text-12 leading-tight text-secondary hover:bg-brand-wash hover:text-brand focus-visible:-outline-offset-2"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
