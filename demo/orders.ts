// Orders of the demo: who bought what of whom, how long ago, and how far each has come; evaluations with the buyers' own words.

/** How far an order has come before it is paid. Its whole trade goes that way. */
export type DemoUnpaidEnd =
  | 'review'
  | 'refused'
  | 'approval'
  | 'approvalReturned'
  | 'toPay'
  | 'transfer'
  | 'transferSentBack'
  | 'cancelled'
  | 'timeOut';

/** How far a store's part of a paid trade has come; most include what is before them. */
export type DemoPaidEnd =
  | 'paid'
  | 'storeCancelled'
  | 'partly'
  | 'shortage'
  | 'shipped'
  | 'received'
  | 'forgotten'
  | 'evaluated';

export interface DemoEvaluation {
  /** For each line, in their order. */
  lines: readonly { stars: 1 | 2 | 3 | 4 | 5; text: string; added?: string }[];
  /** Of the store: goods as described, service, delivery. */
  scores: readonly [description: number, service: number, delivery: number];
  isAnonymous?: true;
}

/** What its buyer asked for afterwards, and how far that has come; each includes what is before it. */
export interface DemoCase {
  kind: 1 | 2 | 3;
  lines: readonly (readonly [partNo: string, number: number])[];
  reason: 'R03' | 'R04' | 'R05' | 'R06' | 'R07' | 'R15';
  text: string;
  /** Days after the order. */
  on: number;
  end: 'asked' | 'refused' | 'called' | 'agreed' | 'sent' | 'done';
  /** Why the store refuses. */
  answer?: string;
  /** What its buyer complains of besides, once the platform was called. */
  complaint?: string;
  /** What the store found, of the first line; all as new where it is not said. */
  scrap?: number;
}

/** What one store has to deliver of a trade. */
export interface DemoPart {
  store: 'yuancai' | 'licheng' | 'xinhui' | 'liangu';
  /** Part numbers as the store lists them, and pieces that its quantity rule allows. */
  lines: readonly (readonly [partNo: string, number: number])[];
  end?: DemoPaidEnd;
  /** Pieces of the first line in the first of two parcels; the other lines come with it. */
  firstParcel?: number;
  /** The buyer has confirmed the first parcel. */
  hasFirst?: true;
  evaluation?: DemoEvaluation;
  afterSale?: DemoCase;
}

export interface DemoOrder {
  buyer: string;
  daysAgo: number;
  /** The time of day in China; today's are some hours old instead. */
  at?: string;
  hoursAgo?: number;
  parts: readonly DemoPart[];
  /** Before payment; left out: it was paid. */
  end?: DemoUnpaidEnd;
  /** Yuan of the balance that wait beside WeChat Pay, which its buyer has opened and not paid yet. */
  held?: number;
  /** How it was paid; left out: from the balance. */
  paidBy?: 'transfer';
  /** Why it was sent back, refused or cancelled. */
  reason?: string;
  remark?: string;
  poNumber?: string;
  costCentre?: string;
  /** Its buyer has put it into the bin. */
  isInBin?: true;
}

/** Who brings the parcels of a store, and how that carrier's numbers begin; digits follow up to the length. */
export const demoCarriers = {
  yuancai: { carrier: '京东物流', begins: 'JDX0', length: 16 },
  licheng: { carrier: '顺丰速运', begins: 'SF14', length: 15 },
  xinhui: { carrier: '顺丰速运', begins: 'SF16', length: 15 },
  liangu: { carrier: '德邦快递', begins: 'DPK2', length: 15 },
} as const;

/** The bank from which the enterprise transfers. */
export const demoTransferBank = '招商银行深圳科技园支行';

/** Of the enterprise, as its invoices say it. */
export const demoInvoice = {
  kind: 'special',
  titleKind: 'company',
  title: '深圳启明电子有限公司',
  taxNo: '91440300MA5F2X8K1C',
  registerAddress: '深圳市南山区留仙大道 3370 号',
  registerPhone: '0755-86010203',
  bank: demoTransferBank,
  bankAccount: '7559 0000 0010 001',
} as const;

/** Of the framework contract with this store: pieces of its first lines, called off by the enterprise. */
export const demoCallOff = {
  store: 'licheng',
  daysAgo: 8,
  at: '09:20',
  numbers: [2000, 1000],
  poNumber: 'QM-PO-2611-07',
  remark: '按框架合同第一批交付，请附出货检验报告。',
} as const;

