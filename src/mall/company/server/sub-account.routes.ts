// What the company room serves about employees' accounts.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { SmsSender } from '#mall/message/server/message.ts';
import { subAccountProtocol } from '../sub-account.protocol.ts';
import { addSubAccount } from './add-sub-account.ts';
import { disableSubAccounts, enableSubAccounts } from './disable-sub-accounts.ts';
import { editSubAccount } from './edit-sub-account.ts';
import { leaveSubAccount } from './leave-sub-account.ts';
import { listSubAccountLog } from './list-sub-account-log.ts';
import { showPermissions, showScope, showSubAccount, subAccountListRoutes } from './list-sub-accounts.ts';
import { renewSubAccount } from './renew-sub-account.ts';

export function subAccountRoutes({ smsSender }: { smsSender: SmsSender }): Route[] {
  return [
    ...subAccountListRoutes,
    ...serveAll(subAccountProtocol, {
      detail: showSubAccount,
      scope: showScope,
      add: addSubAccount(smsSender),
      edit: editSubAccount,
      renew: renewSubAccount(smsSender),
      disable: disableSubAccounts,
      enable: enableSubAccounts,
      leave: leaveSubAccount,
      log: listSubAccountLog,
      permissions: showPermissions,
    }),
  ];
}
