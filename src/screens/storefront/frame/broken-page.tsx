// What stands in the frame when a page is missing or broken: what happened, and the ways out.
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { firstPageWords } from '#kit/words/first-words.ts';
import { useWords } from '#kit/words/use-words.ts';
import { SearchBox } from '#mall/search/parts/box/search-box.tsx';
import { leadsSomewhere } from '../../later-addresses.ts';

const brokenWords = firstPageWords({
  missingText: {
    zh: '商品可能已下架，或链接有误。可以搜索型号，或从下面继续。',
    en: 'The listing may have gone, or the link is wrong. Search a part number, or go on from here.',
  },
  missingInside: {
    zh: '没有这个页面，地址可能有误。请回到工作台，从菜单进入。',
    en: 'There is no such page: the address may be wrong. Go back to the desk and take the menu.',
  },
  toDesk: { zh: '回到工作台', en: 'To the desk' },
  brokenText: {
    zh: '不是您的问题，请稍后重试；如果一直打不开，请联系平台客服。',
    en: 'It is not your fault. Please try again; if it stays, please contact us.',
  },
  service: { zh: '联系客服', en: 'Contact us' },
});

/** Where people work, not buy. */
const CONSOLE = /^\/(lab|seller|admin)(?:\/|$)/i;
const SERVICE = '/service?vid=0';

/** For an error boundary: tells a missing page from a broken one. */
export function BrokenPage() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const here = useLocation();
  const say = useWords(brokenWords);
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  return (
    <div className="page-width py-10">
      <ErrorState
        title={say.broken}
        text={say.brokenText}
        busy={state === 'loading'}
        onRetry={() => void navigate(here.pathname + here.search, { replace: true })}
        action={
          <>
            <Button to="/index">{say.toHome}</Button>
            {leadsSomewhere(SERVICE) ? <Button to={SERVICE}>{say.service}</Button> : null}
          </>
        }
      />
    </div>
  );
}

/** The page for an address that names nothing. */
export function MissingPage() {
  const say = useWords(brokenWords);
  const inside = CONSOLE.exec(useLocation().pathname)?.[1]?.toLowerCase();
  if (inside) {
    return (
      <div className="page-width py-10">
        <EmptyState
          icon={<span className="num text-28 font-semibold text-hint">404</span>}
          title={<span className="text-16 font-semibold">{say.notFound}</span>}
          text={say.missingInside}
          action={
            <>
              <Button variant="primary" to={`/${inside}/index`}>
                {say.toDesk}
              </Button>
              <Button to="/index">{say.toHome}</Button>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className="page-width py-10">
      <EmptyState
        icon={<span className="num text-28 font-semibold text-hint">404</span>}
        title={<span className="text-16 font-semibold">{say.notFound}</span>}
        text={say.missingText}
        action={
          <>
            <div className="mb-2 flex w-full justify-center text-left">
              <SearchBox className="w-full max-w-xl" />
            </div>
            <Button variant="primary" to="/index">
              {say.toHome}
            </Button>
            <Button to="/goods/list">{say.allGoods}</Button>
            <Button to="/goods/category">{say.categories}</Button>
            {leadsSomewhere(SERVICE) ? <Button to={SERVICE}>{say.service}</Button> : null}
          </>
        }
      />
    </div>
  );
}
