// What a price list has changed, and which rows were not taken.
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { OfferOutcome } from '../offer-sheet.protocol.ts';
import { RowTable } from './offer-rows.tsx';
import { offerSheetWords } from './offer-sheet-words.ts';

export function OfferOutcomeCard({ outcome, onAgain }: { outcome: OfferOutcome; onAgain: () => void }) {
  const say = useWords(offerSheetWords);
  const { counts, refused } = outcome;

  async function saveRefused() {
    const { saveSheet } = await import('#kit/browser/save-sheet.ts');
    const rows = [
      [say.row, say.part, say.reason],
      ...refused.map(({ rowNo, partNo, brandName, says }) => [
        rowNo,
        [partNo, brandName].filter(Boolean).join(' / '),
        says ?? '',
      ]),
    ];
    saveSheet([{ name: say.refusedName, rows }], `${say.refusedName}.xlsx`);
  }

  return (
    <Card title={say.done(counts.new, counts.changed)}>
      {counts.new + counts.changed > 0 ? <p className="text-13 text-secondary">{say.doneText}</p> : null}
      {refused.length > 0 ? (
        <>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <p className="text-13 text-refused">{say.refusedText(counts.wrong)}</p>
            <Button size="sm" onClick={() => void saveRefused()}>
              {say.saveRefused}
            </Button>
          </div>
          <RowTable rows={refused.slice(0, 100)} what={say.reason} />
        </>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" to="/seller/goods/list">
          {say.toListings}
        </Button>
        <Button onClick={onAgain}>{say.again}</Button>
      </div>
    </Card>
  );
}
