// For tests: what a mall hands to people as text, and every code that its API declares, to find codes where people read words.
import { contentHashOf } from '#kit/document/document-version.ts';
import { openApi } from '#kit/http/server/openapi.ts';
import type { Language } from '#kit/words/text.ts';
import type { ContractContent } from '#mall/contract/contract-content.ts';
import { drawPaper } from '#mall/contract/server/paper/draw-paper.ts';
import type { InquiryContent } from '#mall/inquiry/inquiry-content.ts';
import { requirementsOf } from '#mall/inquiry/parts/inquiry-lines-table.tsx';

import { showUnit } from '#mall/inquiry/unit-words.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { comparisonReport } from '#mall/quotation/parts/compare/comparison-report.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import type { QuotationOffer } from '#mall/quotation/quotation-content.ts';
import { exportsOf } from './exports-of.builders.ts';
import type { TestMall } from './open-test-mall.ts';

export interface ReadDocument {
  what: string;
  texts: string[];
}

/** Every value of an enumeration in the calls' inputs and replies, however deep. */
export function declaredCodes(mall: TestMall): Set<string> {
  const codes = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('enum' in value && Array.isArray(value.enum))
      for (const one of value.enum) if (typeof one === 'string') codes.add(one);
    if ('const' in value && typeof value.const === 'string') codes.add(value.const);
    for (const one of Object.values(value)) walk(one);
  };
  walk(
    openApi(
      mall.mall.routes.map(({ endpoint }) => endpoint),
      '/',
    ),
  );
  return codes;
}

/** Proper names: nobody calls them otherwise. */
const NAMES: ReadonlySet<string> = new Set(['CNAS', 'CMA', 'EMC']);

/** Of codes those that stand in a text: alone between its separators, or within it where they look like no word. In English only what is no word. */
export function codesIn(text: string, codes: ReadonlySet<string>, language: Language): string[] {
  const pieces = language === 'zh' ? text.split(/[;；·,，、\n|/()（）：]|: /) : [text];
  const inside = text.match(/(?<![\w-])(?:[a-z]+(?:[A-Z][a-z]+)+|[A-Z]+(?:_[A-Z]+)+)(?![\w-])/g) ?? [];
  const said = new Set([...pieces.map((piece) => piece.trim()), ...inside]);
  return [...said].filter((one) => /[A-Za-z]{2}/.test(one) && codes.has(one) && !NAMES.has(one));
}

export async function documentsOf(mall: TestMall, language: Language): Promise<ReadDocument[]> {
  const files = await exportsOf(mall, language, ['csv']); // both formats have the same cells
  return [
    ...files.map(({ what, cells }) => ({ what, texts: cells })),
    ...(await messagesOf(mall, language)),
    ...(await versionsOf(mall, language)),
    ...(await comparisonsOf(mall, language)),
  ];
}

const messagesOf = (mall: TestMall, language: Language): Promise<ReadDocument[]> =>
  mall.work(async (work) => {
    const [title, body] = language === 'zh' ? ['title_zh', 'body_zh'] : ['title_en', 'body_en'];
    const rows = await work.query<{ id: number; texts: string[] }>(
      `SELECT message_id AS id, ARRAY[${title}, ${body}] AS texts FROM site_message`,
    );
    return rows.map(({ id, texts }) => ({ what: `message ${id}`, texts }));
  });

/** Contracts as their papers are drawn, inquiries as they are printed. */
const versionsOf = (mall: TestMall, language: Language): Promise<ReadDocument[]> =>
  mall.work(async (work) => {
    const rows = await work.query<{ type: string; sn: string; no: number; content: unknown }>(
      `SELECT doc_type AS type, doc_sn AS sn, version_no AS no, content FROM document_version`,
    );
    return rows.flatMap(({ type, sn, no, content }) => {
      const what = `${type} ${sn} v${no}`;
      if (type === 'contract') {
        const paper = drawPaper({
          content: content as ContractContent,
          contentHash: contentHashOf(content),
          versionNo: no,
          language,
          signatures: [],
        });
        return [{ what, texts: textsIn(paper.content) }];
      }
      if (type === 'quotation') {
        const typed = (content as QuotationOffer).lines.flatMap((line) => [
          line.packing,
          line.description,
          line.accreditation,
          line.remark,
        ]);
        return [{ what, texts: typed }];
      }
      if (type !== 'inquiry') return [];
      const { kind, lines } = content as InquiryContent;
      const said = lines.flatMap(({ wish, unit }) => [
        ...requirementsOf(kind, wish, language).map(({ value }) => value),
        showUnit(unit, language),
      ]);
      return [{ what, texts: said }];
    });
  });

/** Every `text` of a PDF's definition, however deep. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'text' in value && typeof value.text === 'string' ? [value.text] : [];
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

/** Each purchaser's comparisons as they are printed and exported. */
async function comparisonsOf(mall: TestMall, language: Language): Promise<ReadDocument[]> {
  const owners = await mall.work(async (work) => {
    const rows = await work.query<{ inqSn: string; memberId: number }>(
      'SELECT inq_sn AS "inqSn", member_id AS "memberId" FROM inquiry',
    );
    const visit = { ip: '127.0.0.1', userAgent: 'test' };
    const made = [];
    for (const { inqSn, memberId } of rows) {
      const { access_token: token } = await issueTokens(work, mall.tokenSecret, memberId, visit);
      made.push({ inqSn, token });
    }
    return made;
  });
  const documents: ReadDocument[] = [];
  for (const { inqSn, token } of owners) {
    const { state, data } = await mall.ask(quotationProtocol.comparison, { inqSn }, { token }, language);
    if (state !== 200) continue;
    const tables = comparisonReport(data as never, language, (unit) => showUnit(unit, language));
    documents.push({
      what: `comparison ${inqSn}`,
      texts: tables.flatMap(({ rows }) => rows.flat().map(String)),
    });
  }
  return documents;
}
