import { describe } from 'vitest';
import { startService } from '#test/support/service-process.ts';
import { apiContract } from './api.contract.ts';

describe('API on the embedded database', () =>
  apiContract(() => startService({ CORS_ORIGINS: 'https://app.example' })));
