/** A certificate for this machine, made on the spot: no key lies in the repository, and none expires. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** An element of DER (X.690): a tag, a length, and what is in it. */
function der(tag: number, ...parts: (Buffer | Uint8Array)[]): Buffer {
  const body = Buffer.concat(parts);
  const digits = body.length < 256 ? [body.length] : [body.length >> 8, body.length & 255];
  const length = body.length < 128 ? digits : [128 + digits.length, ...digits];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const hex = (digits: string) => Buffer.from(digits, 'hex');
const time = (year: number) => der(0x18, Buffer.from(`${year}0101000000Z`));

/** `ecdsa-with-SHA256`, `commonName` and `subjectAltName`. */
const oids = { ecdsa: hex('06082a8648ce3d040302'), name: hex('0603550403'), names: hex('0603551d11') };

/** A key with a certificate for `localhost` and 127.0.0.1 that vouches for itself, as PEM. */
export function makeCertificate(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(oids.name, der(0x0c, Buffer.from('localhost')))));
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sequence(oids.ecdsa),
    name,
    sequence(time(2020), time(2120)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oids.names, der(0x04, names)))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = sequence(body, sequence(oids.ecdsa), signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
