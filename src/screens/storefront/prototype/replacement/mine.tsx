// What a member has suggested, and what has become of it.
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ownPairList } from '#mall/replacement/pair-list.ts';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { ReplacementTabs } from './replacement-tabs.tsx';

export const ownPairs = dressed(ownPairList, {
  above: () => (
    <Card flush className="mb-3">
      <ReplacementTabs current="mine" />
    </Card>
  ),
  none: () => <Suggest />,
});

function Suggest() {
  const say = useWords(replacementWords);
  return (
    <Button variant="primary" to="/prototype/replacement/search?tab=suggest">
      {say.tabSuggest}
    </Button>
  );
}
