// The goods page's tab of replacements, with what can be done about them.
import ReplacementsOf from '#mall/replacement/parts/replacements-of.tsx';
import { replacementActions } from '../prototype/replacement/replacement-actions.tsx';

export default function ReplacementsTab({ partId }: { partId: number }) {
  return <ReplacementsOf partId={partId} actions={replacementActions} />;
}
