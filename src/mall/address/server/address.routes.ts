// What the address room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { addressProtocol } from '../address.protocol.ts';
import { addAddress } from './add-address.ts';
import { listAddresses } from './address.ts';
import { deleteAddress } from './delete-address.ts';
import { editAddress } from './edit-address.ts';
import { listRegions } from './regions.ts';

export function addressRoutes(): Route[] {
  return serveAll(addressProtocol, {
    list: listAddresses,
    add: addAddress,
    edit: editAddress,
    delete: deleteAddress,
    regions: async (_work, _actor, { parentCode }) => listRegions(parentCode),
  });
}
