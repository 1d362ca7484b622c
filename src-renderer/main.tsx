import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './app/global.css';
import { takePageKey } from './api/page-key.ts';
import { colorSchemeKey } from './app/color-scheme-key.ts';
import { loadLanguage } from './language/load-language.ts';

takePageKey();
// Before the first paint, so that a dark window never flashes white; an inline script would need a looser policy.
const chosen = localStorage.getItem(colorSchemeKey);
const dark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

const system = window.answerscope?.system;
if (system !== undefined) document.documentElement.dataset['system'] = system;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Modules of the app may use texts in their constants: none is loaded before its language.
// Not awaited by this module: what the app shares with it is in one file, which would wait for itself.
void loadLanguage()
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start(root));
