// The public page on which anybody learns whether a PDF, or what a code belongs to, is the contract that was signed, and how the chain of evidence stands.
import { CircleCheck, CircleHelp, CircleX, FileSearch, TriangleAlert } from 'lucide-react';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { type Tone, tones } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EvidenceChain } from '#mall/order/parts/evidence-chain.tsx';
import { contractProtocol } from '../../contract.protocol.ts';
import { HashText } from '../text/hash-text.tsx';
import { SignatureIs } from './sign-dialog.tsx';
import { verifyWords } from './verify-words.ts';

type Found = ReplyOf<typeof contractProtocol.verify>;

const MOST = 4 * 1024 * 1024;

/** @param code from the address: what a printed page leads to @param sn an order's number beside it, or '' */
export function VerifyPage({ code: given, sn }: { code: string; sn: string }) {
  const say = useWords(verifyWords);
  const [code, setCode] = useState(given);
  const [orderSn, setOrderSn] = useState(sn);
  const [fileName, setFileName] = useState<string>();
  const [found, setFound] = useState<Found>();
  const [busy, setBusy] = useState<'file' | 'code'>();
  const [error, setError] = useState<string>();
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [isOver, setOver] = useState(false);
  const latest = useRef(0);

  async function verify(what: 'file' | 'code', input: { file?: File; code?: string; orderSn?: string }) {
    const ticket = ++latest.current;
    setBusy(what);
    setError(undefined);
    setFound(undefined);
    try {
      const answer = await call(contractProtocol.verify, input);
      if (ticket === latest.current) setFound(answer);
    } catch (reason) {
      if (ticket === latest.current) setError(reason instanceof CallError ? reason.message : say.failed);
    } finally {
      if (ticket === latest.current) setBusy(undefined);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked about once
  useEffect(() => {
    if (given) void verify('code', { code: given, orderSn: sn });
  }, [given, sn]);

  function take(file: File | undefined) {
    if (!file) return;
    if (!/\.pdf$/i.test(file.name)) return setError(say.onlyPdf);
    if (file.size > MOST) return setError(say.tooLarge);
    setFileName(file.name);
    void verify('file', { file });
  }

  function byCode(event: FormEvent) {
    event.preventDefault();
    setCodeMissing(code.trim() === '');
    if (code.trim() === '') return;
    setFileName(undefined);
    void verify('code', { code: code.trim(), orderSn: orderSn.trim() });
  }

  return (
    <div className="page-width py-4">
      <div className="mb-4">
        <h1 className="text-20 font-semibold">{say.verifyContract}</h1>
        <p className="mt-1 max-w-3xl text-13 text-secondary">{say.description}</p>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={say.byFile}>
          <label
            onDragOver={(event: DragEvent) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              setOver(false);
              take(event.dataTransfer.files[0]);
            }}
            className={cx(
              'flex min-h-40 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed p-4 text-center text-13',
              'hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              isOver ? 'border-brand bg-brand-wash' : 'border-muted bg-page',
            )}
          >
            {busy === 'file' ? (
              <Spinner size={24} />
            ) : (
              <FileSearch size={32} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
            )}
            <span className="font-semibold">{busy === 'file' ? say.checking : say.drop}</span>
            <span className="text-12 text-hint">{fileName ?? say.dropHint}</span>
            <input
              type="file"
              name="file"
              accept=".pdf,application/pdf"
              className="sr-only"
              onChange={(event) => {
                take(event.target.files?.[0]);
                // The same file can be chosen again.
                event.target.value = '';
              }}
            />
          </label>
        </Card>
        <Card title={say.byCode}>
          <form onSubmit={byCode} noValidate className="space-y-3">
            <Field
              label={say.verifyCode}
              hint={say.codeHint}
              error={isCodeMissing ? say.codeMissing : undefined}
            >
              <Input
                name="code"
                maxLength={40}
                autoComplete="off"
                value={code}
                onChange={(event) => {
                  setCode(event.target.value);
                  setCodeMissing(false);
                }}
              />
            </Field>
            <Field label={say.orderSn} hint={say.orderSnHint}>
              <Input
                name="orderSn"
                maxLength={40}
                autoComplete="off"
                value={orderSn}
                onChange={(event) => setOrderSn(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="primary" busy={busy === 'code'}>
              {say.verify}
            </Button>
          </form>
        </Card>
      </div>
      <FormError className="mt-4">{error}</FormError>
      <div aria-live="polite" className="mt-4">
        {found ? <Answer found={found} fileName={fileName} /> : null}
      </div>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        <Card title={say.changedTitle}>
          <p className="text-13 text-secondary">{say.changedText}</p>
          <dl className="mt-3 space-y-1 text-12">
            {EXAMPLE.map(({ key, hash }) => (
              <div key={key} className="flex flex-wrap gap-x-3">
                <dt className="w-28 text-hint">{say[key]}</dt>
                <dd className="min-w-0">
                  <code className={cx('font-mono wrap-anywhere', key === 'oneByte' && 'text-refused')}>
                    {hash}
                  </code>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <SignatureIs />
      </div>
    </div>
  );
}

/** SHA-256 of "¥1,000.00" and of "¥9,000.00". */
const EXAMPLE = [
  { key: 'original', hash: '71c55e7535182cd7eb1862ec5a7304d6206c6512f125f2f0b475d2b6995f5c69' },
  { key: 'oneByte', hash: 'a26d138e0f21680dc7a4534ea648d4a4664aa7460ea6a4a1d2ddd388c926adc0' },
] as const;

const LOOKS: Record<Found['result'], { tone: Tone; icon: typeof CircleCheck }> = {
  signed: { tone: 'done', icon: CircleCheck },
  superseded: { tone: 'waiting', icon: TriangleAlert },
  terminated: { tone: 'waiting', icon: TriangleAlert },
  unsigned: { tone: 'waiting', icon: CircleHelp },
  linked: { tone: 'done', icon: CircleCheck },
  broken: { tone: 'refused', icon: CircleX },
  unknown: { tone: 'refused', icon: CircleX },
};

function Answer({ found, fileName }: { found: Found; fileName: string | undefined }) {
  const say = useWords(verifyWords);
  const { tone, icon: Icon } = LOOKS[found.result];
  const { contract } = found;
  return (
    <section className={cx('rounded-card border-2 bg-surface', tones[tone].line)}>
      <div className={cx('flex items-start gap-3 px-4 py-4', tones[tone].tag)}>
        <Icon size={32} aria-hidden="true" className="shrink-0" />
        <div className="min-w-0">
          <h2 className="text-20 font-semibold">
            {found.pdfHash === null && found.result === 'signed'
              ? say.codeFound
              : say[`result_${found.result}`]}
          </h2>
          <p className="mt-1 text-13">{found.statement}</p>
          {found.pdfHash === null && contract && found.result !== 'unknown' ? (
            <p className="mt-1 text-13">{say.codeOnly}</p>
          ) : null}
        </div>
      </div>
      <div className="space-y-4 p-4">
        {found.pdfHash ? (
          <Descriptions
            columns={1}
            items={[
              { label: say.yourFile, value: fileName },
              {
                label: say.fileHash,
                value: <code className="font-mono text-12 wrap-anywhere">{found.pdfHash}</code>,
              },
            ]}
          />
        ) : null}
        {contract ? (
          <>
            <Descriptions
              columns={2}
              items={[
                { label: say.contractSn, value: contract.contractSn },
                { label: say.state, value: contract.stateName },
                { label: say.name, value: contract.title, wide: true },
                { label: say.version, value: say.versionNo(contract.versionNo) },
                { label: say.language, value: say[`language_${contract.language}`] },
                {
                  label: say.chain,
                  value: (
                    <span className={contract.isEvidenceWhole ? 'text-done' : 'text-refused'}>
                      {contract.isEvidenceWhole ? say.chainWhole : say.chainBroken}
                    </span>
                  ),
                },
                { label: say.contentHash, value: <HashText hash={contract.contentHash} /> },
                { label: say.paperHash, value: <HashText hash={contract.paperHash} /> },
              ]}
            />
            {contract.signatures.length > 0 ? (
              <Table
                dense
                label={say.signatures}
                minWidth="560px"
                className="border border-line"
                head={[say.party, say.signer, say.signedAt, say.evidence]}
              >
                {contract.signatures.map((one) => (
                  <tr key={one.hash}>
                    <Td className="wrap-anywhere">{one.partyName}</Td>
                    <Td>{one.signerName}</Td>
                    <Td className="num whitespace-nowrap">{showMoment(one.time, true)}</Td>
                    <Td>
                      <HashText hash={one.hash} />
                    </Td>
                  </tr>
                ))}
              </Table>
            ) : null}
          </>
        ) : null}
        {found.chains.map(({ orderSn, links }) => (
          <section key={orderSn}>
            <h3 className="text-13 font-semibold">{say.chainOf(orderSn)}</h3>
            <p className="mb-2 text-12 text-hint">{say.chainHint}</p>
            <EvidenceChain links={links} />
          </section>
        ))}
      </div>
    </section>
  );
}
