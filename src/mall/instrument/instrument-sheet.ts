// Judges the rows of a sheet of instruments: which column is which, and what of each row can be taken.
import { readDay } from '#kit/time/written-day.ts';
import type { Text } from '#kit/words/text.ts';
import {
  FIELD_NAMES,
  INSTRUMENT_FIELDS,
  type InstrumentField,
  LONGEST_CYCLE,
  NEEDED,
} from './instrument-fields.ts';
import { SERVICES, type Service, serviceNames } from './instrument-status.ts';

/** As other ledgers call it; compared without blanks, signs and case. */
const ALSO: Partial<Record<InstrumentField, string>> = {
  ownNo: '仪器编号 设备编号 资产编号 编号 内部编号 assetno assetnumber id equipmentno',
  name: '仪器名称 设备名称 器具名称 计量器具名称 instrument description equipment',
  model: '型号规格 规格型号 仪器型号 modelno type typemodel',
  serialNo: '出厂号 序列号 机身号 sn serial serialno serialnumber',
  maker: '制造厂 生产厂家 厂家 品牌 制造单位 manufacturer brand make',
  accuracy: '准确度等级 精度 不确定度 accuracyclass',
  range: '测量范围 measuringrange',
  place: '存放地点 使用部门 位置 部门 location department',
  keeper: '管理人 责任人 使用人 owner custodian responsible',
  service: '检校方式 检定校准 溯源方式 servicetype',
  regulation: '检定规程 校准规范 依据 依据文件 procedure standard',
  cycleMonths: '检定周期 校准周期 周期 周期月 cycle interval intervalmonths cyclemonths',
  lastDate:
    '上次检定日期 上次校准日期 检定日期 校准日期 最近检定日期 lastdate lastcalibration calibrationdate lastcal',
};

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()（）/._:：-]/g, '');

const known = new Map(
  FIELD_NAMES.flatMap((field) => {
    const { zh, en } = INSTRUMENT_FIELDS[field];
    return [zh, en, field, ...(ALSO[field] ?? '').split(' ')].map((one) => [plain(one), field] as const);
  }),
);

/** A row that says enough: a field that is blank is not there. */
export type SheetInstrument = Partial<Omit<Record<InstrumentField, string>, 'service' | 'cycleMonths'>> & {
  service?: Service;
  cycleMonths?: number;
};

export interface JudgedRow {
  /** As the spreadsheet counts. */
  rowNo: number;
  said: SheetInstrument;
  /** Why it cannot be taken. */
  wrong?: Text;
}

/** @returns undefined where no row names the columns that are needed */
export function judgeSheet(rows: readonly (readonly string[])[], today: string): JudgedRow[] | undefined {
  const at = rows.slice(0, 30).findIndex((row) => {
    const found = new Set(row.map((cell) => known.get(plain(cell))));
    return NEEDED.every((field) => found.has(field));
  });
  if (at < 0) return undefined;
  const columns = (rows[at] ?? []).map((cell) => known.get(plain(cell)));
  const taken = columns.map((field, n) => (columns.indexOf(field) === n ? field : undefined));
  return rows.flatMap((row, n) => {
    if (n <= at || row.every((cell) => cell.trim() === '')) return [];
    const cells = taken.flatMap((field, column) => {
      const cell = (row[column] ?? '').replaceAll(/\s+/g, ' ').trim();
      return field && cell !== '' ? [[field, cell] as const] : [];
    });
    return [{ rowNo: n + 1, ...judgeRow(Object.fromEntries(cells), today) }];
  });
}

function judgeRow(
  cells: Partial<Record<InstrumentField, string>>,
  today: string,
): Pick<JudgedRow, 'said' | 'wrong'> {
  const { service: asService, cycleMonths: asCycle, lastDate: asDay, ...texts } = cells;
  const service = asService === undefined ? undefined : serviceIn(asService);
  const months = asCycle === undefined ? undefined : monthsIn(asCycle);
  const lastDate = asDay === undefined ? undefined : readDay(asDay);
  const said: SheetInstrument = {
    ...texts,
    ...(service ? { service } : {}),
    ...(months ? { cycleMonths: months } : {}),
    ...(lastDate ? { lastDate } : {}),
  };
  const missing = NEEDED.find((field) => !cells[field]);
  const long = FIELD_NAMES.find((field) => (cells[field]?.length ?? 0) > INSTRUMENT_FIELDS[field].max);
  const named = (field: InstrumentField, zh: string, en: string): Text => ({
    zh: `${INSTRUMENT_FIELDS[field].zh}${zh}`,
    en: `${INSTRUMENT_FIELDS[field].en} ${en}`,
  });
  if (missing) return { said, wrong: named(missing, '为空', 'is missing') };
  if (long)
    return {
      said,
      wrong: named(
        long,
        `超过 ${INSTRUMENT_FIELDS[long].max} 个字`,
        `is longer than ${INSTRUMENT_FIELDS[long].max} characters`,
      ),
    };
  if (asService !== undefined && !service)
    return {
      said,
      wrong: named(
        'service',
        `“${asService}”应为检定、校准或测试`,
        `“${asService}” is no verification, calibration or test`,
      ),
    };
  if (asCycle !== undefined && !months)
    return {
      said,
      wrong: named(
        'cycleMonths',
        `“${asCycle}”应为 1 到 ${LONGEST_CYCLE} 个月`,
        `“${asCycle}” is not 1 to ${LONGEST_CYCLE} months`,
      ),
    };
  if (asDay !== undefined && !lastDate)
    return {
      said,
      wrong: named(
        'lastDate',
        `“${asDay}”不是日期，例如 2026-11-27`,
        `“${asDay}” is no day, e.g. 2026-11-27`,
      ),
    };
  if (lastDate && lastDate > today) return { said, wrong: named('lastDate', '晚于今天', 'lies ahead') };
  return { said };
}

const serviceIn = (cell: string): Service | undefined =>
  SERVICES.find((one) =>
    [one, serviceNames[one].zh, serviceNames[one].en].some((name) => plain(name) === plain(cell)),
  );

/** `12`, `12个月`, `1年`, `2 years`. */
function monthsIn(cell: string): number | undefined {
  const found = /^(\d{1,3})(个?月|年|months?|years?|m|y)?$/.exec(plain(cell));
  const count = Number(found?.[1]) * (/年|^y/.test(found?.[2] ?? '') ? 12 : 1);
  return count >= 1 && count <= LONGEST_CYCLE ? count : undefined;
}
