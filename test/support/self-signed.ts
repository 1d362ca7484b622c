import { generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

const tagged = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, ...parts);
const integer = (value: number): Buffer => tagged(0x02, Buffer.from([value]));
const identifier = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string): Buffer => tagged(0x0c, Buffer.from(text));
const instant = (text: string): Buffer => tagged(0x18, Buffer.from(text));
const bits = (content: Buffer): Buffer => tagged(0x03, Buffer.from([0]), content);

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const commonName = '550403';
const subjectAltName = '551d11';

/** A certificate of 127.0.0.1 that vouches for itself, and its key, as PEM: new ones at every call. */
export function selfSigned(name: string): {
  readonly key: string;
  readonly cert: string;
  readonly fingerprint: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(tagged(0x31, sequence(identifier(commonName), utf8(name))));
  const names = sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])));
  const toBeSigned = sequence(
    tagged(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    subject,
    sequence(instant('20200101000000Z'), instant('21200101000000Z')),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(identifier(subjectAltName), tagged(0x04, names)))),
  );
  const der = sequence(toBeSigned, ecdsaWithSha256, bits(sign('sha256', toBeSigned, privateKey)));
  const certificate = new X509Certificate(der);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: certificate.toString(),
    fingerprint: certificate.fingerprint256,
  };
}
