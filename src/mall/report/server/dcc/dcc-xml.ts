// A certificate as data: PTB's Digital Calibration Certificate 3.2.1 with D-SI quantities (https://ptb.de/dcc), from the same content as the paper.
import type { Verdict } from '#kit/measure/decision-rule.ts';
import type { Text } from '#kit/words/text.ts';
import type { ReportContent, ReportItem, ReportResult } from '../../report-content.ts';
import { decisionRules } from '../../report-terms.ts';
import { statements } from '../draw/report-words.ts';
import { siUnit } from './si-unit.ts';
import { element, type Xml, xmlDocument } from './xml-of.ts';

export interface DccMore {
  /** What made it. */
  release: string;
  /** Of the report that it takes the place of: SHA-256 of its PDF. */
  formerHash: string | null;
  /** Where it was done. */
  isOnSite: boolean;
  hasTimeStamp: boolean;
}

const dcc = (name: string, inside: Xml, attributes: Readonly<Record<string, string>> = {}) =>
  element(`dcc:${name}`, inside, attributes);
const si = (name: string, inside: Xml) => element(`si:${name}`, inside);

/** Never empty, no blank at either end. */
const line = (text: string) => text.trim().replaceAll(/\s+/g, ' ') || '-';

export function dccXml(content: ReportContent, more: DccMore): string {
  const { language, items, specimens } = content;
  const languages =
    language === 'BOTH' ? (['zh', 'en'] as const) : language === 'EN' ? (['en'] as const) : (['zh'] as const);
  const said = (text: Text): Xml =>
    languages.map((one) =>
      dcc('content', text[one].trim() || text.zh.trim() || text.en.trim() || '-', { lang: one }),
    );
  const text = (name: string, value: Text | string) =>
    dcc(name, typeof value === 'string' ? dcc('content', line(value)) : said(value));
  const location = (address: string) => dcc('location', dcc('further', dcc('content', line(address))));
  const identification = (issuer: string, value: string, name: Text) =>
    value.trim() === ''
      ? undefined
      : dcc('identification', [dcc('issuer', issuer), dcc('value', line(value)), text('name', name)]);
  const contact = (name: Text | string, address: string, phone = '') => [
    text('name', name),
    phone ? dcc('phone', line(phone)) : undefined,
    location(address),
  ];

  const administrative = dcc('administrativeData', [
    dcc(
      'dccSoftware',
      dcc('software', [
        text('name', 'Yuancai'),
        dcc('release', line(more.release)),
        dcc('type', 'application'),
      ]),
    ),
    dcc('coreData', [
      dcc('countryCodeISO3166_1', 'CN'),
      languages.map((one) => dcc('usedLangCodeISO639_1', one)),
      dcc('mandatoryLangCodeISO639_1', languages[0] ?? 'zh'),
      dcc('uniqueIdentifier', line(content.reportNo)),
      dcc(
        'identifications',
        identification('calibrationLaboratory', content.serviceSn, { zh: '委托单号', en: 'Commission' }),
      ),
      content.receivedOn ? dcc('receiptDate', content.receivedOn) : undefined,
      dcc('beginPerformanceDate', content.startedOn),
      dcc('endPerformanceDate', content.doneOn),
      dcc('performanceLocation', more.isOnSite ? 'customer' : 'laboratory'),
      content.issuedOn ? dcc('issueDate', content.issuedOn) : undefined,
      content.amends
        ? dcc('reportAmendedSubstituted', [
            dcc('typeOfChange', 'amended'),
            dcc('replacedUniqueIdentifier', line(content.amends.reportNo)),
          ])
        : undefined,
      content.amends && more.formerHash
        ? dcc('previousReport', [
            text('referral', { zh: '被代替的证书', en: 'Certificate that is replaced' }),
            dcc('referralID', line(content.amends.reportNo)),
            dcc('procedure', 'SHA-256'),
            dcc('value', more.formerHash),
          ])
        : undefined,
    ]),
    dcc(
      'items',
      specimens.map((one) =>
        dcc('item', [
          text('name', one.name),
          one.maker ? dcc('manufacturer', text('name', one.maker)) : undefined,
          one.model ? dcc('model', line(one.model)) : undefined,
          dcc('identifications', [
            identification('manufacturer', one.serialNo, { zh: '出厂编号', en: 'Serial number' }),
            identification('calibrationLaboratory', one.specimenNo, {
              zh: '样品编号',
              en: 'Specimen number',
            }),
          ]),
        ]),
      ),
    ),
    dcc('calibrationLaboratory', [
      dcc('calibrationLaboratoryCode', line(content.lab.code)),
      dcc('contact', contact(content.lab.name, content.lab.address)),
      dcc('cryptElectronicSeal', 'true'),
      dcc('cryptElectronicSignature', 'false'),
      dcc('cryptElectronicTimeStamp', String(more.hasTimeStamp)),
    ]),
    dcc('respPersons', [
      person(text('name', content.approvedBy), 'approved', true),
      person(text('name', content.reviewedBy), 'reviewed', false),
      person(text('name', content.preparedBy), 'prepared', false),
    ]),
    dcc('customer', contact(content.client.name, content.client.address, content.client.contact)),
    dcc(
      'statements',
      statementsOf(content).map((one) => dcc('statement', dcc('declaration', said(one)))),
    ),
  ]);
  return xmlDocument(
    dcc(
      'digitalCalibrationCertificate',
      [
        administrative,
        dcc(
          'measurementResults',
          items.map((one) => measurement(one, content, text)),
        ),
      ],
      {
        'xmlns:dcc': 'https://ptb.de/dcc',
        'xmlns:si': 'https://ptb.de/si',
        schemaVersion: '3.2.1',
      },
    ),
  );
}