const buyers: readonly DemoOrder[] = [
  {
    buyer: 'buyer01',
    daysAgo: 41,
    at: '10:24',
    parts: [
      {
        store: 'yuancai',
        lines: [
          ['ESP32-C3-WROOM-02-N4', 10],
          ['TYPE-C-31-M-12', 50],
        ],
        end: 'evaluated',
        evaluation: {
          lines: [
            {
              stars: 5,
              text: '模组是原厂整盘拆的，带静电袋和干燥剂，十片全部烧录成功，Wi-Fi 信号正常。',
              added: '装机两周了，休眠电流和手册一致，没有掉线。',
            },
            { stars: 4, text: '座子焊盘镀层不错，插拔手感稍紧，量产前建议先打样。' },
          ],
          scores: [5, 5, 4],
        },
      },
      {
        store: 'licheng',
        lines: [
          ['RC0603FR-0710KL', 5000],
          ['GRM155R71C104KA88D', 4000],
        ],
        end: 'evaluated',
        evaluation: {
          lines: [
            { stars: 5, text: '10K 抽测三十颗，都在 0.5% 以内，编带没有断口。' },
            { stars: 5, text: '0402 的 100nF，贴片机吸料顺利，抛料率很低。' },
          ],
          scores: [5, 5, 5],
        },
      },
    ],
  },
  {
    buyer: 'buyer01',
    daysAgo: 27,
    at: '15:08',
    parts: [
      {
        store: 'xinhui',
        lines: [
          ['TP4056-42-ESOP8', 50],
          ['MP1584EN-LF-Z', 20],
        ],
        end: 'evaluated',
        afterSale: {
          kind: 1,
          lines: [['TP4056-42-ESOP8', 10]],
          reason: 'R03',
          text: '10 片充电截止电压偏低（4.05 V），换板复测相同，附测试记录。',
          on: 7,
          end: 'done',
          scrap: 10,
        },
        evaluation: {
          lines: [
            { stars: 4, text: 'Charges at the set 1 A, gets warm without enough copper under the pad.' },
            { stars: 3, text: '芯片没问题，但剪带只剩一小段，没有留引带，上不了机器，只能手焊。' },
          ],
          scores: [4, 4, 3],
          isAnonymous: true,
        },
      },
    ],
  },
  {
    buyer: 'buyer01',
    daysAgo: 18,
    at: '20:41',
    parts: [{ store: 'liangu', lines: [['UG-2864HSWEG01', 3]] }],
    end: 'cancelled',
    reason: '换用另一尺寸的屏幕',
    isInBin: true,
  },
  {
    buyer: 'buyer01',
    daysAgo: 16,
    at: '11:32',
    parts: [{ store: 'yuancai', lines: [['DS3231SN#T&R', 5]] }],
    end: 'refused',
    reason: '该批次待实验室复检，暂不能发货，请改订 HYM8563S 或下周再下单。',
  },
  {
    buyer: 'buyer01',
    daysAgo: 11,
    at: '09:47',
    parts: [
      {
        store: 'xinhui',
        lines: [
          ['STM32F103C8T6', 20],
          ['CH340G', 30],
        ],
        end: 'received',
        afterSale: {
          kind: 2,
          lines: [['STM32F103C8T6', 2]],
          reason: 'R07',
          text: '2 片丝印模糊，读出的 ID 与手册不符，申请换货。',
          on: 5,
          end: 'done',
          scrap: 2,
        },
      },
    ],
  },
  {
    buyer: 'buyer01',
    daysAgo: 6,
    at: '14:15',
    parts: [{ store: 'licheng', lines: [['3296X-1-102LF', 20]] }],
    end: 'cancelled',
    reason: '阻值选错了，重新下单',
  },
  {
    buyer: 'buyer01',
    daysAgo: 4,
    at: '16:52',
    parts: [
      {
        store: 'liangu',
        lines: [
          ['B4B-XH-A', 500],
          ['XHP-4', 500],
        ],
        end: 'partly',
        firstParcel: 300,
        afterSale: {
          kind: 3,
          lines: [['B4B-XH-A', 100]],
          reason: 'R15',
          text: '样机减产，剩余 100 只不再需要，申请退款。',
          on: 3,
          end: 'asked',
        },
      },
    ],
    remark: '线束打样用，可分批发。',
  },
  {
    buyer: 'buyer01',
    daysAgo: 3,
    at: '10:06',
    parts: [{ store: 'xinhui', lines: [['W25Q16JVSSIQ', 30]], end: 'shipped' }],
  },
  {
    buyer: 'buyer01',
    daysAgo: 1,
    at: '21:18',
    parts: [
      { store: 'yuancai', lines: [['CH32V003F4P6', 50]], end: 'paid' },
      { store: 'licheng', lines: [['CSTNE12M0G550000R0', 50]], end: 'paid' },
    ],
  },
  {
    buyer: 'buyer01',
    daysAgo: 0,
    hoursAgo: 7,
    parts: [
      { store: 'yuancai', lines: [['LM35DZ/NOPB', 10]] },
      { store: 'liangu', lines: [['LRS-35-24', 4]] },
    ],
    end: 'review',
    remark: '请确认是否为新版外壳。',
  },
  {
    buyer: 'buyer01',
    daysAgo: 0,
    hoursAgo: 3,
    parts: [
      { store: 'yuancai', lines: [['MPU-6050', 6]] },
      { store: 'xinhui', lines: [['TXS0108EPWR', 10]] },
    ],
    end: 'toPay',
    held: 20,
  },
];

