import { describe, expect, it } from 'vitest';
import { readHeaderFields } from './mail-headers.ts';
import { whomToAnswer } from './silence.ts';

const own = { intake: 'tickets@passes.example', others: ['help@passes.example', 'answers@passes.example'] };

function fateOf(fields: Readonly<Record<string, string | undefined>>, envelopeSender = 'ada@good.example') {
  const all: Record<string, string | undefined> = { From: 'Ada <ada@good.example>', To: own.intake, ...fields };
  const head = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}\r\n`]));
  const text = `${head.join('')}\r\nbody\r\n`;
  const answer = whomToAnswer({ fields: readHeaderFields(Buffer.from(text)), envelopeSender, head: text }, own);
  return typeof answer === 'string' ? answer : `answer ${answer.address}`;
}

describe('whomToAnswer', () => {
  it.each([
    ['automatic', { 'Auto-Submitted': 'auto-replied' }],
    ['automatic', { 'Auto-Submitted': 'auto-generated (vacation)' }],
    ['automatic', { 'Auto-Submitted': 'none-such' }],
    ['bulk', { Precedence: 'bulk' }],
    ['bulk', { Precedence: 'Junk' }],
    ['bulk', { Precedence: 'list' }],
    ['list', { 'List-Id': '<news.good.example>' }],
    ['list', { 'List-Unsubscribe': '<https://good.example/>' }],
    ['list', { 'list-anything': 'x' }],
    ['suppressed', { 'X-Auto-Response-Suppress': 'OOF' }],
    ['report', { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' }],
    ['report', { 'Content-Type': 'message/delivery-status' }],
    ['calendar-reply', { 'Content-Type': 'text/calendar; charset=utf-8;\r\n method=REPLY' }],
    ['no-single-sender', { From: 'ada@good.example, eve@good.example' }],
    ['no-single-sender', { From: 'Ada <ada@good.example>\r\nFrom: eve@good.example' }],
    ['no-single-sender', { From: 'Ada <ada@good.example> <eve@good.example>' }],
    ['no-single-sender', { From: '"Ada <eve@good.example>" <ada@good.example>, <>' }],
    ['no-single-sender', { From: 'Friends: ada@good.example;' }],
    ['no-single-sender', { From: 'ada' }],
    ['no-single-sender', { From: undefined }],
    ['ourselves', { From: 'Tickets@PASSES.example' }],
    ['ourselves', { From: 'help@passes.example' }],
    ['ourselves', { From: 'answers@passes.example' }],
    ['robot', { From: 'no-reply@good.example' }],
    ['robot', { From: 'noreply@good.example' }],
    ['robot', { From: 'do_not_reply+7@good.example' }],
    ['robot', { From: 'MAILER-DAEMON@good.example' }],
    ['robot', { From: 'postmaster@good.example' }],
    ['robot', { From: 'bounces+ada=good.example@lists.example' }],
    ['not-to-us', { To: 'undisclosed-recipients:;' }],
    ['not-to-us', { To: 'tickets@passes.example.good.example' }],
    ['not-to-us', { To: 'eve@good.example', Bcc: 'tickets@passes.example' }],
  ])('leaves it alone: %s, %o', (why, fields) => {
    expect(fateOf(fields)).toBe(why);
  });

  it('leaves a bounce alone', () => {
    expect(fateOf({}, '')).toBe('null-sender');
  });

  it.each([
    [{ 'Auto-Submitted': 'no' }],
    [{ To: 'eve@good.example', Cc: '"Tickets" <TICKETS@passes.example>' }],
    [{ 'Reply-To': 'eve@evil.example', 'Return-Path': '<eve@evil.example>', 'Errors-To': 'eve@evil.example' }],
    [{ Sender: 'eve@evil.example' }],
    [{ From: '"Lovelace, Ada" <ada@good.example>' }],
    [{ From: 'ada@GOOD.example (Ada, of the mill)' }],
  ])('answers the From address: %o', (fields) => {
    expect(fateOf(fields)).toBe('answer ada@good.example');
  });
});
