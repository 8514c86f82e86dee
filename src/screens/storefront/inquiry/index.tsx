// The inquiry desk: what an inquiry is good for, and the check of what one needs; whoever has it all goes straight on (spec §4).
import {
  BarChart3,
  FilePen,
  FlaskConical,
  Gauge,
  Handshake,
  type LucideIcon,
  PackageSearch,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Conditions, inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { INQUIRY_KINDS, type InquiryKind, inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import { ConditionsDialog } from '#mall/inquiry/parts/conditions-dialog.tsx';
import { entryWords } from '#mall/inquiry/parts/entry-words.ts';
import { WIZARD } from '#mall/inquiry/parts/wizard-address.ts';
import { openLogin, sessionReady } from '#mall/login/parts/session.ts';
import { NoticeLink } from '#mall/setting/parts/notice-link.tsx';
import { titled } from '../seo.ts';

export const meta = titled(entryWords.inquiryDesk);

const DIALOG_AFTER_MS = 100; // spec §4, §9

const icons: Record<InquiryKind, LucideIcon> = {
  GOODS: PackageSearch,
  INSPECTION: FlaskConical,
  METERING: Gauge,
  AUTHEN: ShieldCheck,
};

export default function InquiryEntryScreen() {
  const say = useWords(entryWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isChecking, setChecking] = useState(false);
  const [missing, setMissing] = useState<Conditions>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** To the wizard where nothing is missing; else says what is. */
  const enter = useCallback(
    async function enterAt(to: string): Promise<void> {
      if (!(await sessionReady())) {
        toast.show({ tone: 'waiting', text: say.needLogin }); // spec §6
        openLogin(() => void enterAt(to), to);
        return;
      }
      setChecking(true);
      try {
        const found = await call(inquiryProtocol.conditionCheck, {});
        if (found.pass) await navigate(to, { replace: true });
        else {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setMissing(found), DIALOG_AFTER_MS);
        }
      } catch (reason) {
        toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : say.checkFailed }); // spec §8
      } finally {
        setChecking(false);
      }
    },
    [navigate, say],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival; the buttons ask again
  useEffect(() => {
    void enter(`${WIZARD}${search}`);
  }, []);

  return (
    <div className="page-width flex flex-col gap-3 py-4">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-20 font-semibold">{say.inquiryDesk}</h1>
            <p className="mt-1 text-13 text-secondary">
              {say.text} <NoticeLink type="inquiry" />
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" busy={isChecking} onClick={() => void enter(`${WIZARD}${search}`)}>
              {say.start}
            </Button>
            <Button to="/member/inquiry/myInq">{say.myInquiries}</Button>
          </div>
        </div>
      </Card>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {INQUIRY_KINDS.map((kind) => {
          const Icon = icons[kind];
          return (
            <li key={kind} className="flex flex-col rounded-card border border-line bg-surface p-4">
              <h2 className="flex items-center gap-2 text-16 font-semibold">
                <Icon size={18} aria-hidden="true" className="text-brand" />
                {inquiryKinds[kind][language]}
              </h2>
              <p className="mt-1 flex-1 text-13 text-secondary">{inquiryKinds[kind].entry[language]}</p>
              <Button
                size="sm"
                className="mt-3 self-start"
                onClick={() => void enter(inquiryKinds[kind].start ?? `${WIZARD}?kind=${kind}`)}
              >
                {say.startKind}
              </Button>
            </li>
          );
        })}
      </ul>
      <Card title={say.how}>
        <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {(
            [
              [FilePen, say.step1, say.step1Text],
              [Users, say.step2, say.step2Text],
              [BarChart3, say.step3, say.step3Text],
              [Handshake, say.step4, say.step4Text],
            ] as const
          ).map(([Icon, title, text], at) => (
            <li key={title} className="flex gap-3">
              <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
              <div className="min-w-0">
                <p className="font-semibold">
                  <span className="num">{at + 1}.</span> {title}
                </p>
                <p className="text-13 text-secondary">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      {missing ? <ConditionsDialog found={missing} onClose={() => setMissing(undefined)} /> : null}
    </div>
  );
}
