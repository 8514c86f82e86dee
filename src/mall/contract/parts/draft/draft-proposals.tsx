// Under a clause of a returned draft: how the other side would word it, to be taken over with one press.
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractClause } from '../../contract-content.ts';
import type { ContractRemark } from '../../contract-detail.protocol.ts';
import { RemarkNote } from '../change/remark-note.tsx';
import { contractWords } from '../contract-words.ts';
import { draftWords } from './draft-words.ts';

export function Proposals(props: {
  clause: ContractClause;
  original: ContractClause | undefined;
  remarks: readonly ContractRemark[];
  onTake: (proposal: { zh: string; en: string }) => void;
}) {
  const { clause, original, remarks, onTake } = props;
  const say = useWords(draftWords);
  const sayAll = useWords(contractWords);
  return remarks
    .filter(({ clauseKey }) => clauseKey === clause.key)
    .map((remark) => {
      const { proposal } = remark;
      const isTaken =
        proposal !== null &&
        (!proposal.zh || proposal.zh === clause.text.zh) &&
        (!proposal.en || proposal.en === clause.text.en);
      return (
        <RemarkNote
          key={remark.remarkId}
          head={sayAll.said(sayAll[remark.side], showMoment(remark.time))}
          text={original?.text}
          proposal={proposal}
          comment={remark.comment}
          actions={
            proposal ? (
              <Button size="sm" disabled={isTaken} onClick={() => onTake(proposal)}>
                {isTaken ? say.takenOver : say.takeOver}
              </Button>
            ) : null
          }
        />
      );
    });
}
