/** Whether the host of an address may mean something to another device; `localhost` and 127.0.0.0/8 never do. */
export function isReachable(address: string): boolean {
  const { hostname } = new URL(address);
  return !/^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1?\]$|^0\.0\.0\.0$/.test(hostname);
}

/** Addresses of a network of one's own: RFC 1918, 3927, 6598 for IPv4, RFC 4193 and link-local for IPv6. */
const ownAddress =
  /^(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))(?:\.\d+){2}$|^\[f(?:[cd]|e[89ab])/;

/** Names that are known in one: without a dot, of multicast DNS (RFC 6762), or kept for homes and offices (RFC 8375, ICANN). */
const ownName = /^[^.[]+$|\.(?:local|lan|internal|home\.arpa)$/;

/** Whether everybody may reach the host of an address: it is known beyond the network of a home or an office. */
export function isPublic(address: string): boolean {
  const { hostname } = new URL(address);
  return isReachable(address) && !ownAddress.test(hostname) && !ownName.test(hostname);
}
