// The enterprise's certifications, and how another one is applied for.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ownCaseList } from '#mall/authen/authen-lists.ts';
import { authenWords } from '#mall/authen/parts/authen-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';

export const certifications = dressed(ownCaseList, { head: () => <Begin />, none: Begin });

function Begin() {
  const say = useWords(authenWords);
  const may = useMay();
  return may('service.submit') ? (
    <Button variant="primary" to="/authen">
      {say.apply}
    </Button>
  ) : null;
}
