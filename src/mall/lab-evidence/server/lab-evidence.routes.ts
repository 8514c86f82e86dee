// What the room of public evidence serves and hears.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { labEvidenceProtocol } from '../lab-evidence.protocol.ts';
import { showPassport } from './lot-reports.ts';
import { orderVerification, proposeVerification, verificationOfService } from './order-verification.ts';

export { labEvidenceListeners } from './follow-report.ts';

export const labEvidenceRoutes = (world: { publicUrl(): string }): Route[] =>
  serveAll(labEvidenceProtocol, {
    propose: proposeVerification,
    order: orderVerification,
    ofService: verificationOfService,
    passport: showPassport(world),
  });
