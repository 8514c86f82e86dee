// Loads what the wizard begins with: a draft, lines from elsewhere made into one, or an empty sheet for whoever may inquire.
import { replace } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { toast } from '#kit/ui/toast.ts';
import { speak } from '#kit/words/speak.ts';
import { toLanguage } from '#kit/words/text.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import type { InquiryDetail } from '#mall/inquiry/inquiry-detail.protocol.ts';
import type { InquiryKind } from '#mall/inquiry/inquiry-kinds.ts';
import { draftAddress, ENTRY, inquiryAddress, kindOf, originOf } from '#mall/inquiry/parts/wizard-address.ts';
import { wizardWords } from '#mall/inquiry/parts/wizard-words.ts';
import { projectList } from '#mall/project/project-list.ts';

export interface LoadedWizard {
  /** Each load is another sheet. */
  loadedAt: number;
  kind: InquiryKind;
  isKindFixed: boolean;
  found: InquiryDetail | undefined;
  /** What is published is changed; the rest is a draft. */
  isAmendment: boolean;
  projects: { projectId: number; projectName: string }[];
  /** The member's delivery addresses in one line each, the usual one first. */
  places: string[];
}

/** @throws redirects: to the entry for whoever lacks something, to the draft that was made, to the inquiry that is no draft */
export async function loadWizard(request: Request, fixed?: InquiryKind): Promise<LoadedWizard> {
  const { searchParams: query, pathname } = new URL(request.url);
  const inqSn = query.get('inqSn');
  if (inqSn) {
    const [found, projects, places] = await Promise.all([
      call(inquiryProtocol.detail, { inqSn }),
      ownProjects(),
      ownPlaces(),
    ]);
    // An address of one kind that names a draft of another: the wizard of all kinds takes it.
    if (fixed && found.kind !== fixed) throw replace(draftAddress(inqSn));
    const isAmendment = found.allowedActions.includes('amend');
    if (!isAmendment && !found.allowedActions.includes('save')) throw replace(inquiryAddress(inqSn));
    return {
      loadedAt: Date.now(),
      kind: found.kind,
      isKindFixed: true,
      found,
      isAmendment,
      projects,
      places,
    };
  }
  const kind = fixed ?? kindOf(query) ?? 'GOODS';
  const { pass } = await call(inquiryProtocol.conditionCheck, {});
  if (!pass) throw replace(`${ENTRY}${query.size > 0 ? `?${query}` : ''}`);
  const origin = originOf(query);
  if (origin) {
    const made = await makeDraft({ kind, origin, requestId: newRequestId() });
    if (!made) throw replace(`${pathname}?kind=${kind}`);
    tellLines(made.lineNum, made.leftOutNum);
    throw replace(`${pathname}?inqSn=${encodeURIComponent(made.inqSn)}`);
  }
  const [projects, places] = await Promise.all([ownProjects(), ownPlaces()]);
  return {
    loadedAt: Date.now(),
    kind,
    isKindFixed: fixed !== undefined,
    found: undefined,
    isAmendment: false,
    projects,
    places,
  };
}

/** Undefined where the source holds nothing to ask for: that is said, and the sheet begins empty. */
async function makeDraft(wish: CallOf<typeof inquiryProtocol.create>) {
  try {
    return await call(inquiryProtocol.create, wish);
  } catch (error) {
    if (!(error instanceof CallError) || error.state !== State.refused) throw error;
    toast.show({ tone: 'waiting', text: error.message });
    return undefined;
  }
}

function tellLines(lineNum: number, leftOutNum: number) {
  const say = speak(wizardWords, toLanguage(document.documentElement.lang));
  if (lineNum === 0) toast.show({ tone: 'waiting', text: say.startEmpty });
  else if (leftOutNum > 0) toast.show({ tone: 'waiting', text: say.linesTakenSome(lineNum, leftOutNum) });
  else toast.show({ text: say.linesTaken(lineNum) });
}

const PLACES_OFFERED = 3; // chosen

async function ownPlaces(): Promise<string[]> {
  try {
    const addresses = await call(addressProtocol.list, {});
    return [...addresses]
      .sort((a, b) => b.isDefault - a.isDefault)
      .slice(0, PLACES_OFFERED)
      .map(({ regionName, detailAddress }) => `${regionName} ${detailAddress}`);
  } catch {
    return [];
  }
}

/** Whoever may not see projects belongs to none. */
async function ownProjects(): Promise<LoadedWizard['projects']> {
  try {
    const { list } = await call(projectList.list, { pageSize: 100 });
    return list.map(({ projectId, projectName }) => ({ projectId, projectName }));
  } catch {
    return [];
  }
}
