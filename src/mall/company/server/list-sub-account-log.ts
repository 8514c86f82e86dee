// What happened to an employee's account, in sentences.
import type { Action } from '#kit/http/server/serve.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Language, Text } from '#kit/words/text.ts';
import {
  PERMISSION_POINTS,
  type PermissionPoint,
  PRESET_ROLES,
  type PresetRole,
} from '#mall/member/permission-points.ts';
import type { subAccountProtocol } from '../sub-account.protocol.ts';
import {
  type SubAccountAction,
  type SubAccountState,
  subAccountEvents,
  subAccountStatus,
} from '../sub-account-process.ts';
import { logFieldWords } from '../sub-account-words.ts';
import { requireSubAccount } from './manage-sub-account.ts';
import { subAccountLife } from './sub-account-life.ts';

type Change = { from: unknown; to: unknown };

interface LogRow {
  event: SubAccountAction;
  to_state: SubAccountState;
  actor_name: string;
  reason: string;
  detail: Record<string, unknown>;
  created_at: Date;
}

const theMall: Text = { zh: '系统', en: 'The mall' };

/** The latest step first. @throws subAccountErrors.notFound, also for employees of other enterprises */
export const listSubAccountLog: Action<typeof subAccountProtocol.log> = async (work, actor, { memberId }) => {
  await requireSubAccount(work, actor, memberId);
  const rows = await work.query<LogRow>(
    `SELECT event, to_state, actor_name, reason, detail, created_at FROM step_log
     WHERE doc_type = $1 AND doc_sn = $2 ORDER BY log_id DESC LIMIT 200`,
    [subAccountLife.docType, String(memberId)],
  );
  const { language } = work;
  return rows.map((row) => ({
    eventName: subAccountEvents[row.event][language],
    stateName: subAccountStatus[row.to_state][language],
    tone: subAccountStatus[row.to_state].tone,
    actorName: row.actor_name || theMall[language],
    reason: row.reason,
    changes: row.event === 'change' ? sentences(row.detail as Record<string, Change>, language) : [],
    time: row.created_at.toISOString(),
  }));
};

function sentences(detail: Record<string, Change>, language: Language): string[] {
  return Object.entries(detail).flatMap(([name, { from, to }]) => {
    if (name === 'permissions') return pointSentences(from, to, language);
    const word = (logFieldWords as Record<string, Text>)[name];
    return word ? [`${word[language]}: ${shown(name, from, language)} → ${shown(name, to, language)}`] : [];
  });
}

function pointSentences(from: unknown, to: unknown, language: Language): string[] {
  const [before, now] = [from as PermissionPoint[], to as PermissionPoint[]];
  const names = (points: PermissionPoint[]) =>
    points
      .map((point) => PERMISSION_POINTS[point]?.[language] ?? point)
      .join(language === 'zh' ? '、' : ', ');
  const given = now.filter((point) => !before.includes(point));
  const taken = before.filter((point) => !now.includes(point));
  return [
    ...(given.length > 0 ? [`${logFieldWords.given[language]}: ${names(given)}`] : []),
    ...(taken.length > 0 ? [`${logFieldWords.taken[language]}: ${names(taken)}`] : []),
  ];
}

function shown(name: string, value: unknown, language: Language): string {
  if (name === 'roles')
    return (
      (value as PresetRole[])
        .map((role) => PRESET_ROLES[role].name[language])
        .join(language === 'zh' ? '、' : ', ') || logFieldWords.none[language]
    );
  if (name === 'limitPerOrder' || name === 'limitPerMonth')
    return value === null || value === undefined
      ? logFieldWords.unlimited[language]
      : showAmount(String(value));
  if (typeof value === 'boolean') return logFieldWords[value ? 'yes' : 'no'][language];
  return String(value ?? '') || logFieldWords.none[language];
}
