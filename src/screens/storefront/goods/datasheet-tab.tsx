// The maker's datasheet where there is one, and the mall's own parameter sheet beside it.
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { GoodsDetail } from '#mall/goods/goods.protocol.ts';
import { goodsWords } from '#mall/goods/parts/goods-words.ts';
import { parameterSheetProtocol } from '#mall/part/parameter-sheet.protocol.ts';

export function DatasheetTab({ goods, inquire }: { goods: GoodsDetail; inquire: string }) {
  const say = useWords(goodsWords);
  const sheet = (
    <a
      href={`/${parameterSheetProtocol.parameterSheet.path}?partId=${goods.partId}`}
      target="_blank"
      rel="nofollow noreferrer"
      className="self-center text-13 text-brand hover:underline"
    >
      {say.parameterSheet}
    </a>
  );
  if (!goods.datasheet)
    return (
      <EmptyState
        compact
        title={say.noDatasheet}
        text={say.noDatasheetText}
        action={
          <>
            <Button size="sm" to={inquire}>
              {say.inquiry}
            </Button>
            {sheet}
          </>
        }
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button variant="primary" href={goods.datasheet} target="_blank" rel="noopener noreferrer nofollow">
        {say.openDatasheet}
      </Button>
      <span className="text-13 text-hint">{say.datasheetNote}</span>
      {sheet}
    </div>
  );
}
