// What the company room serves about employees' accounts.
import { type Route, serve } from '#kit/http/server/serve.ts';
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
    serve(subAccountProtocol.detail, showSubAccount),
    serve(subAccountProtocol.scope, showScope),
    serve(subAccountProtocol.add, addSubAccount(smsSender)),
    serve(subAccountProtocol.edit, editSubAccount),
    serve(subAccountProtocol.renew, renewSubAccount(smsSender)),
    serve(subAccountProtocol.disable, disableSubAccounts),
    serve(subAccountProtocol.enable, enableSubAccounts),
    serve(subAccountProtocol.leave, leaveSubAccount),
    serve(subAccountProtocol.log, listSubAccountLog),
    serve(subAccountProtocol.permissions, showPermissions),
  ];
}
