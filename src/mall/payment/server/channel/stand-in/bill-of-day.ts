// What the stand-ins tell of a day: their successes as rows, and those as WeChat's table and as Alipay's zip.
import { crc32 } from 'node:zlib';
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs';
import type { Workshop } from '#kit/db/work.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import type { BillRow, OutsideMethod } from '../payment-channel.ts';

/** Six in a thousand, half up. */
const feeOf = (amount: number): number => Math.floor((amount * 6 + 500) / 1_000);

/** What it has moved on a day of China, in the order of their numbers. */
export async function rowsOfDay(workshop: Workshop, method: OutsideMethod, day: string): Promise<BillRow[]> {
  const within = (column: string) =>
    `(${column} + interval '8 hours') AT TIME ZONE 'UTC' >= $2::date AND (${column} + interval '8 hours') AT TIME ZONE 'UTC' < $2::date + 1`;
  const rows = await workshop.reading('zh', (work) =>
    work.query<Omit<BillRow, 'fee'>>(
      `SELECT 'PAY' AS kind, number, '' AS "refundSn", transaction_no AS "transactionNo", amount FROM stand_in_charge
       WHERE method = $1 AND state = 'SUCCESS' AND ${within('decided_at')}
       UNION ALL
       SELECT 'REFUND', r.charge_number, r.number, c.transaction_no, r.amount FROM stand_in_refund r
       JOIN stand_in_charge c ON c.method = r.method AND c.number = r.charge_number
       WHERE r.method = $1 AND r.state = 'SUCCESS' AND ${within('r.decided_at')} ORDER BY 2, 3`,
      [method, day],
    ),
  );
  return rows.map((row) => ({ ...row, fee: row.kind === 'PAY' ? feeOf(row.amount) : -feeOf(row.amount) }));
}

const yuan = (fen: number): string => centsToWire(fen as Cents);

const WECHAT_HEAD =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易类型,交易状态,货币种类,微信退款单号,商户退款单号,退款金额,退款状态,商品名称,手续费,费率,订单金额,申请退款金额';

/** Cells begin with a backtick, and sums stand below under headings of their own. */
export function weChatTable(rows: readonly BillRow[]): string {
  const lines = rows.map(({ kind, number, refundSn, transactionNo, amount, fee }) => {
    const back = kind === 'REFUND' ? yuan(amount) : '0.00';
    const cells = [
      '2026-11-25 10:00:00',
      'wx',
      '1900',
      transactionNo,
      number,
      'NATIVE',
      kind === 'PAY' ? 'SUCCESS' : 'REFUND',
      'CNY',
    ];
    return [
      ...cells,
      refundSn && `50${refundSn}`,
      refundSn,
      back,
      refundSn && 'SUCCESS',
      '元器件, 一批',
      yuan(fee),
      '0.60%',
      yuan(amount),
      back,
    ]
      .map((cell) => `\`${cell}`)
      .join(',');
  });
  return ['\ufeff' + WECHAT_HEAD, ...lines, '总交易单数,手续费总金额', `\`${rows.length},\`0.00`, ''].join(
    '\r\n',
  );
}

const ALIPAY_HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,对方账户,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注';

/** Two tables in GBK: the rows, and their sums. */
export function alipayZip(rows: readonly BillRow[]): Buffer {
  const lines = rows.map(({ kind, number, refundSn, transactionNo, amount, fee }) => {
    const sum = yuan(kind === 'PAY' ? amount : -amount);
    const cells = [
      transactionNo,
      number,
      kind === 'PAY' ? '交易' : '退款',
      '元器件',
      '2026-11-25 10:00:00',
      '2026-11-25 10:00:01',
    ];
    return [...cells, '159****', sum, sum, refundSn, yuan(-fee), ''].map((cell) => `${cell}\t`).join(',');
  });
  const table = [
    '#支付宝业务明细查询',
    '#账号：[2088]',
    ALIPAY_HEAD,
    ...lines,
    '#---业务明细列表结束---',
    '',
  ];
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', `合计,,${rows.length}`, ''];
  return zipped([
    ['detail.csv', gbk(table.join('\r\n'))],
    ['sums.csv', gbk(sums.join('\r\n'))],
  ]);
}

/** The package's types know the tables alone. */
const { utils } = codepages as unknown as {
  utils: { encode(page: number, text: string, as: 'buf'): Buffer };
};
const gbk = (text: string): Buffer => utils.encode(936, text, 'buf');

/** Files side by side, as they are. */
function zipped(files: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, bytes] of files) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
