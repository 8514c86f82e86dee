// The platform: finance takes in the bank's statements and releases refunds, operators decide what buyers and stores do not agree about.
import { randomUUID } from 'node:crypto';
import { aStatement, bankDesk } from '#mall/reconciliation/server/bank.builders.ts';
import { NotDone, type Person } from '../client.ts';
import { oneOf, type Turn, type World } from '../world.ts';
import { goOnWithCase } from './cases.ts';

export function financeTurns(world: World, finance: Person): Turn {
  const kept: Kept[] = [];
  return () =>
    oneOf(world.random, [
      [3, () => takeStatement(world, finance, kept)],
      [5, () => goOnWithCase(world, finance, 'finance')],
    ]);
}

export const operatorTurns =
  (world: World, operator: Person): Turn =>
  () =>
    goOnWithCase(world, operator, 'operator');

interface Kept {
  file: string;
  serials: string[];
}

/** What was transferred, and now and then money that nobody knows; a file whose taking was not answered is taken again. */
async function takeStatement(world: World, finance: Person, kept: Kept[]): Promise<void> {
  const { client, random } = world;
  const one = kept.shift() ?? aFile(world);
  if (!one) return;
  try {
    await bankDesk({ origin: client.origin() }, finance).take(one.file);
  } catch (error) {
    if (random.chance(95)) kept.push(one);
    if (String(error).includes('登录')) await world.people.renew(finance);
    throw new NotDone(String(error));
  }
  for (const serial of one.serials) client.note('bankLine', serial);
}

function aFile(world: World): Kept | undefined {
  const { random, transfers } = world;
  const rows = transfers.splice(0, random.between(1, 4)).map(({ paySn, amount }) => ({
    serial: `${world.mark('bank')}-${randomUUID().slice(0, 8)}`,
    in: random.chance(85) ? amount : (Number(amount) + 1).toFixed(2),
    remark: random.chance(90) ? paySn.replace('PY', 'YC') : '货款',
  }));
  if (random.chance(20)) rows.push({ serial: world.mark('bank'), in: '12.34', remark: '不明' });
  return rows.length > 0 ? { file: aStatement(rows), serials: rows.map(({ serial }) => serial) } : undefined;
}
