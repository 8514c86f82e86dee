// What the member room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { memberProtocol } from '../member.protocol.ts';
import { profileProtocol } from '../profile.protocol.ts';
import { changeMemberName } from './change-member-name.ts';
import { setPayPassword } from './password/set-pay-password.ts';
import { type FindDistrict, saveProfile } from './save-profile.ts';
import { tellProfile } from './tell-profile.ts';

/** @param findDistrict from a higher room, which knows the divisions */
export function memberRoutes({ findDistrict }: { findDistrict: FindDistrict }): Route[] {
  return [
    ...serveAll(memberProtocol, { setPayPassword }),
    ...serveAll(profileProtocol, {
      profile: tellProfile,
      saveProfile: saveProfile(findDistrict),
      changeMemberName,
    }),
  ];
}
