/** What is used of the package, whose own types drag in those of browsers. */
declare module 'age-encryption' {
  export class Encrypter {
    setPassphrase(passphrase: string): void;
    encrypt(content: ReadableStream): Promise<ReadableStream>;
  }
  export class Decrypter {
    addPassphrase(passphrase: string): void;
    decrypt(content: ReadableStream): Promise<ReadableStream>;
  }
}
