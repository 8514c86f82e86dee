// The public page on which anybody learns whether a report is genuine, by its number and code or by the file that he was given.
import { CircleCheck, CircleX, FileSearch, TriangleAlert } from 'lucide-react';
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { type Tone, tones } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { HashText } from '#mall/contract/parts/text/hash-text.tsx';
import { type FileCheck, type PublicReport, reportProtocol } from '../report.protocol.ts';
import { markNames } from '../report-terms.ts';
import { verifyWords } from './verify-words.ts';

const MOST = 20 * 1024 * 1024;

interface Given {
  file: File;
  sha256: string;
}

async function sha256Of(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param no, code from the address: what a printed page leads to */
export function VerifyPage({ no: givenNo, code: givenCode }: { no: string; code: string }) {
  const say = useWords(verifyWords);
  const [no, setNo] = useState(givenNo);
  const [code, setCode] = useState(givenCode);
  const [isAsked, setAsked] = useState(false);
  const [found, setFound] = useState<PublicReport>();
  const [given, setGiven] = useState<Given>();
  const [check, setCheck] = useState<FileCheck>();
  const [busy, setBusy] = useState<'code' | 'hash' | 'file'>();
  const [error, setError] = useState<string>();
  const latest = useRef(0);

  async function act<T>(what: 'code' | 'hash' | 'file', work: () => Promise<T>, then: (answer: T) => void) {
    const ticket = ++latest.current;
    setBusy(what);
    setError(undefined);
    try {
      const answer = await work();
      if (ticket === latest.current) then(answer);
    } catch (reason) {
      if (ticket === latest.current) setError(reason instanceof CallError ? reason.message : say.failed);
    } finally {
      if (ticket === latest.current) setBusy(undefined);
    }
  }

  const verify = (asked: { no: string; code: string }) => {
    setFound(undefined);
    return act('code', () => call(reportProtocol.verify, asked), setFound);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked about once
  useEffect(() => {
    if (givenNo && givenCode) void verify({ no: givenNo, code: givenCode });
  }, [givenNo, givenCode]);

  function take(file: File | undefined) {
    if (!file) return;
    setCheck(undefined);
    setGiven(undefined);
    if (!/\.pdf$/i.test(file.name)) return setError(say.onlyPdf);
    if (file.size > MOST) return setError(say.tooLarge);
    void act(
      'hash',
      () => sha256Of(file),
      (sha256) => setGiven({ file, sha256 }),
    );
  }

  function byCode(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (no.trim() && code.trim()) void verify({ no: no.trim(), code: code.trim() });
  }

  const wanting = (text: string) => (isAsked && text.trim() === '' ? say.missing : undefined);
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      <p className="mt-1 mb-4 max-w-3xl text-13 text-secondary">{say.description}</p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={say.byCode}>
          <form onSubmit={byCode} noValidate className="space-y-3">
            <Field label={say.reportNo} error={wanting(no)}>
              <Input
                name="no"
                maxLength={40}
                autoComplete="off"
                value={no}
                onChange={(event) => setNo(event.target.value)}
              />
            </Field>
            <Field label={say.code} hint={say.codeHint} error={wanting(code)}>
              <Input
                name="code"
                maxLength={20}
                autoComplete="off"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="primary" busy={busy === 'code'}>
              {say.verify}
            </Button>
          </form>
        </Card>
        <Card title={say.byFile}>
          <DropPlace isBusy={busy === 'hash'} fileName={given?.file.name} onFile={take} />
          {given ? (
            <div className="mt-3 space-y-3">
              <Descriptions
                columns={1}
                items={[
                  {
                    label: say.fileHash,
                    value: <code className="font-mono text-12 wrap-anywhere">{given.sha256}</code>,
                  },
                ]}
              />
              {check ? null : <p className="text-13 text-secondary">{say.notChecked}</p>}
              <Button
                variant="primary"
                busy={busy === 'file'}
                onClick={() =>
                  void act(
                    'file',
                    () => call(reportProtocol.checkFile, { file: given.file, fileName: given.file.name }),
                    setCheck,
                  )
                }
              >
                {say.checkSignature}
              </Button>
            </div>
          ) : null}
        </Card>
      </div>
      <FormError className="mt-4">{error}</FormError>
      <div aria-live="polite" className="mt-4 space-y-4">
        {check ? <FileAnswer check={check} /> : null}
        {found ? <Answer found={found} sha256={given?.sha256} /> : null}
      </div>
    </div>
  );
}

function DropPlace({
  isBusy,
  fileName,
  onFile,
}: {
  isBusy: boolean;
  fileName: string | undefined;
  onFile: (file: File | undefined) => void;
}) {
  const say = useWords(verifyWords);
  const [isOver, setOver] = useState(false);
  return (
    <label
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
      className={cx(
        'flex min-h-36 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed p-4 text-center text-13',
        'hover:border-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        isOver ? 'border-brand bg-brand-wash' : 'border-muted bg-page',
      )}
    >
      <FileSearch size={32} strokeWidth={1.25} aria-hidden="true" className="text-muted" />
      <span className="font-semibold">{isBusy ? say.hashing : say.drop}</span>
      <span className="text-12 text-hint">{fileName ?? say.dropHint}</span>
      <input
        type="file"
        name="file"
        accept=".pdf,application/pdf"
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}

function Head({ tone, title, children }: { tone: Tone; title: string; children?: React.ReactNode }) {
  const Icon = tone === 'done' ? CircleCheck : tone === 'waiting' ? TriangleAlert : CircleX;
  return (
    <div className={cx('flex items-start gap-3 px-4 py-4', tones[tone].tag)}>
      <Icon size={32} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0">
        <h2 className="text-20 font-semibold">{title}</h2>
        {children}
      </div>
    </div>
  );
}

const FOUND_TONES: Readonly<Record<FileCheck['found'], Tone>> = {
  ...{ GOOD: 'done', STRANGE: 'waiting', PARTIAL: 'refused', BROKEN: 'refused', NONE: 'refused' },
};

function FileAnswer({ check }: { check: FileCheck }) {
  const say = useWords(verifyWords);
  const tone = FOUND_TONES[check.found];
  const signed = check.signer !== '';
  return (
    <section className={cx('overflow-hidden rounded-card border-2 bg-surface', tones[tone].line)}>
      <Head tone={tone} title={say[`found_${check.found}`]} />
      {signed ? (
        <Descriptions
          columns={2}
          className="p-4"
          items={[
            { label: say.signer, value: check.signer },
            { label: say.saidAt, value: showMoment(check.saidAt, true) || '—' },
            {
              label: say.stamp,
              value: check.stampedAt
                ? `${showMoment(check.stampedAt, true)} · ${check.stampedBy}`
                : say.noStamp,
            },
            { label: say.is, value: check.reportNo ? `${check.reportNo} · ${check.stateName}` : '—' },
          ]}
        />
      ) : null}
    </section>
  );
}

const STATES: Partial<Record<PublicReport['state'], 'replaced' | 'isVoid'>> = {
  REPLACED: 'replaced',
  VOID: 'isVoid',
};

function Answer({ found, sha256 }: { found: PublicReport; sha256: string | undefined }) {
  const say = useWords(verifyWords);
  const language = useLanguage();
  const key = STATES[found.state] ?? 'genuine';
  const tone: Tone = key === 'genuine' ? 'done' : key === 'replaced' ? 'waiting' : 'refused';
  const isSame = sha256 === found.pdfHash;
  return (
    <section className={cx('overflow-hidden rounded-card border-2 bg-surface', tones[tone].line)}>
      <Head tone={tone} title={say[key]}>
        <p className="num mt-1 text-13">{found.reportNo}</p>
        {sha256 ? <p className="mt-1 text-13">{isSame ? say.sameFile : say.otherFile}</p> : null}
      </Head>
      <div className="space-y-3 p-4">
        <Descriptions
          columns={2}
          items={[
            { label: say.kind, value: `${found.kindName} · ${found.stateName}` },
            { label: say.lab, value: found.labName },
            { label: say.client, value: found.client },
            {
              label: say.marks,
              value: found.marks.map((mark) => markNames[mark][language]).join(' · ') || say.noMark,
            },
            { label: say.specimens, value: found.specimens.join('; '), wide: true },
            {
              label: say.items,
              value: found.items.map(({ item, standard }) => `${item} (${standard})`).join('; '),
              wide: true,
            },
            { label: say.received, value: found.receivedOn },
            { label: say.doneOn, value: found.doneOn },
            { label: say.issued, value: found.issuedOn },
            {
              label: say.seal,
              value: found.isDemoSeal ? `${found.sealHolder} · ${say.demoSeal}` : found.sealHolder,
            },
            { label: say.stamp, value: showMoment(found.stampedAt, true) || say.noStamp },
            { label: say.pdfHash, value: <HashText hash={found.pdfHash} /> },
            ...(found.replacesNo ? [{ label: say.replaces, value: found.replacesNo }] : []),
            ...(found.replacedByNo ? [{ label: say.replacedBy, value: found.replacedByNo }] : []),
            ...(found.voidReason ? [{ label: say.voidReason, value: found.voidReason, wide: true }] : []),
          ]}
        />
        <p className="text-12 text-hint">{say.noValues}</p>
      </div>
    </section>
  );
}
