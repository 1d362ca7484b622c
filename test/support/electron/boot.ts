/**
 * Starts the built desktop app under Node with the stand-in for `electron`, as Electron's own start does: the main script is
 * loaded first, then the app becomes ready. Arguments: the main script.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { options, optionsVariable } from './options.ts';
import { violate } from './strict.ts';

const [, , main = ''] = process.argv;
const { platform } = process;
const standIn = new URL('stand-in.ts', import.meta.url).href;
delete process.env[optionsVariable];
process.argv = [process.execPath, ...options.args];
Object.defineProperty(process, 'platform', { value: options.platform });
Object.defineProperty(process, 'resourcesPath', { value: options.packaged ?? import.meta.dirname });
Object.assign(process.versions, { electron: '45.0.0', chrome: '150.0.0.0' });

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'electron') return { url: standIn, format: 'module-typescript', shortCircuit: true };
    // Without what Electron changes in `fs`: here nothing is.
    if (specifier === 'original-fs') return next('node:fs', context);
    // Native code is that of the real system.
    return next(
      specifier.endsWith('.node') ? specifier.replace(`${options.platform}-`, `${platform}-`) : specifier,
      context,
    );
  },
});

const { listenToTest, mainBegins } = await import('./control.ts');
const { becomeReady } = await import('./lifecycle.ts');
process.on('uncaughtException', (error) => {
  if (process.listenerCount('uncaughtException') === 1) violate(`nothing handles ${error.stack ?? String(error)}`);
});
process.on('disconnect', () => process.exit(1));
listenToTest();
mainBegins();
await import(pathToFileURL(main).href);
// As in Electron, the app is ready only after the first turn of the event loop.
setImmediate(() => {
  becomeReady();
  process.send?.({ ready: true });
});