const designers: readonly DemoOrder[] = [
  {
    buyer: 'designer01',
    daysAgo: 33,
    at: '13:50',
    parts: [
      {
        store: 'liangu',
        lines: [
          ['SHT30-DIS-B2.5KS', 10],
          ['HR911105A', 20],
        ],
        end: 'evaluated',
        evaluation: {
          lines: [
            {
              stars: 5,
              text: '与标准箱比对，25 °C 下湿度偏差在 ±2% RH 以内。',
              added: '高低温循环 200 小时后复测，漂移可以忽略。',
            },
            { stars: 5, text: 'Magnetics and LEDs as drawn, the PHY linked at 100 Mbit/s at once.' },
          ],
          scores: [5, 4, 4],
        },
      },
      {
        store: 'xinhui',
        lines: [['UCC27524DR', 20]],
        end: 'evaluated',
        evaluation: {
          lines: [{ stars: 4, text: '驱动波形干净，上升沿约 8 ns；到货比预计晚一天。' }],
          scores: [5, 4, 3],
        },
      },
    ],
  },
  {
    buyer: 'designer01',
    daysAgo: 22,
    at: '17:29',
    parts: [{ store: 'yuancai', lines: [['CP2102-GMR', 10]] }],
    end: 'timeOut',
    isInBin: true,
  },
  {
    buyer: 'designer01',
    daysAgo: 19,
    at: '09:12',
    parts: [{ store: 'xinhui', lines: [['ADR4525BRZ', 4]] }],
    end: 'refused',
    reason: '库存为客户预留批次，无法转售；可提供 REF5025 的样片。',
  },
  {
    buyer: 'designer01',
    daysAgo: 14,
    at: '11:03',
    parts: [
      {
        store: 'yuancai',
        lines: [['TMP117AIDRVR', 10]],
        end: 'forgotten',
        afterSale: {
          kind: 1,
          lines: [['TMP117AIDRVR', 4]],
          reason: 'R06',
          text: '下单要求 2024 年以后批次，收到 4 片为 1946，申请退货。',
          on: 11,
          end: 'called',
          answer: '批次以出货为准，页面未承诺日期码',
          complaint: '客服两天没有回复，拒绝时也没有看订单备注。',
        },
      },
    ],
  },
  {
    buyer: 'designer01',
    daysAgo: 9,
    at: '22:10',
    parts: [{ store: 'yuancai', lines: [['LM2596S-ADJ/NOPB', 10]] }],
    end: 'timeOut',
  },
  {
    buyer: 'designer01',
    daysAgo: 5,
    at: '10:38',
    parts: [
      {
        store: 'xinhui',
        lines: [
          ['IRF3205PBF', 200],
          ['SN74LVC1T45DBVR', 50],
        ],
        end: 'shortage',
        firstParcel: 120,
      },
    ],
    reason: '剩余 80 片抽检批次不一致，已退回上游，申请短缺关闭并退款。',
    remark: 'BLDC 驱动器样机，第二版。',
  },
  {
    buyer: 'designer01',
    daysAgo: 3,
    at: '14:44',
    parts: [
      { store: 'yuancai', lines: [['SP3485EN-L/TR', 30]], end: 'shipped' },
      { store: 'licheng', lines: [['WSL1206R0050FEA', 200]], end: 'shipped' },
    ],
  },
  {
    buyer: 'designer01',
    daysAgo: 1,
    at: '16:05',
    parts: [{ store: 'xinhui', lines: [['BQ25895RTWR', 10]], end: 'paid' }],
    remark: '请发同一批次。',
  },
  {
    buyer: 'designer01',
    daysAgo: 1,
    at: '18:20',
    parts: [{ store: 'licheng', lines: [['TNPW080510K0BEEA', 100]] }],
    end: 'transferSentBack',
    reason: '附言码与账单不符，未查到该笔到账，请核对后重新提交。',
  },
  {
    buyer: 'designer01',
    daysAgo: 0,
    hoursAgo: 5,
    parts: [
      { store: 'licheng', lines: [['MFR-25FBF52-100R', 500]] },
      { store: 'xinhui', lines: [['M24C64-RMN6TP', 30]] },
    ],
    end: 'review',
  },
];

