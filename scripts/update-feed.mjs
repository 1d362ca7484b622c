// Signing of updates: `npm run package` puts feed and public key into the package, and signs the description of the files.
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The public part of a private key (Ed25519), as the package holds it. @param {string} privateKey PEM */
export function publicKeyOf(privateKey) {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('ANSWERSCOPE_UPDATE_KEY is not an Ed25519 key.');
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** A key that is given as PEM or as a file of it. @param {string} given */
export const readKey = (given) => (existsSync(given) ? readFileSync(given, 'utf8') : given);

/** Options of electron-builder for a build that updates itself. @param {string} feed @param {string} privateKey PEM */
export const updateOptions = (feed, privateKey) => [
  '-c.publish.provider=generic',
  `-c.publish.url=${feed}`,
  `-c.extraMetadata.updates.feed=${feed}`,
  `-c.extraMetadata.updates.publicKey=${publicKeyOf(privateKey)}`,
];

/** Signs every description of an update in a folder, beside it. @param {string} folder @param {string} privateKey PEM @returns {string[]} */
export function signDescriptions(folder, privateKey) {
  const names = readdirSync(folder).filter((name) => /^latest.*\.yml$/.test(name));
  for (const name of names) {
    const signature = sign(null, readFileSync(path.join(folder, name)), createPrivateKey(privateKey));
    writeFileSync(path.join(folder, `${name}.sig`), `${signature.toString('base64')}\n`);
  }
  return names;
}
