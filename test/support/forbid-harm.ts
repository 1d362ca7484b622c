import net from 'node:net';

/**
 * Test set-up that forbids harm: no network but loopback, no real home directory, UTC.
 * A test that tries to leave the machine fails at the connection, naming the host.
 */
process.env['TZ'] = 'UTC';
process.env['HOME'] = process.env['XDG_DATA_HOME'] = '/nonexistent-home-of-tests';
for (const name of Object.keys(process.env))
  if (/_API_KEY$|_BASE_URL$|^DATAFORSEO_|^ANSWERSCOPE_/.test(name)) delete process.env[name];
// Every reply of the service is checked against the contract.
process.env['ANSWERSCOPE_CHECK_REPLIES'] = '1';

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
  const first: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'object' && first !== null && 'port' in first) {
    const host = 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
    if (!loopback.test(host)) throw new Error(`a test tried to reach ${host}: only loopback is allowed`);
  }
  return (connect as (...a: unknown[]) => net.Socket).apply(this, args);
};
