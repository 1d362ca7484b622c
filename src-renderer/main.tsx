import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectLive } from './api/live.ts';
import { transport } from './api/transport.ts';
import { takePageKey } from './api/page-key.ts';
import { App, colorSchemeKey } from './app/app.tsx';
import './app/global.css';
import './app/system.css';
import { explainCutTexts } from './app/explain-cut-texts.ts';
import { startFirstView } from './app/first-view.ts';
import { createQueryClient } from './app/query-client.ts';

takePageKey();
// Before the first paint, so that a dark window never flashes white; an inline script would need a looser policy.
const chosen = localStorage.getItem(colorSchemeKey);
const dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

if (transport.system !== undefined) document.documentElement.dataset['system'] = transport.system;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const client = createQueryClient();
connectLive(client);
startFirstView(client);
explainCutTexts(document);
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
);
