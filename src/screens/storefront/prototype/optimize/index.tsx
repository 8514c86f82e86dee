// Where a selection begins: from a product or a category to what is asked of its parts.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseProtocol, type SelectionReply } from '#mall/optimise/optimise.protocol.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
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
          await call(optimiseProtocol.history, { pageSize: 1 }).then(() => undefined);
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
export function ErrorBoundary() {
  const say = useWords(optimiseWords);
  return (
    <div className="page-width py-4">
      <LoadError action={<Button to="/prototype/optimize/index">{say.chooseCategory}</Button>} />
    </div>
  );
}

export const HydrateFallback = () => (
  <div className="page-width py-4">
    <Card>
      <SkeletonText lines={12} />
    </Card>
  </div>
);
