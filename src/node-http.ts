/**
 * Node's HTTP, not imported: a module has every export of it at hand, for one of which Node loads its client of the web
 * (undici), which no server needs. That was a tenth of a second of processor time of every start.
 */
export const { createServer, request, STATUS_CODES } = process.getBuiltinModule('node:http');
