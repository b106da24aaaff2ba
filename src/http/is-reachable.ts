/** Whether the host of an address may mean something to another device; `localhost` and 127.0.0.0/8 never do. */
export function isReachable(address: string): boolean {
  const { hostname } = new URL(address);
  return !/^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1?\]$|^0\.0\.0\.0$/.test(hostname);
}
