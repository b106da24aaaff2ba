import { expect, it } from 'vitest';
import { testConfig } from '#test/support/service-process.ts';
import { siteFacts } from './site-facts.ts';

const intakeAt = (settings: Readonly<Record<string, string>>) =>
  siteFacts(testConfig({ SMTP_PORT: '2525', ...settings }), 'http://127.0.0.1:3000', 'en').intakeAddress;

it('offers an address for mails where mail of strangers can come in', () => {
  expect(intakeAt({ PUBLIC_URL: 'https://passes.example' })).toBe('tickets@passes.example');
  expect(intakeAt({ PUBLIC_URL: 'http://192.168.1.5', INTAKE_ADDRESS: 'in@mail.example' })).toBe('in@mail.example');
});

it.each(['', 'http://localhost:3000', 'http://192.168.1.5', 'http://tickets.local'])(
  'offers none where none can: PUBLIC_URL is %j',
  (PUBLIC_URL) => expect(intakeAt({ PUBLIC_URL })).toBe(''),
);
