// How the room of a laboratory's catalogue says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { CONTENT_FIELDS, type ContentField } from '../capability-content.ts';
import type { CapabilityState } from '../capability-process.ts';
import { capabilityStatus } from '../capability-status.ts';

export const labCatalogErrors = errors('labCatalog', {
  notFound: { state: State.notFound, zh: '没有找到该检测能力', en: 'There is no such capability' },
  noStandard: { state: State.notFound, zh: '没有找到该标准', en: 'There is no such standard' },
  notNow: ({ state }: { state: CapabilityState }) => ({
    zh: `该版本${capabilityStatus[state].zh}，不能进行此操作`,
    en: `This version is ${capabilityStatus[state].en.toLowerCase()}: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  capNoWrong: (_: { name: string }) => ({
    zh: '能力编号为 2–12 位大写字母、数字或连字符，例如 CT001',
    en: 'A number is 2 to 12 capitals, digits or hyphens, e.g. CT001',
  }),
  thereAlready: ({ capNo }: { name: string; capNo: string }) => ({
    zh: `已有能力 ${capNo}，请在其上起草新版本`,
    en: `There is a capability ${capNo} already: please begin its next version`,
  }),
  writtenAlready: {
    zh: '该能力已有一个未发布的版本',
    en: 'A version of this capability is being written already',
  },
  unknown: ({ name, typed }: { name: ContentField; typed: string }) => ({
    zh: `${CONTENT_FIELDS[name].zh}“${typed}”不存在`,
    en: `There is no ${CONTENT_FIELDS[name].en.toLowerCase()} “${typed}”`,
  }),
  otherSite: ({ typed }: { name: string; typed: string }) => ({
    zh: `检测组 ${typed} 不在所选地点`,
    en: `Group ${typed} is not at this site`,
  }),
  notInForce: ({ typed }: { name: string; typed: string }) => ({
    zh: `标准 ${typed} 不是现行版本，不能提交发布`,
    en: `Standard ${typed} is not in force: this cannot be published`,
  }),
  dayPast: (_: { name: string }) => ({ zh: '有效期已过', en: 'This day has passed' }),
  nothingChanged: { zh: '与现行版本相同，无需发布', en: 'It says the same as the version in force' },
  ownVersion: {
    zh: '编制人不能发布自己编制的能力，请由另一位质量负责人发布',
    en: 'Nobody publishes what he has written: somebody else of quality has to',
  },
  daysWrong: (_: { name: string }) => ({
    zh: '截止日期不能早于开始日期',
    en: 'The last day lies before the first',
  }),
  markPast: (_: { name: string }) => ({ zh: '截止日期已过', en: 'The last day has passed' }),
  replacesItself: (_: { name: string }) => ({
    zh: '标准不能代替自己',
    en: 'A standard does not replace itself',
  }),
  unknownStandard: ({ typed }: { name: string; typed: string }) => ({
    zh: `没有标准“${typed}”，请先登记`,
    en: `There is no standard “${typed}”: please write it down first`,
  }),
  noFile: (_: { name: string }) => ({ zh: '请选择文件', en: 'Please choose a file' }),
  noColumns: {
    zh: '没有找到表头：需要能力编号一列，其余列名见模板',
    en: 'No head was found: it needs a column of numbers; the template has the names of the others',
  },
  tooMany: ({ most }: { most: number }) => ({
    zh: `一次最多导入 ${most} 行`,
    en: `At most ${most} rows at once`,
  }),
});
