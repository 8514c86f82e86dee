// What is missing or wrong in a text before it can go out.
import { z } from 'zod';
import { parseCents, parseUnitPrice } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import { checkPlan } from '#mall/order/payment-plan.ts';
import type { ContractContent } from '../../contract-content.ts';
import { contractErrors } from '../contract.errors.ts';

export interface ContentFault {
  path: string;
  text: Text;
}

const isDay = (text: string): boolean => text === '' || z.iso.date().safeParse(text).success;

const fault = (path: string, zh: string, en: string): ContentFault => ({ path, text: { zh, en } });

/** Everything that is missing or wrong before the text can go out, in the order of the form. */
export function faultsOf(content: ContractContent): ContentFault[] {
  const { lines, clauses, kind, plan } = content;
  const wrongPlan = checkPlan(plan);
  const found: (ContentFault | undefined | false)[] = [
    !content.title.zh && fault('title.zh', '请填写合同名称', 'Please enter a title'),
    !content.purchaser.contact &&
      fault('purchaser.contact', '请填写买方联系人', "Please enter the purchaser's contact"),
    !content.purchaser.phone &&
      fault('purchaser.phone', '请填写买方联系电话', "Please enter the purchaser's telephone"),
    kind !== 'OFFLINE' &&
      !content.supplier.address &&
      fault('supplier.address', '请填写卖方地址', "Please enter the supplier's address"),
    kind !== 'OFFLINE' &&
      !content.supplier.contact &&
      fault('supplier.contact', '请填写卖方联系人', "Please enter the supplier's contact"),
    !content.supplier.phone &&
      fault('supplier.phone', '请填写卖方联系电话', "Please enter the supplier's telephone"),
    kind !== 'OFFLINE' &&
      lines.length === 0 &&
      fault('lines', '请至少填写一行明细', 'At least one line is needed'),
    ...lines.flatMap((line, at) => [
      !line.partNo &&
        !line.name &&
        fault(
          `lines.${at}.name`,
          `第 ${line.lineNo} 行：请填写型号或名称`,
          `Line ${line.lineNo}: part number or name is missing`,
        ),
      line.number < 1 &&
        fault(
          `lines.${at}.number`,
          `第 ${line.lineNo} 行：请填写数量`,
          `Line ${line.lineNo}: the quantity is missing`,
        ),
      !(Number(parseUnitPrice(line.unitPrice)) > 0) &&
        fault(
          `lines.${at}.unitPrice`,
          `第 ${line.lineNo} 行：请填写单价`,
          `Line ${line.lineNo}: the unit price is missing`,
        ),
      !isDay(line.deliverBy) &&
        fault(
          `lines.${at}.deliverBy`,
          `第 ${line.lineNo} 行：交付日期不是有效日期`,
          `Line ${line.lineNo}: the day of delivery is no day`,
        ),
    ]),
    new Set(lines.map((line) => line.lineNo)).size < lines.length &&
      fault('lines', '行号重复', 'Two lines have the same number'),
    (parseCents(content.freight) ?? -1) < 0 &&
      fault('freight', '请填写正确的运费', 'Please enter the carriage'),
    wrongPlan && { path: 'plan', text: wrongPlan },
    kind === 'PURCHASE' &&
      !content.deliveryPlace &&
      fault('deliveryPlace', '请填写交付地点', 'Please enter the place of delivery'),
    kind === 'FRAMEWORK' &&
      !content.startsOn &&
      fault('startsOn', '请填写开始日期', 'Please enter the first day'),
    kind === 'FRAMEWORK' && !content.endsOn && fault('endsOn', '请填写结束日期', 'Please enter the last day'),
    !isDay(content.startsOn) && fault('startsOn', '开始日期不是有效日期', 'The first day is no day'),
    !isDay(content.endsOn) && fault('endsOn', '结束日期不是有效日期', 'The last day is no day'),
    content.startsOn !== '' &&
      content.endsOn !== '' &&
      content.endsOn <= content.startsOn &&
      fault('endsOn', '结束日期应晚于开始日期', 'The end must be after the beginning'),
    kind !== 'OFFLINE' &&
      clauses.length === 0 &&
      fault('clauses', '请至少保留一条条款', 'At least one clause is needed'),
    ...clauses.flatMap(({ title, text }, at) => [
      !title.zh &&
        fault(
          `clauses.${at}.title.zh`,
          `第 ${at + 1} 条：请填写标题`,
          `Clause ${at + 1}: the title is missing`,
        ),
      !text.zh &&
        fault(
          `clauses.${at}.text.zh`,
          `第 ${at + 1} 条：请填写中文内容`,
          `Clause ${at + 1}: the Chinese text is missing`,
        ),
    ]),
    new Set(clauses.map(({ key }) => key)).size < clauses.length &&
      fault('clauses', '条款编号重复', 'Two clauses have the same key'),
  ];
  return found.filter((one): one is ContentFault => Boolean(one));
}

/** @throws contractErrors.incomplete with the first thing that is missing */
export function requireComplete(content: ContractContent): void {
  const [first] = faultsOf(content);
  if (first) throw contractErrors.incomplete(first);
}