const enterprise: readonly DemoOrder[] = [
  {
    buyer: 'company01',
    daysAgo: 31,
    at: '09:35',
    parts: [
      {
        store: 'xinhui',
        lines: [
          ['GD32F103C8T6', 300],
          ['LM2596S-5.0/NOPB', 100],
        ],
        end: 'evaluated',
        firstParcel: 200,
        evaluation: {
          lines: [
            { stars: 5, text: '国产替代小批验证通过，程序只改了时钟配置，批次一致。' },
            { stars: 4, text: '效率和纹波达标，个别引脚轻微变形，已整形使用。' },
          ],
          scores: [5, 5, 4],
        },
      },
      {
        store: 'licheng',
        lines: [['CL10B104KB8NNNC', 10_000]],
        end: 'evaluated',
        evaluation: {
          lines: [{ stars: 5, text: '去耦电容整盘交付，COC 和出货报告齐全。' }],
          scores: [5, 5, 5],
        },
        afterSale: {
          kind: 3,
          lines: [['CL10B104KB8NNNC', 50]],
          reason: 'R04',
          text: '末盘点料少 50 只，附 X 光点料照片。',
          on: 7,
          end: 'done',
        },
      },
    ],
    paidBy: 'transfer',
    poNumber: 'QM-PO-2610-26',
    costCentre: '生产采购',
  },
  {
    buyer: 'company01_buy',
    daysAgo: 21,
    at: '10:50',
    parts: [{ store: 'licheng', lines: [['NE556DR', 300]] }],
    end: 'refused',
    reason: '该型号本月配额已满，请拆单或联系客服排期。',
    costCentre: '研发中心',
  },
  {
    buyer: 'company01',
    daysAgo: 20,
    at: '15:26',
    parts: [{ store: 'liangu', lines: [['HF3FF/003-1HS', 200]] }],
    end: 'cancelled',
    reason: '改用 5 V 线圈的型号',
    isInBin: true,
  },
  {
    buyer: 'company01',
    daysAgo: 17,
    at: '11:15',
    parts: [{ store: 'liangu', lines: [['G3MB-202P DC5', 50]] }],
    end: 'refused',
    reason: '原厂调价，现货需重新报价，请走询价。',
    costCentre: '生产采购',
  },
  {
    buyer: 'company01_buy',
    daysAgo: 12,
    at: '14:02',
    parts: [
      {
        store: 'yuancai',
        lines: [
          ['TJA1050T/CM,118', 200],
          ['AD7705BRZ', 30],
        ],
        end: 'received',
        firstParcel: 120,
        afterSale: {
          kind: 1,
          lines: [['TJA1050T/CM,118', 20]],
          reason: 'R05',
          text: '外箱压损，20 片引脚弯曲无法贴装。',
          on: 9,
          end: 'agreed',
        },
      },
    ],
    poNumber: 'QM-PO-2611-03',
    costCentre: '研发中心',
  },
  {
    buyer: 'company01',
    daysAgo: 10,
    at: '16:33',
    parts: [
      {
        store: 'yuancai',
        lines: [['CH340C', 200]],
        end: 'received',
        afterSale: {
          kind: 1,
          lines: [['CH340C', 50]],
          reason: 'R03',
          text: '50 片枚举不到 USB 设备，交叉验证后确认器件不良。',
          on: 6,
          end: 'sent',
        },
      },
      { store: 'xinhui', lines: [['CH32V103C8T6', 200]], end: 'storeCancelled' },
    ],
    reason: '仓库盘点差异，实际库存不足，已全额退款，抱歉。',
    costCentre: '研发中心',
  },
  {
    buyer: 'company01',
    daysAgo: 7,
    at: '09:58',
    parts: [
      { store: 'yuancai', lines: [['GD32F103C8T6', 1000]], end: 'partly', firstParcel: 400, hasFirst: true },
      { store: 'licheng', lines: [['RL0603FR-070R01L', 20_000]], end: 'partly', firstParcel: 10_000 },
    ],
    paidBy: 'transfer',
    poNumber: 'QM-PO-2611-09',
    costCentre: '生产采购',
    remark: '风机控制板量产用，可分批到货。',
  },
  {
    buyer: 'company01',
    daysAgo: 5,
    at: '13:20',
    parts: [{ store: 'liangu', lines: [['LRS-35-12', 20]] }],
    end: 'cancelled',
    reason: '与另一张订单重复',
  },
  {
    buyer: 'company01',
    daysAgo: 3,
    at: '15:40',
    parts: [
      {
        store: 'liangu',
        lines: [
          ['MSTB 2,5/ 3-ST-5,08', 200],
          ['DT04-2P', 50],
        ],
        end: 'shipped',
        afterSale: {
          kind: 3,
          lines: [['DT04-2P', 5]],
          reason: 'R04',
          text: '签收时清点 DT04-2P 少 5 只，包装完好。',
          on: 2,
          end: 'asked',
        },
      },
    ],
    poNumber: 'QM-PO-2611-14',
    costCentre: '生产采购',
  },
  {
    buyer: 'company01_buy',
    daysAgo: 1,
    at: '11:48',
    parts: [
      { store: 'xinhui', lines: [['MCP73831T-2ACI/OT', 200]], end: 'paid' },
      { store: 'liangu', lines: [['CR2032', 200]], end: 'paid' },
    ],
    costCentre: '研发中心',
  },
  {
    buyer: 'company01',
    daysAgo: 1,
    at: '16:48',
    parts: [{ store: 'liangu', lines: [['HF3FF/005-1ZS', 1000]] }],
    end: 'transfer',
    poNumber: 'QM-PO-2611-18',
    costCentre: '生产采购',
  },
  {
    buyer: 'company01_buy',
    daysAgo: 0,
    hoursAgo: 2,
    parts: [{ store: 'licheng', lines: [['4D02WGJ0101TCE', 20_000]] }],
    end: 'toPay',
    costCentre: '生产采购',
  },
];

