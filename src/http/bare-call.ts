import type { ApiRequest } from '#src/api/route.ts';

/** What a request without body and form says to a handler of the API. */
export function bareCall({
  params = {},
  query = {},
  headers = {},
  ip,
  client,
}: Partial<Pick<ApiRequest, 'params' | 'query' | 'headers'>> &
  Pick<ApiRequest, 'client'> & { readonly ip: string }): ApiRequest {
  return { params, query, headers, body: undefined, form: noForm, address: ip, client };
}

async function* noForm(): AsyncGenerator<never> {}
