/** Settings for tests: no waiting, no limit in the way, and one worker, for each costs a second of a core to start. */
export const easySettings: Readonly<Record<string, string>> = {
  PORT: '0',
  METRICS_PORT: '0',
  SMTP_PORT: 'off',
  LOG_LEVEL: 'info',
  WORKERS: '1',
  ALTCHA_COST: '2',
  RATE_UPLOADS: '100000',
  RATE_UPLOADS_DAY: '100000',
  RATE_READS: '100000',
  RATE_UNKNOWN: '100000',
  RATE_PAGES: '100000',
  RATE_FEEDBACK: '100000',
  RATE_WAITLIST: '100000',
  QUEUE_WAIT_SECONDS: '3600',
  JOB_SECONDS: '600', // what is read depends on no time
  MIN_FREE_MB: '0',
};
