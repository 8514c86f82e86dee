// Where a selection begins: from a product or a category to what is asked of its parts.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseProtocol, type SelectionReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { runList } from '#mall/optimise/run-list.ts';
import { titled } from '../../seo.ts';
import { CategoryChoice } from './category-choice.tsx';
import { asDesigner, NotForYou, OptimisePage } from './for-designers.tsx';
import { SelectionForm } from './selection-form.tsx';

export const meta = titled(optimiseWords.optimise);

type Start = ReplyOf<typeof optimiseProtocol.start>;

/** A run's inputs come first, then a product, then a category. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const idOf = (name: string) =>
    /^[1-9]\d{0,14}$/.test(asked.get(name) ?? '') ? asked.get(name)! : undefined;
  const [runId, productId, categoryId] = [idOf('runId'), idOf('productId'), idOf('categoryId')];
  const key = `${runId} ${productId} ${categoryId}`;
  const answer = await asDesigner(async () => {
    const earlier = runId ? (await call(optimiseProtocol.detail, { runId })).selection : undefined;
    const start = earlier
      ? await call(optimiseProtocol.start, startOf(earlier))
      : productId || categoryId
        ? await call(optimiseProtocol.start, { productId, categoryId })
        : // Asked for nothing but whether this is a designer.
          await call(runList.list, { pageSize: 1 }).then(() => undefined);
    return { start, earlier };
  });
  return {
    ...answer,
    key,
    productId: answer.loaded?.earlier?.productId ?? (productId ? Number(productId) : undefined),
  };
}

const startOf = ({ productId, categoryId }: SelectionReply) =>
  productId === null ? { categoryId } : { productId, categoryId };

export default function OptimiseIndex() {
  const say = useWords(optimiseWords);
  const { loaded, refused, key, productId } = useLoaderData<typeof clientLoader>();
  if (refused !== undefined) return <NotForYou sentence={refused} />;
  const start: Start | undefined = loaded.start;
  return (
    <OptimisePage
      actions={
        <>
          {start ? <Button to="/prototype/optimize/index">{say.otherCategory}</Button> : null}
          <Button to="/prototype/optimize/history">{say.history}</Button>
        </>
      }
    >
      {start ? (
        <SelectionForm key={key} start={start} earlier={loaded.earlier} productId={productId} />
      ) : (
        <CategoryChoice />
      )}
    </OptimisePage>
  );
}

/** A product or category that is not there leads back to choosing. */
export const ErrorBoundary = inPage(loadFailed(['/prototype/optimize/index', optimiseWords.chooseCategory]));

export const HydrateFallback = inPage(waitingPage(12));
