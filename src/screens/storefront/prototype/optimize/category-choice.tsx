// Chooses a category of the last level, level by level.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import type { Category } from '#mall/part/part.protocol.ts';
import { useCategories } from '#mall/part/parts/load-categories.ts';

export function CategoryChoice() {
  const say = useWords(optimiseWords);
  const navigate = useNavigate();
  const { tree, failed, again } = useCategories();
  const [chosen, setChosen] = useState<number[]>([]);
  const [isTried, setTried] = useState(false);
  if (failed) return <ErrorState onRetry={again} />;
  if (!tree) {
    return (
      <Card>
        <SkeletonText lines={3} />
      </Card>
    );
  }
  const levels: (readonly Category[])[] = [tree];
  for (const categoryId of chosen) {
    const children = levels.at(-1)!.find((one) => one.categoryId === categoryId)?.children ?? [];
    if (children.length > 0) levels.push(children);
  }
  const leaf = chosen.length > 0 && chosen.length === levels.length ? chosen.at(-1) : undefined;
  const shown = Math.max(3, levels.length);
  return (
    <Card title={say.chooseCategory}>
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (leaf !== undefined) void navigate(`/prototype/optimize/index?categoryId=${leaf}`);
        }}
      >
        <div className="grid gap-4 md:grid-cols-3">
          {Array.from({ length: shown }, (_, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
            <Field key={level} label={say.level(level + 1)} required>
              <NativeSelect
                name={`level${level + 1}`}
                disabled={!levels[level]}
                placeholder={say.pleaseChoose}
                value={chosen[level] === undefined ? '' : String(chosen[level])}
                onChange={(event) => {
                  const { value } = event.target;
                  setChosen([...chosen.slice(0, level), ...(value === '' ? [] : [Number(value)])]);
                }}
                options={(levels[level] ?? []).map(({ categoryId, categoryName }) => ({
                  value: String(categoryId),
                  text: categoryName,
                }))}
              />
            </Field>
          ))}
        </div>
        {isTried && leaf === undefined ? (
          <p role="alert" className="text-12 text-refused">
            {say.categoryMissing}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary">
            {say.next}
          </Button>
          <span className="text-12 text-hint">{say.chooseCategoryText}</span>
        </div>
      </form>
    </Card>
  );
}
