import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'dist',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
