// What stands beside each other in an enterprise's inbox of its designers.
import { Card } from '#kit/ui/card.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

const LIST = '/member/desApp/list';

export function DesAppTabs({ current }: { current: 'join' | 'requests' | 'samples' | 'designers' }) {
  const say = useWords(designerWords);
  const { enterpriseTab } = useWords(sampleWords);
  return (
    <Card flush className="mb-3">
      <LinkTabs
        label={say.kinds}
        current={current}
        className="px-1"
        tabs={[
          { key: 'join', text: say.tabJoin, to: LIST },
          { key: 'requests', text: say.tabRequests, to: `${LIST}?tab=requests` },
          { key: 'samples', text: enterpriseTab, to: '/member/desApp/samples' },
          { key: 'designers', text: say.tabDesigners, to: `${LIST}?tab=designers` },
        ]}
      />
    </Card>
  );
}
