// Quick order and bills of materials: lines of text become parts, offers and a cart. Owns bom, bom_line and what is remembered of columns and matches; promises that nothing doubtful is bought unasked; leans on part, goods, cart, material codes and replacements.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import {
  Bit,
  flag,
  id,
  json,
  line,
  Moment,
  Pagination,
  paging,
  requestId,
  whole,
  Yuan,
} from '#kit/http/wire.ts';
import { anyone, loggedIn } from '#mall/member/actor.ts';
import { DIELECTRICS, SMALL_DIELECTRICS, VOLTS } from './assumed.ts';
import { BOM_LINES, GUEST_LINES, PASTED_SIGNS } from './bom-limits.ts';
import { BomLineReply, BomOffer, BomPart, LONGEST, WantedLine } from './bom-line.protocol.ts';
import { BOM_STATES, LINE_STATUSES } from './bom-status.ts';
import { COLUMN_ROLES } from './column-roles.ts';

const plan = {
  boards: whole(1, 1_000_000),
  /** Per mille. */
  attrition: whole(0, 500),
  leaderNum: whole(0, 10_000),
};
const Role = z.enum(COLUMN_ROLES).nullable();
const hints = { attrition: plan.attrition.nullable(), leaderNum: plan.leaderNum.nullable() };

export const BomTotals = z.object({
  counts: z.record(z.enum(LINE_STATUSES), z.number()),
  stores: z.array(
    z.object({
      storeId: z.number(),
      storeName: z.string(),
      lines: z.number(),
      amount: Yuan,
      freight: Yuan,
    }),
  ),
  /** Lines that have an offer which can go to the cart, and matched lines that have none. */
  buyable: z.number(),
  withoutOffer: z.number(),
  goodsAmount: Yuan,
  freight: Yuan,
  /** Goods and freight. */
  totalAmount: Yuan,
});
export type BomTotals = z.infer<typeof BomTotals>;

export const BomHeadReply = z.object({
  bomId: z.number(),
  bomName: z.string(),
  fileName: z.string(),
  state: z.enum(BOM_STATES),
  stateName: z.string(),
  boards: z.number(),
  attrition: z.number(),
  leaderNum: z.number(),
  lineCount: z.number(),
  matchedCount: z.number(),
  /** Somebody else's of the same enterprise: to be read, not changed. */
  isOwn: Bit,
  ownerName: z.string(),
  hasSheet: Bit,
  updatedAt: Moment,
  allowedActions: z.array(z.enum(['change', 'columns', 'copy', 'remove', 'toCart'])),
});
export type BomHeadReply = z.infer<typeof BomHeadReply>;

export const LINE_FILTERS = ['all', ...LINE_STATUSES, 'withoutOffer'] as const;
const one = z.object({ bomId: id() });
const Assumed = {
  /** Percent, of resistors. */
  tolerance: z.number().nullable(),
  dielectric: z.enum(DIELECTRICS).nullable(),
  /** Of capacitors below 1 nF. */
  smallDielectric: z.enum(SMALL_DIELECTRICS).nullable(),
  /** Of ceramic capacitors. */
  volts: z.number().nullable(),
};
const lineOf = { bomId: id(), lineId: id() };
const text = z.string().max(PASTED_SIGNS);

