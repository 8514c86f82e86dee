// What the room of changes serves, hears and waits for.
import { onBothSides, type Route, serveAll } from '#kit/http/server/serve.ts';
import { serviceChangeProtocol } from '../service-change.protocol.ts';
import { agreeToChange, declineChange, withdrawChange } from './answer.ts';
import { askChange, askEnd, customer, endAlone, laboratory, offerEnd, previewChange } from './ask.ts';
import { changesOfService } from './change-view.ts';
import { changeRules } from './service-change-rules.ts';

export { serviceChangeListeners, serviceChangeTimers } from './follow-items.ts';

export const serviceChangeRoutes = (): Route[] =>
  serveAll(serviceChangeProtocol, {
    ...onBothSides(
      customer,
      { prefix: 'desk', party: laboratory },
      {
        ofService: changesOfService,
        preview: previewChange,
        ...{ askChange, askEnd, agree: agreeToChange, decline: declineChange, withdraw: withdrawChange },
      },
    ),
    ...{ endAlone, offerEnd },
    ...changeRules.calls,
  });
