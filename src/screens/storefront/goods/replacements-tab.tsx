// The goods page's tab of replacements, with what can be done about them.
import type { Than } from '#mall/replacement/parts/replacement-row.tsx';
import ReplacementsOf from '#mall/replacement/parts/replacements-of.tsx';
import { replacementActions } from '../prototype/replacement/replacement-actions.tsx';

export default function ReplacementsTab({ partId, than }: { partId: number; than?: Than | undefined }) {
  return <ReplacementsOf partId={partId} than={than} actions={replacementActions} />;
}
