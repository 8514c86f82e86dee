// Who wants to be a designer of the enterprise, and the way to each.
import { redirect } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { joiningList } from '#mall/designer/application-lists.ts';
import type { ApplicationLine } from '#mall/designer/designer.protocol.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { DesAppTabs } from './des-app-tabs.tsx';

const FORMER_TABS = new Map([
  ['requests', '/member/desApp/requests'],
  ['samples', '/member/desApp/samples'],
  ['designers', '/member/desApp/designers'],
]);

export const joining = dressed(joiningList, {
  /** Addresses of the page that showed all of an enterprise's lists lead on. */
  async load({ url }) {
    const to = FORMER_TABS.get(new URL(url).searchParams.get('tab') ?? '');
    if (to) throw redirect(to);
  },
  above: DesAppTabs,
  rowActions: Decide,
  actionsWidth: 100,
});

function Decide({ row }: { row: ApplicationLine }) {
  const say = useWords(designerWords);
  const waits = row.state === 'PENDING_ENTERPRISE';
  return (
    <Button size="sm" variant={waits ? 'primary' : 'outline'} to={joiningList.open?.(row) ?? ''}>
      {waits ? say.decide : say.look}
    </Button>
  );
}
