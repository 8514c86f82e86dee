// Where a procurement system sends the browser of whoever shops.
import { useWords } from '#kit/words/use-words.ts';
import { EntranceCard } from '#mall/login/parts/entrance-card.tsx';
import { PunchoutArrival } from '#mall/punchout/parts/punchout-arrival.tsx';
import { punchoutWords } from '#mall/punchout/parts/punchout-words.ts';
import { titled } from '../seo.ts';

export const meta = titled(punchoutWords.arriveTitle);

export default function PunchoutStartPage() {
  const say = useWords(punchoutWords);
  return (
    <EntranceCard title={say.arriveTitle}>
      <PunchoutArrival />
    </EntranceCard>
  );
}
