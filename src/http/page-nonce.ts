import type { FastifyReply } from 'fastify';

/** Moves the headers to the raw answer, because the framework lets go of it, and lets our own inline scripts run. */
export function allowNonce(reply: FastifyReply, nonce: string): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  const policy = String(reply.raw.getHeader('content-security-policy') ?? '');
  reply.raw.setHeader('Content-Security-Policy', withNonce(policy, nonce));
}

/** Lets our own inline scripts run, in an answer that the framework sends. */
export const allowInPolicy = (reply: FastifyReply, nonce: string): FastifyReply =>
  reply.header('Content-Security-Policy', withNonce(String(reply.getHeader('content-security-policy')), nonce));

const withNonce = (policy: string, nonce: string): string =>
  policy.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`);
