// What the tax-provider room serves, and what it does by itself.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { taxProviderProtocol } from '../tax-provider.protocol.ts';
import type { Nuonuo } from './nuonuo/nuonuo.ts';
import { keyActs } from './provider-account.ts';
import { type JobWorld, jobTimer } from './run-job.ts';

export { providerListeners } from './provider-jobs.ts';

type World = Omit<JobWorld, 'isSimulated'> & { nuonuo: Nuonuo; isProduction: boolean };

export const taxProviderRoutes = (world: World): Route[] =>
  serveAll(taxProviderProtocol, keyActs({ ...world, isSimulated: !world.isProduction }));

export const taxProviderTimers = (world: World): readonly TimerHandler[] => [
  jobTimer({ ...world, isSimulated: !world.isProduction }),
];
