// React Router's settings: framework mode, screens under src/, public pages rendered on the server.
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: false,
} satisfies Config;
