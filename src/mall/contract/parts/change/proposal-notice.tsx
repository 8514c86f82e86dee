// What one side has proposed and the other has to answer: an amendment with its differences, a termination, a cancellation.
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractContent } from '../../contract-content.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { GROUND_KEYS, grounds } from '../../contract-terms.ts';
import { contractWords } from '../contract-words.ts';
import { ContractText } from '../text/contract-text.tsx';
import { HashText } from '../text/hash-text.tsx';

/** Nothing where nothing is proposed. @param change the text as it would be, while an amendment is pending */
export function ProposalNotice({
  contract,
  change,
}: {
  contract: ContractDetail;
  change: ContractContent | null;
}) {
  const say = useWords(contractWords);
  const language = useLanguage();
  const { proposal } = contract;
  if (!proposal || proposal.what === 'confirm') return null;
  const who = say[proposal.by];
  const titles = {
    change: say.changeAsked(who),
    termination: say.terminationAsked(who),
    unilateral: say.aloneAsked(who),
    cancel: say.cancelAsked(who),
    complete: say.completeAsked(who),
  };
  const ground = GROUND_KEYS.find((key) => key === proposal.ground);
  const rows: [string, string][] = [
    ...(ground ? ([[say.ground, grounds[ground][language]]] as [string, string][]) : []),
    ...(proposal.reason ? ([[say.reason, proposal.reason]] as [string, string][]) : []),
    ...(proposal.settlement ? ([[say.settlement, proposal.settlement]] as [string, string][]) : []),
  ];
  return (
    <Card
      className="border-waiting"
      title={titles[proposal.what]}
      actions={<span className="num text-12 text-hint">{showMoment(proposal.time)}</span>}
    >
      <dl className="space-y-2 text-13">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="text-hint">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-wrap">{text}</dd>
          </div>
        ))}
      </dl>
      {change ? (
        <div className="mt-3 border-t border-line pt-3">
          <p className="mb-3 text-13 font-semibold">{say.changePending}</p>
          <ContractText content={change} before={contract.content} language={language} onlyDifferences />
          <div className="mt-2">
            <HashText
              hash={
                contract.versions.find(({ versionNo }) => versionNo === contract.changeNo)?.contentHash ?? ''
              }
              label={say.hash}
            />
          </div>
        </div>
      ) : null}
    </Card>
  );
}
