import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectLive } from '../api/live.ts';
import { App } from './app.tsx';
import './system.css';
import { explainCutTexts } from './explain-cut-texts.ts';
import { startFirstView } from './first-view.ts';
import { createQueryClient } from './query-client.ts';

/** Shows the app in the page, whose language is loaded. */
export function start(root: HTMLElement): void {
  const client = createQueryClient();
  connectLive(client);
  startFirstView(client);
  explainCutTexts(document);
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
}
