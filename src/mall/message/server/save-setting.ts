// A member switches one channel of one kind of message on or off.
import type { Actions } from '#kit/http/server/serve.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { MESSAGE_KINDS } from '../message-kinds.ts';
import { type SettingRow, settingOf } from './list-settings.ts';
import { messageErrors } from './message.errors.ts';

type Acts = Actions<typeof messageProtocol>;

/** The other channels stay as they are. */
const SAVE = `
  INSERT INTO message_setting AS s (member_id, kind, site, sms, email)
  VALUES ($1, $2, coalesce($3::boolean, true), coalesce($4::boolean, $6), coalesce($5::boolean, $7))
  ON CONFLICT (member_id, kind) DO UPDATE
    SET site = coalesce($3, s.site), sms = coalesce($4, s.sms), email = coalesce($5, s.email)
  RETURNING kind, site, sms, email`;

/** @throws messageErrors.locked for a site message that safety, law or money demands */
export const saveSetting: Acts['saveSetting'] = async (work, { memberId }, { kind, channel, isOn }) => {
  const own = MESSAGE_KINDS[kind];
  if (channel === 'site' && own.isLocked && !isOn) throw messageErrors.locked();
  const choice = (one: typeof channel) => (one === channel ? isOn : null);
  const [row] = await work.query<SettingRow>(
    SAVE,
    [memberId, kind, choice('site'), choice('sms'), choice('email'), own.sms, own.email],
    'message-setting',
  );
  return settingOf(kind, row);
};