const person = (name: Xml, role: string, isMain: boolean) =>
  dcc('respPerson', [
    dcc('person', name),
    dcc('role', role),
    dcc('mainSigner', String(isMain)),
    isMain ? dcc('cryptElectronicSeal', 'true') : undefined,
  ]);

function statementsOf({ rule, amends, deviations, conclusion }: ReportContent): Text[] {
  return [
    statements.asReceived,
    statements.traceable,
    { zh: `判定规则：${decisionRules[rule].zh}`, en: `Decision rule: ${decisionRules[rule].en}` },
    { zh: `对方法的偏离：${deviations}`, en: `Deviations from the methods: ${deviations}` },
    ...(conclusion.zh || conclusion.en ? [conclusion] : []),
    ...(amends
      ? [
          {
            zh: `修改：${amends.what}；原因：${amends.why}`,
            en: `Changed: ${amends.what}; reason: ${amends.why}`,
          },
        ]
      : []),
  ];
}

type Said = (name: string, value: Text | string) => Xml;

const CONFORMITY: Readonly<Record<Verdict, string>> = {
  ...{ PASS: 'pass', FAIL: 'fail', CONDITIONAL_PASS: 'conditionalPass', CONDITIONAL_FAIL: 'conditionalFail' },
};

function measurement(item: ReportItem, content: ReportContent, text: Said): Xml {
  const influences = [
    influence({ zh: '温度', en: 'Temperature' }, item.environment.tempC, 'Cel', text),
    influence({ zh: '相对湿度', en: 'Relative humidity' }, item.environment.rh, '%', text),
  ].filter((one) => one !== undefined);
  return dcc('measurementResult', [
    text('name', item.item),
    dcc(
      'usedMethods',
      dcc('usedMethod', [text('name', item.item), dcc('norm', line(`${item.standard} ${item.clause}`))]),
    ),
    item.equipment.length > 0
      ? dcc(
          'measuringEquipments',
          item.equipment.map((one) =>
            dcc('measuringEquipment', [
              text('name', one.name),
              dcc('identifications', [
                dcc('identification', [
                  dcc('issuer', 'calibrationLaboratory'),
                  dcc('value', line(one.equipNo)),
                ]),
                one.certificateNo
                  ? dcc('identification', [
                      dcc('issuer', 'other'),
                      dcc('value', line(one.certificateNo)),
                      text('name', {
                        zh: `校准证书，有效期至 ${one.dueDate}`,
                        en: `Certificate, valid until ${one.dueDate}`,
                      }),
                    ])
                  : undefined,
              ]),
            ]),
          ),
        )
      : undefined,
    influences.length > 0 ? dcc('influenceConditions', influences) : undefined,
    dcc('results', dcc('result', [text('name', item.item), dcc('data', resultData(item, text))])),
    metaOf(item, content),
  ]);
}

const metaOf = ({ verdict }: ReportItem, { rule }: ReportContent): Xml =>
  verdict
    ? dcc(
        'measurementMetaData',
        dcc('metaData', [
          dcc('declaration', dcc('content', decisionRules[rule].en, { lang: 'en' })),
          dcc('conformity', CONFORMITY[verdict]),
        ]),
      )
    : undefined;

/** Least and greatest of what was read. */
function influence(name: Text, found: readonly [string, string] | null, unit: string, text: Said): Xml {
  if (!found) return undefined;
  const one = (value: string, refType: string) => dcc('quantity', real(value, unit), { refType });
  return dcc('influenceCondition', [
    text('name', name),
    dcc('data', [one(found[0], 'basic_minimum'), one(found[1], 'basic_maximum')]),
  ]);
}

const real = (value: string, unit: string, result?: ReportResult): Xml =>
  si('real', [
    si('value', value),
    si('unit', siUnit(unit)),
    result && result.U !== ''
      ? si('expandedUnc', [
          si('uncertainty', result.U),
          si('coverageFactor', result.k),
          si('coverageProbability', result.p),
        ])
      : undefined,
  ]);

const NAMES: Readonly<Record<string, Text & { refType: string }>> = {
  ref: { zh: '标准值', en: 'Reference value', refType: 'basic_referenceValue' },
  ind: { zh: '示值', en: 'Indicated value', refType: 'basic_measuredValue' },
  err: { zh: '误差', en: 'Measurement error', refType: 'basic_measurementError' },
};

/** A list for each point: the columns that the sheet names, of which the decided one carries the uncertainty. */
function resultData({ results, tables }: ReportItem, text: Said): Xml {
  if (results.length === 0)
    return dcc(
      'text',
      dcc('content', line(tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))).join('; '))),
    );
  return results.map((one) => {
    const columns = Object.entries(one.columns).filter(([, value]) => value !== '');
    const carries = columns.findLast(([, value]) => value === one.value)?.[0];
    const quantity = (name: Text & { refType: string }, value: string, result?: ReportResult) =>
      dcc('quantity', [text('name', name), real(value, one.unit, result)], { refType: name.refType });
    return dcc('list', [
      one.at ? text('name', one.at) : undefined,
      columns.map(([key, value]) =>
        quantity(
          NAMES[key] ?? { zh: key, en: key, refType: 'basic_measuredValue' },
          value,
          key === carries ? one : undefined,
        ),
      ),
      carries === undefined
        ? quantity({ zh: '结果', en: 'Result', refType: 'basic_measuredValue' }, one.value, one)
        : undefined,
      one.verdict
        ? dcc('measurementMetaData', dcc('metaData', dcc('conformity', CONFORMITY[one.verdict])))
        : undefined,
    ]);
  });
}
