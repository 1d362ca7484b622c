import { Parser } from 'htmlparser2';

/** What is called while XML is read; names are without their namespace. */
interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece, so that its size does not matter; yields after each piece. Entities of a document's own are not
 * expanded, and nothing outside is fetched.
 */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(local(name), attributes),
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => handler.close?.(local(name)),
    },
    { xmlMode: true },
  );
  for await (const piece of pieces) {
    parser.write(piece);
    yield;
  }
  parser.end();
  yield;
}

/** Reads XML to its end. */
export async function readWholeXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(pieces, handler));
}