/** Placed before the enterprise had rules of approval. */
export const demoOrders: readonly DemoOrder[] = [...buyers, ...designers, ...enterprise];

/** Those that its rules let wait for the main account. */
export const demoAskedOrders: readonly DemoOrder[] = [
  {
    buyer: 'company01_buy',
    daysAgo: 2,
    at: '10:12',
    parts: [
      { store: 'yuancai', lines: [['ESP32-C3-WROOM-02-N4', 200]] },
      { store: 'licheng', lines: [['GRM155R71C104KA88D', 20_000]] },
      { store: 'xinhui', lines: [['TXS0108EPWR', 200]] },
      { store: 'liangu', lines: [['AHT20', 200]] },
    ],
    end: 'approvalReturned',
    reason: '传感器改用 SHT30，请调整后重新提交。',
    costCentre: '研发中心',
  },
  {
    buyer: 'company01_buy',
    daysAgo: 0,
    hoursAgo: 4,
    parts: [
      { store: 'yuancai', lines: [['CH32V203C8T6', 300]] },
      { store: 'licheng', lines: [['RC0603FR-0710KL', 50_000]] },
      { store: 'xinhui', lines: [['MP1584EN-LF-Z', 300]] },
      { store: 'liangu', lines: [['PJ-102AH', 200]] },
    ],
    end: 'approval',
    poNumber: 'QM-PO-2611-20',
    costCentre: '生产采购',
    remark: '网关 V3 小批，请在周五前到货。',
  },
];
