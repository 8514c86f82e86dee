// Who runs the mall: read for the texts that name it, written by the platform.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { Language } from '#kit/words/text.ts';
import type { Company, settingProtocol } from '../setting.protocol.ts';
import { leftOpen, PLACEHOLDERS, type SiteFacts } from '../site-facts.ts';
import { findSetting, replaceSetting } from './keep-setting.ts';
import { agreement } from './setting.tables.ts';

/** What is kept in both languages; the telephone and the record number are settings of their own, which visitors read. */
export interface KeptFacts {
  companyNameZh: string;
  companyNameEn: string;
  companyAddressZh: string;
  companyAddressEn: string;
  courtZh: string;
  courtEn: string;
}

const NAME = 'site_facts';
/** Its part that stands at the foot of every page. */
const COMPANY = 'basic_company_name';
const TEL = 'platform_customer_service_phone';
const RECORD = 'basic_site_record';
const SITE_NAME = 'basic_site_name';
const TOP_LOGO = 'main_admin_top_logo';
const NOBODY: KeptFacts = {
  companyNameZh: '',
  companyNameEn: '',
  companyAddressZh: '',
  companyAddressEn: '',
  courtZh: '',
  courtEn: '',
};

/** All of it, empty where nothing was said. */
async function findKeptFacts(work: Work): Promise<KeptFacts> {
  return { ...NOBODY, ...((await findSetting(work, NAME)) as Partial<KeptFacts> | undefined) };
}

/** Replaces what is known; pages follow at once. */
export async function keepFacts(work: Work, facts: KeptFacts): Promise<void> {
  await replaceSetting(work, NAME, facts);
  const { companyNameZh: zh, companyNameEn } = facts;
  await replaceSetting(work, COMPANY, zh ? { zh, en: companyNameEn || zh } : null, { isPublic: true });
  await work.announce('pages');
}

/** In one language; an English text without an English name takes the Chinese one. */
export async function findSiteFacts(work: Work, language: Language): Promise<SiteFacts> {
  const kept = await findKeptFacts(work);
  const tel = await findSetting(work, TEL);
  const isEnglish = language === 'en';
  return {
    companyName: (isEnglish && kept.companyNameEn) || kept.companyNameZh,
    companyAddress: (isEnglish && kept.companyAddressEn) || kept.companyAddressZh,
    court: (isEnglish && kept.courtEn) || kept.courtZh,
    serviceTel: typeof tel === 'string' ? tel : '',
  };
}

/** What the platform's people see and change. */
export const showCompany: Action<typeof settingProtocol.company> = async (work) => findCompany(work);

/** Replaces what is known; pages and agreements follow at once. */
export const saveCompany: Action<typeof settingProtocol.saveCompany> = async (work, _operator, input) => {
  const { serviceTel, record, siteName, topLogo, ...facts } = input;
  await replaceSetting(work, TEL, serviceTel, { isPublic: true });
  await replaceSetting(work, RECORD, record, { isPublic: true });
  if (siteName !== undefined) await replaceSetting(work, SITE_NAME, siteName, { isPublic: true });
  if (topLogo !== undefined) await replaceSetting(work, TOP_LOGO, topLogo, { isPublic: true });
  await keepFacts(work, facts);
  return findCompany(work);
};

/** What the mall is called; empty where nobody has said it. */
export async function findSiteName(work: Work): Promise<string> {
  const name = await findSetting(work, SITE_NAME);
  return typeof name === 'string' ? name : '';
}

/** All that is known, and what the texts in force leave open. */
export async function findCompany(work: Work): Promise<Company> {
  const textOf = async (name: string) => {
    const value = await findSetting(work, name);
    return typeof value === 'string' ? value : '';
  };
  const [zh, en] = [await findSiteFacts(work, 'zh'), await findSiteFacts(work, 'en')];
  const texts = await work.tx.select({ zh: agreement.bodyZh, en: agreement.bodyEn }).from(agreement);
  const open = new Set(texts.flatMap((text) => [...leftOpen(text.zh, zh), ...leftOpen(text.en, en)]));
  return {
    ...(await findKeptFacts(work)),
    serviceTel: zh.serviceTel,
    record: await textOf(RECORD),
    siteName: await findSiteName(work),
    topLogo: await textOf(TOP_LOGO),
    leftOpen: PLACEHOLDERS.filter((name) => open.has(name)),
  };
}
