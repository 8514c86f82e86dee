// How the room of changes says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { ChangeState } from '../change-process.ts';
import { changeStatus } from '../change-status.ts';

export const serviceChangeErrors = errors('serviceChange', {
  notFound: { state: State.notFound, zh: '没有找到该变更', en: 'There is no such change' },
  notNow: ({ state }: { state: ChangeState }) => ({
    zh: `变更${changeStatus[state].zh}，不能进行此操作`,
    en: `The change is “${changeStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '变更刚被他人处理，请刷新后重试',
    en: 'Somebody else has just handled this change, please load it anew',
  },
  oneAtATime: {
    zh: '已有一项变更或终止待确认，请先处理',
    en: 'Another change or end waits for an answer: please settle that first',
  },
  notRunning: {
    zh: '委托不在进行中，不能变更或终止',
    en: 'The commission is not running: it cannot be changed or ended',
  },
  onlyForms: {
    zh: '按固定价格购买或按合同约定的委托，项目不在此变更；可申请终止，或按合同变更',
    en: 'What was bought at a fixed price or agreed in a contract is not changed here; ask for its end, or change the contract',
  },
  nothingChanged: { zh: '请选择要取消或增加的项目', en: 'Please choose items to leave out or to add' },
  allDropped: {
    zh: '取消全部项目请改为申请终止委托',
    en: 'To leave out all items, please ask to end the commission',
  },
  unknownItem: ({ seq }: { seq: number }) => ({
    zh: `第 ${seq} 项不能取消：没有该项，或已完成、已取消`,
    en: `Item ${seq} cannot be left out: there is none, or it is done or cancelled`,
  }),
  unknownCapability: ({ capNo }: { capNo: string }) => ({
    zh: `没有能力编号 ${capNo}，或不属于该实验室`,
    en: `There is no capability ${capNo} in this laboratory`,
  }),
  onRequest: ({ items }: { items: string }) => ({
    zh: `以下项目没有价格，请另行询价：${items}`,
    en: `No price for: ${items}; please inquire for them`,
  }),
  unknownSpecimen: { zh: '所选样品不在样品清单中', en: 'These specimens are not in the list' },
  feeMoved: ({ fee }: { fee: string }) => ({
    zh: `已完成的工作有变化，终止费用现为 ¥${fee}，请核对后重新提交`,
    en: `Work has gone on: ending costs ¥${fee} now; please look at it and ask again`,
  }),
  movedOn: {
    zh: '提出后检测已有进展，此申请失效，请重新提出',
    en: 'Work has gone on since it was asked: it has lapsed, please ask anew',
  },
  notAlone: {
    zh: '只有在安全原因，或逾期未收到样品时，实验室可以单方终止',
    en: 'The laboratory ends it alone only for safety, or where no specimen came in time',
  },
});
