// A store's turn: everything that waits for it in approvals, quotations and contracts.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { gatherTurns } from '#mall/approval/parts/gather-turns.ts';
import { readTurnKind, TurnList } from '#mall/approval/parts/turn-list.tsx';
import { contractProtocol } from '#mall/contract/contract.protocol.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { sellerWords } from './seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const gathered = await gatherTurns({
    approval: () => call(approvalProtocol.sellerTurns, {}),
    quotation: () => call(quotationProtocol.sellerTurns, {}),
    contract: () => call(contractProtocol.sellerTurns, {}),
  });
  return { kind: readTurnKind(new URL(request.url).searchParams), gathered, now: Date.now() };
}

export default function SellerTurns() {
  const { kind, gathered, now } = useLoaderData<typeof clientLoader>();
  const say = useWords(approvalWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <div className="flex min-w-0 flex-col">
      <ConsoleHead title={say.turns} tab={`${say.turns} · ${consoleName}`} />
      <p className="-mt-2 mb-3 text-13 text-secondary">{say.turnsText}</p>
      <TurnList kind={kind} gathered={gathered} now={now} />
    </div>
  );
}

export const HydrateFallback = waitingPage(8);
