// What the platform does about a contract in its list: it opens it on the spot with its parties, its text, its scans and what happened; it confirms a paper one, or ends a mediation.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { contractProtocol } from '../../contract.protocol.ts';
import type { ContractCard, ContractDetail } from '../../contract-detail.protocol.ts';
import { OrderChains } from '../perform/contract-orders.tsx';
import { ContractText } from '../text/contract-text.tsx';
import { HashText } from '../text/hash-text.tsx';
import { platformContractWords } from './platform-contract-words.ts';

export function PlatformContractActs({ row: contract }: { row: ContractCard }) {
  const say = useWords(platformContractWords);
  const language = useLanguage();
  const [opened, setOpened] = useState<{ full: ContractDetail; toConfirm: boolean }>();
  const [isMediating, setMediating] = useState(false);
  const { busy, run } = useAct();
  const { revalidate } = useRevalidator();
  const { contractSn } = contract;
  const mayConfirm = contract.allowedActions.includes('confirm');
  const mayMediate = contract.allowedActions.includes('mediate');

  const open = (toConfirm: boolean) =>
    run(async () => setOpened({ full: await call(contractProtocol.adminDetail, { contractSn }), toConfirm }));

  return (
    <>
      <span className="flex flex-wrap justify-end gap-2">
        <Button size="sm" busy={busy} onClick={() => void open(false)}>
          {say.look}
        </Button>
        {mayConfirm ? (
          <Button size="sm" variant="primary" busy={busy} onClick={() => void open(true)}>
            {say.confirm}
          </Button>
        ) : null}
        {mayMediate ? (
          <Button size="sm" variant="primary" onClick={() => setMediating(true)}>
            {say.mediate}
          </Button>
        ) : null}
      </span>
      {isMediating ? (
        <ReasonDialog
          title={say.mediate}
          text={say.mediateText}
          hint={say.mediateHint}
          confirmLabel={say.mediate}
          onClose={() => setMediating(false)}
          onConfirm={async (reason) => {
            await call(contractProtocol.adminMediate, { contractSn, version: contract.version, reason });
            setMediating(false);
            toast.show({ text: say.done });
            void revalidate();
          }}
        />
      ) : null}
      {opened && !opened.toConfirm ? (
        <Dialog
          open
          size="lg"
          onOpenChange={(isOpen) => isOpen || setOpened(undefined)}
          title={`${contractSn} ${contract.title}`}
        >
          <Facts contract={opened.full} />
          <details className="mt-4 rounded-control border border-line px-3 py-2">
            <summary className="cursor-pointer text-13 font-semibold">{say.text}</summary>
            <div className="mt-3">
              <ContractText content={opened.full.content} language={language} />
            </div>
          </details>
          <OrderChains contract={opened.full} />
          <p className="mt-4 mb-2 text-13 font-semibold">{say.operations}</p>
          <StepList steps={opened.full.steps} />
        </Dialog>
      ) : null}
      {opened?.toConfirm ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => isOpen || setOpened(undefined)}
          title={say.confirm}
          text={say.confirmText}
          confirmLabel={say.confirm}
          onConfirm={async () => {
            await call(contractProtocol.adminConfirm, {
              contractSn,
              contentHash: opened.full.contentHash,
            });
            toast.show({ text: say.done });
            void revalidate();
          }}
        >
          <Facts contract={opened.full} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}

function Facts({ contract }: { contract: ContractDetail }) {
  const say = useWords(platformContractWords);
  return (
    <>
      <Descriptions
        columns={1}
        items={[
          { label: say.purchaser, value: contract.purchaserName },
          { label: say.supplier, value: contract.supplierName },
          { label: say.amount, value: contract.amount === null ? '' : showAmount(contract.amount) },
          ...(contract.endsOn
            ? [{ label: say.term, value: `${contract.startsOn} – ${contract.endsOn}` }]
            : []),
          ...(contract.files.length > 0
            ? [
                {
                  label: say.scans,
                  value: <FileLinks files={contract.files} />,
                },
              ]
            : []),
        ]}
      />
      <HashText hash={contract.contentHash} />
    </>
  );
}
