import { StandardRetryStrategy } from '@smithy/core/retry';

type Refresh = StandardRetryStrategy['refreshRetryTokenForRetry'];

/**
 * Tries once more what failed in passing, unless the service said when to come again (`Retry-After`: RFC 9110, 10.2.3):
 * the library would wait five seconds instead and ask then, against what it was told.
 */
class OnceMore extends StandardRetryStrategy {
  override async refreshRetryTokenForRetry(...[token, failed]: Parameters<Refresh>): ReturnType<Refresh> {
    if (failed.retryAfterHint) throw new Error('the service says when to come again');
    return super.refreshRetryTokenForRetry(token, failed);
  }
}

/** What every client of AWS here is opened with. `silence` is in milliseconds, of a service that was asked. */
export function clientSettings(silence: number) {
  return {
    retryStrategy: new OnceMore(2),
    requestHandler: {
      connectionTimeout: 2_000,
      requestTimeout: 15_000, // milliseconds, for one whole request
      throwOnRequestTimeout: true,
      socketTimeout: silence,
    },
  };
}
