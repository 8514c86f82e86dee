// The forms that commission tests, at /entrust, and calibrations and verifications, at /metering.

import { useEffect, useState } from 'react';
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { sentenceOf } from '#kit/browser/sentence-of.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { abilityProtocol } from '#mall/ability/ability.protocol.ts';
import { partNames } from '#mall/ability/price-of-form.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { type EntrustForm, emptyForm, newSpecimen } from '#mall/testing/entrust-form.ts';
import { packProtocol } from '#mall/testing/pack.protocol.ts';
import { type Begun, EntrustDesk } from '#mall/testing/parts/entrust-desk.tsx';
import { draftsNow, handOverDrafts } from '#mall/testing/parts/entrust-drafts.ts';
import { entrustWords } from '#mall/testing/parts/entrust-words.ts';
import type { ServiceKind } from '#mall/testing/service-terms.ts';
import { type ServiceDetail, testingProtocol } from '#mall/testing/testing.protocol.ts';
import { pageMeta, siteOf } from './seo.ts';

const isMetering = (pathname: string) => pathname.toLowerCase().startsWith('/metering');

export const meta: MetaFunction = (args) => {
  const say = speak(entrustWords, siteOf(args.matches).language);
  return isMetering(args.location.pathname)
    ? pageMeta(args, { title: say.metering, description: say.meteringText, path: '/metering' })
    : pageMeta(args, { title: say.entrust, description: say.entrustText, path: '/entrust' });
};

export default function EntrustScreen() {
  const { pathname } = useLocation();
  const kind = isMetering(pathname) ? 'METERING' : 'INSPECTION';
  return <EntrustPage key={kind} kind={kind} />;
}

const DIGITS = /^[1-9]\d{0,14}$/;

/** With at least one row to type in, and the item that was asked for. */
function ready(form: EntrustForm, capId: string | null): EntrustForm {
  const has =
    capId === null || !DIGITS.test(capId) || form.items.some((item) => item.capId === Number(capId));
  const items = has
    ? form.items
    : [
        ...form.items,
        { capId: Number(capId), specimens: [], units: 1, stage: 1, conditions: '', limits: '' },
      ];
  return { ...form, items, specimens: form.specimens.length > 0 ? form.specimens : [newSpecimen()] };
}

/** Whether the capability goes on this form; what is none goes on any, which says so. */
async function fits(kind: ServiceKind, capId: string | null): Promise<boolean> {
  if (capId === null || !DIGITS.test(capId)) return true;
  const { items } = await call(abilityProtocol.calculate, {
    items: JSON.stringify([{ capId: Number(capId) }]),
  } as never).catch(() => ({ items: [] }));
  return items.every((item) => (item.kind === 'CALIBRATION') === (kind === 'METERING'));
}

/** One form fills all components of a package: that of the first which can still be completed. */
async function ofPackage(packSn: string): Promise<Pick<Begun, 'serviceSn' | 'form' | 'bought'>> {
  const pack = await call(packProtocol.pack, { packageNo: packSn });
  const open = pack.components.find(({ state }) => state === 'DRAFT' || state === 'REVIEW_REJECTED');
  const { serviceSn } = open ?? pack.components[0] ?? { serviceSn: '-' };
  const { form } = await call(testingProtocol.detail, { serviceSn });
  return {
    serviceSn,
    form: ready(form, null),
    bought: {
      ...{ packSn, title: pack.title, pieces: 0, amount: pack.price },
      items: pack.components.map(({ title, standard, share }) => ({ name: title, standard, amount: share })),
    },
  };
}

/** The first version is the purchase. */
function boughtOf({ versions, amount }: ServiceDetail, language: Language): Begun['bought'] {
  const { items = [], parts = [] } = versions.at(-1)?.content ?? {};
  return {
    ...{ packSn: '', title: '', amount: amount ?? '0.00', pieces: items[0]?.pieces ?? 0 },
    items: parts.map((part) => {
      const item = part.item === null ? undefined : items[part.item];
      return part.kind === 'ITEM' && item
        ? { name: item.item[language], standard: item.standard, amount: part.amount }
        : { name: partNames[part.kind][language], standard: '', amount: part.amount };
    }),
  };
}

async function begin(
  kind: ServiceKind,
  asked: URLSearchParams,
  isMember: boolean,
  language: Language,
): Promise<Begun> {
  const fresh = { draftId: crypto.randomUUID(), serviceSn: '', isRestored: false };
  const capId = asked.get('capId');
  if (!isMember) {
    const kept = asked.has('new') ? undefined : draftsNow().find(({ form }) => form.kind === kind);
    if (kept) return { ...fresh, draftId: kept.draftId, form: ready(kept.form, capId), isRestored: true };
    return { ...fresh, form: ready(emptyForm(kind), capId) };
  }
  const drafted = draftsNow().find(({ form }) => form.kind === kind);
  await handOverDrafts();
  const packSn = asked.get('packSn') ?? '';
  if (packSn !== '') return { ...fresh, ...(await ofPackage(packSn)) };
  const serviceSn = asked.get('serviceSn') ?? '';
  if (serviceSn !== '') {
    const one = await call(testingProtocol.detail, { serviceSn });
    if (one.packSn !== '') return { ...fresh, ...(await ofPackage(one.packSn)) };
    const stands =
      one.entry === 'PREPAID'
        ? { bought: boughtOf(one, language) }
        : one.entry === 'AGREED'
          ? { agreed: one.amount ?? '0.00' }
          : {};
    return {
      ...{ ...fresh, serviceSn, version: one.version, form: ready(one.form, capId), ...stands },
      isRestored: one.entry === 'FORM' && one.state === 'DRAFT',
    };
  }
  if (drafted && !asked.has('new'))
    return { ...fresh, draftId: drafted.draftId, form: ready(drafted.form, capId), isRestored: true };
  const ids = (asked.get('instrumentIds') ?? '')
    .split(',')
    .filter((one) => DIGITS.test(one))
    .map(Number);
  const form = await call(testingProtocol.source, {
    ...{ kind, serviceSn: asked.get('from') ?? '', orderSn: asked.get('orderSn') ?? '' },
    instrumentIds: ids,
  } as never);
  return { ...fresh, form: ready(form, capId) };
}

function EntrustPage({ kind }: { kind: ServiceKind }) {
  const say = useWords(entrustWords);
  const language = useLanguage();
  const { status } = useSession();
  const [asked] = useSearchParams();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<Begun>();
  const [failure, setFailure] = useState<unknown>();
  const [round, setRound] = useState(0);
  // A visitor who logs in goes on with what he has typed: the page is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (status === 'unknown' || begun) return;
    setFailure(undefined);
    fits(kind, asked.get('capId'))
      .then((is) => {
        if (is) return begin(kind, asked, status === 'member', language).then(setBegun);
        const other = kind === 'METERING' ? '/entrust' : '/metering';
        return navigate(`${other}?${asked}`, { replace: true });
      })
      .catch((reason: unknown) => setFailure(reason ?? true));
  }, [status, kind, asked, begun, round, language]);
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{kind === 'METERING' ? say.metering : say.entrust}</h1>
      <p className="mt-1 mb-4 text-13 text-secondary">
        {kind === 'METERING' ? say.meteringText : say.entrustText}
      </p>
      {failure !== undefined ? (
        <ErrorState text={sentenceOf(failure, language)} onRetry={() => setRound((n) => n + 1)} />
      ) : begun ? (
        <EntrustDesk kind={kind} begun={begun} />
      ) : (
        <SkeletonText lines={14} />
      )}
    </div>
  );
}
