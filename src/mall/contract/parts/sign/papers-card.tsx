// The papers of a contract to take away, in Chinese, English or both; and the code by which anybody verifies them.

import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { FileReply } from '#mall/file/file.protocol.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { PAPER_LANGUAGES, type PaperLanguage } from '../../contract-terms.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';

export function PapersCard({ contract }: { contract: ContractDetail }) {
  const say = useWords(contractWords);
  const { doing: busy, error, run } = useAct<PaperLanguage>({ says: 'here' });
  const { contractSn, side, versionNo, verifyCode, files, annexFiles, isDraft } = contract;

  const take = (language: PaperLanguage) =>
    run(
      async () => {
        const { file } = await call(contractDoor[side].paper, {
          contractSn,
          language,
          ...(versionNo > 0 && !isDraft ? { versionNo } : {}),
        });
        save(file);
      },
      { key: language },
    );

  return (
    <Card title={say.papers}>
      {contract.kind === 'OFFLINE' ? null : (
        <div className="flex flex-wrap gap-2">
          {PAPER_LANGUAGES.map((language) => (
            <Button
              key={language}
              size="sm"
              busy={busy === language}
              icon={<Download size={14} aria-hidden="true" />}
              onClick={() => void take(language)}
            >
              {say.paperOf(say[language])}
            </Button>
          ))}
        </div>
      )}
      <FormError className="mt-2">{error}</FormError>
      {contract.inForceNo === 0 && contract.kind !== 'OFFLINE' ? (
        <p className="mt-2 text-12 text-hint">{say.paperPreview}</p>
      ) : null}
      {verifyCode ? (
        <p className="num mt-2 flex flex-wrap items-center gap-x-2 text-13">
          <span className="text-hint">{say.verifyCode}</span>
          <span className="font-semibold">{verifyCode}</span>
          <CopyButton text={verifyCode} />
          <Link
            to={`/contract/verify?code=${encodeURIComponent(verifyCode)}`}
            className="text-brand hover:underline"
          >
            {say.verifyHere}
          </Link>
        </p>
      ) : null}
      <Files title={say.scans} files={files} />
      <Files
        title={say.annexFiles}
        files={annexFiles.filter(({ fileId }) => !files.some((scan) => scan.fileId === fileId))}
      />
    </Card>
  );
}

function Files({ title, files }: { title: string; files: readonly FileReply[] }) {
  if (files.length === 0) return null;
  return (
    <div className="mt-3 text-13">
      <p className="text-hint">{title}</p>
      <FileLinks files={files} />
    </div>
  );
}

/** Saves a file under its name. */
function save({ url, fileName }: FileReply): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
