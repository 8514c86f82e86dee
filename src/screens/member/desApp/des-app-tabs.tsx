// The lists of an enterprise about its designers, one beside the other: who wants to join, what they ask for, who they are.
import { useLocation } from 'react-router';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { leadsSomewhere } from '../../later-addresses.ts';

export function DesAppTabs() {
  const say = useWords(designerWords);
  const saySamples = useWords(sampleWords);
  const tabs: [to: string, text: string][] = [
    ['/member/desApp/list', say.tabJoin],
    ['/member/desApp/requests', say.purchaseRequests],
    ['/member/desApp/samples', saySamples.enterpriseTab],
    ['/member/desApp/designers', say.tabDesigners],
  ];
  return (
    <LinkTabs
      label={say.kinds}
      look="segment"
      current={useLocation().pathname}
      className="mb-3 max-w-full overflow-x-auto scrollbar-none"
      tabs={tabs.filter(([to]) => leadsSomewhere(to)).map(([to, text]) => ({ key: to, text, to }))}
    />
  );
}
