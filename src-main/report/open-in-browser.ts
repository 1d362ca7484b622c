import { pathToFileURL } from 'node:url';
import type { BrowserProcess } from './browser-process.ts';
import type { BrowserMethods } from './browser-protocol.ts';
import type { OpenPage } from './print-numbered.ts';

/** Bytes of a PDF that are handed over at once. */
const pieceSize = 1_048_576;

/** Opens a report's page in a browser that has just started, without scripts and as it looks on paper. */
export async function openInBrowser(browser: BrowserProcess, htmlFile: string): Promise<OpenPage> {
  const [{ targetInfo }] = await Promise.all([
    browser.next('Target.targetCreated', (target) => target.targetInfo.type === 'page'),
    browser.send('Target.setDiscoverTargets', { discover: true }),
  ]);
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId: targetInfo.targetId, flatten: true });
  const send = <Name extends keyof BrowserMethods>(
    method: Name,
    parameters: BrowserMethods[Name]['parameters'],
  ): Promise<BrowserMethods[Name]['result']> => browser.send(method, parameters, sessionId);
  await Promise.all([
    send('Page.enable', {}),
    send('Page.setLifecycleEventsEnabled', { enabled: true }),
    send('Emulation.setScriptExecutionDisabled', { value: true }),
    // Otherwise it would be laid out and drawn for a screen as well, which takes longer than printing it.
    send('Emulation.setEmulatedMedia', { media: 'print' }),
  ]);
  const { frame } = (await send('Page.getFrameTree', {})).frameTree;
  const [, { errorText }] = await Promise.all([
    browser.next('Page.lifecycleEvent', ({ name, loaderId }) => name === 'load' && loaderId !== frame.loaderId),
    send('Page.navigate', { url: pathToFileURL(htmlFile).href }),
  ]);
  if (errorText !== undefined) throw new Error(errorText);
  return {
    print: async ({ tagsAndBookmarks }) => {
      const { stream } = await send('Page.printToPDF', {
        printBackground: true,
        // The page sets its own size, margins, heads and feet.
        preferCSSPageSize: true,
        generateTaggedPDF: tagsAndBookmarks,
        generateDocumentOutline: tagsAndBookmarks,
        transferMode: 'ReturnAsStream',
      });
      const pieces: Buffer[] = [];
      for (let eof = false; !eof;) {
        const piece = await send('IO.read', { handle: stream, size: pieceSize });
        pieces.push(Buffer.from(piece.data, piece.base64Encoded === true ? 'base64' : 'utf8'));
        ({ eof } = piece);
      }
      await send('IO.close', { handle: stream });
      return Buffer.concat(pieces);
    },
    change: async (change) => {
      const { root } = await send('DOM.getDocument', { depth: 0 });
      const { nodeId } = await send('DOM.querySelector', { nodeId: root.nodeId, selector: '.contents ol' });
      if (nodeId === 0) return;
      const { outerHTML } = await send('DOM.getOuterHTML', { nodeId });
      await send('DOM.setOuterHTML', { nodeId, outerHTML: change(outerHTML) });
    },
  };
}