export const bomProtocol = door('v3/goods/front/bom', loggedIn, {
  /** Lines matched and priced without keeping anything: what guests type and paste. */
  preview: post(
    { zh: '快速下单：匹配并试算', en: 'Quick order: match and price' },
    z.object({
      lines: json(
        z
          .array(
            WantedLine.extend({
              /** What was confirmed, chosen or left out by hand before. */
              partId: id().nullable().default(null),
              productId: id().nullable().default(null),
              buyNum: whole(1, 999_999_999).nullable().default(null),
              isLeftOut: flag().default(false),
            }),
          )
          .min(1)
          .max(GUEST_LINES),
      ),
      boards: plan.boards.default(1),
      attrition: plan.attrition.default(0),
      leaderNum: plan.leaderNum.default(0),
    }),
    z.object({ lines: z.array(BomLineReply), totals: BomTotals }),
    { access: anyone, apart: true, perMinute: 120 },
  ),
  /** Pasted text, from a spreadsheet or as `part, quantity`, taken apart into lines; nothing is kept. */
  readText: post(
    { zh: '快速下单：识别粘贴内容', en: 'Quick order: read pasted text' },
    z.object({ text: text.min(1) }),
    z.object({
      lines: z.array(WantedLine),
      /** What the columns were taken for, where there are several. */
      roles: z.array(Role),
    }),
    { access: anyone, apart: true, perMinute: 120 },
  ),
  /** A file of somebody without an account, taken apart into lines as pasted text is; nothing is kept. */
  readFile: post(
    { zh: '快速下单：识别文件（multipart）', en: 'Quick order: read a file (multipart)' },
    z.object({
      file: z.unknown().meta({ type: 'string', format: 'binary' }),
      fileName: line(200).default(''),
    }),
    z.object({ lines: z.array(WantedLine), roles: z.array(Role) }),
    { access: anyone, apart: true, perMinute: 20, uploadBytes: SHEET_BYTES },
  ),
  /** xls, xlsx, ods, csv, tsv. Known headers go on to matching at once. */
  upload: post(
    { zh: '上传 BOM 文件（multipart）', en: 'Hand in a BOM file (multipart)' },
    z.object({
      file: z.unknown().meta({ type: 'string', format: 'binary' }),
      fileName: line(200).default(''),
    }),
    BomHeadReply,
    { apart: true, creates: true, perMinute: 30, uploadBytes: SHEET_BYTES },
  ),
  /** From lines, or from pasted text. */
  create: post(
    { zh: '保存 BOM', en: 'Keep a BOM' },
    z.object({
      bomName: line(100).default(''),
      lines: json(z.array(WantedLine).max(BOM_LINES)).default([]),
      text: text.default(''),
      ...requestId,
    }),
    BomHeadReply,
    { creates: true, perMinute: 60 },
  ),
  list: get(
    { zh: '我的 BOM', en: 'My BOMs' },
    z.object({ keyword: line(60).optional(), ...paging(20) }),
    z.object({ list: z.array(BomHeadReply), pagination: Pagination }),
  ),
  /** Small enough to be asked every second while it is matched; `totals` only when it is READY. */
  detail: get(
    { zh: 'BOM 概况', en: 'A BOM with its totals' },
    one,
    BomHeadReply.extend({ totals: BomTotals.nullable() }),
    { perMinute: 300 },
  ),
  lines: get(
    { zh: 'BOM 明细行', en: 'Lines of a BOM' },
    z.object({
      bomId: id(),
      filter: z.enum(LINE_FILTERS).default('all'),
      keyword: line(60).optional(),
      ...paging(50, 200),
    }),
    z.object({ list: z.array(BomLineReply), pagination: Pagination }),
    { perMinute: 300 },
  ),
  /** What the columns of the file were taken for, with its first rows. */
  columns: get(
    { zh: 'BOM 列识别结果', en: 'How the columns of a file were understood' },
    z.object({
      bomId: id(),
      sheetAt: whole(0, 200).optional(),
      headerAt: whole(-1, 20_000).optional(),
    }),
    z.object({
      sheets: z.array(z.object({ name: z.string(), rowCount: z.number() })),
      sheetAt: z.number(),
      /** Row of the headers from 0; -1: there is none. */
      headerAt: z.number(),
      roles: z.array(Role),
      /** 0–100, per column. */
      confidences: z.array(z.number()),
      headers: z.array(z.string()),
      /** The first rows below the headers. */
      rows: z.array(z.array(z.string())),
      /** Rows above the headers, for choosing another one. */
      rowsAbove: z.array(z.array(z.string())),
      /** How many lines it would make. */
      lineCount: z.number(),
      isRemembered: Bit,
    }),
    { perMinute: 120 },
  ),
  /** The columns are so: lines are made anew and matched; choices made on them before are gone. */
  confirmColumns: post(
    { zh: '确认 BOM 列', en: 'Confirm the columns' },
    z.object({
      bomId: id(),
      sheetAt: whole(0, 200),
      headerAt: whole(-1, 20_000),
      roles: json(z.array(Role).max(200)),
    }),
    BomHeadReply,
    { perMinute: 60 },
  ),
  change: post(
    { zh: '修改 BOM 名称、套数、损耗', en: 'Change name, boards or extras' },
    z.object({
      bomId: id(),
      bomName: line(100, 1).optional(),
      boards: plan.boards.optional(),
      attrition: plan.attrition.optional(),
      leaderNum: plan.leaderNum.optional(),
    }),
    BomHeadReply,
  ),
  copy: post({ zh: '复制 BOM', en: 'Copy a BOM' }, one.extend(requestId), BomHeadReply, {
    creates: true,
    perMinute: 30,
  }),
  remove: post({ zh: '删除 BOM', en: 'Delete a BOM' }, one, nothing),
  /** Lines, or pasted text, behind those that are there. */
  addLines: post(
    { zh: 'BOM 增加行', en: 'Add lines' },
    z.object({
      bomId: id(),
      lines: json(z.array(WantedLine).max(BOM_LINES)).default([]),
      text: text.default(''),
      ...requestId,
    }),
    BomHeadReply,
    { creates: true },
  ),
  /** Only what is given is changed. `partId` confirms a part and is remembered; null takes the match away. */
  changeLine: post(
    { zh: '修改 BOM 行', en: 'Change a line' },
    z.object({
      ...lineOf,
      partId: id().nullable().optional(),
      qty: whole(0, 999_999).optional(),
      attrition: hints.attrition.optional(),
      leaderNum: hints.leaderNum.optional(),
      productId: id().nullable().optional(),
      buyNum: whole(1, 999_999_999).nullable().optional(),
      isLeftOut: flag().optional(),
      isFitted: flag().optional(),
      note: line(LONGEST).optional(),
    }),
    BomLineReply,
  ),
  removeLine: post({ zh: '删除 BOM 行', en: 'Remove a line' }, z.object(lineOf), nothing),
  /** Confirms every line that waits with one proposed part, from a confidence on. */
  confirmAll: post(
    { zh: '确认全部推荐', en: 'Confirm all proposals' },
    z.object({ bomId: id(), confidence: whole(0, 100).default(0) }),
    z.object({ confirmed: z.number() }),
    { perMinute: 60 },
  ),
  /** What resistors and capacitors leave open, once for the whole bill; `choices` say what each answer costs beside the others kept. */
  assumptions: get(
    { zh: 'BOM 未写的精度、介质与耐压', en: 'What a BOM says no tolerance, dielectric or voltage of' },
    one,
    z.object({
      ...Assumed,
      /** Lines that wait for an answer. */
      resistors: z.number(),
      capacitors: z.number(),
      smallCapacitors: z.number(),
      /** Capacitors without a voltage; what lacks both waits for both answers. */
      unrated: z.number(),
      choices: z.array(
        z.object({
          ...Assumed,
          /** Lines for which it finds a part on sale. */
          lines: z.number(),
          amount: Yuan,
        }),
      ),
    }),
    { perMinute: 120 },
  ),
  /** The answer for the whole bill; only what is given is changed. Lines are proposed by it, and confirmed as ever. */
  assume: post(
    { zh: '设定 BOM 默认精度、介质与耐压', en: 'Set what a BOM leaves open' },
    z.object({
      bomId: id(),
      tolerance: whole(1, 20).nullable().optional(),
      dielectric: z.enum(DIELECTRICS).nullable().optional(),
      smallDielectric: z.enum(SMALL_DIELECTRICS).nullable().optional(),
      volts: whole(1, Math.max(...VOLTS))
        .nullable()
        .optional(),
    }),
    BomHeadReply,
    { perMinute: 60 },
  ),
  /** A line's stand-ins: its writer's, and the mall's replacements. */
  alternates: get(
    { zh: '可替代器件', en: 'What could stand in for a part' },
    z.object({ partId: id(), need: whole(1, 999_999_999).default(1) }),
    z.object({
      list: z.array(
        BomPart.extend({
          grade: z.number(),
          evidence: z.string(),
          /** What differs, one sentence each. */
          reasons: z.array(z.string()),
          offer: BomOffer.nullable(),
        }),
      ),
    }),
    { access: anyone, perMinute: 240 },
  ),
  /**
   * All lines that can be bought, or the given ones; or exactly `picks`, as the cheapest mix had them: a line may come from
   * two stores. What the cart refuses is said line by line; the rest goes in.
   */
  toCart: post(
    { zh: 'BOM 加入购物车', en: 'Put the lines into the cart' },
    z.object({
      bomId: id(),
      lineIds: json(z.array(id()).max(BOM_LINES)).optional(),
      picks: json(
        z
          .array(z.object({ lineId: id(), productId: id(), buyNum: whole(1, 999_999_999) }))
          .min(1)
          .max(2 * BOM_LINES),
      ).optional(),
      ...requestId,
    }),
    z.object({
      added: z.number(),
      availableCartNum: z.number(),
      refused: z.array(
        z.object({ lineId: z.number(), lineNo: z.number(), partNo: z.string(), text: z.string() }),
      ),
    }),
    { creates: true, perMinute: 60 },
  ),
  /** The matched list as xlsx, its bytes in base64. */
  download: get(
    { zh: '导出匹配结果', en: 'Export the matched list' },
    one,
    z.object({ fileName: z.string(), base64: z.string() }),
    { perMinute: 20 },
  ),
});
