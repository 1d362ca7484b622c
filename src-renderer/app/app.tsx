import { DirectionProvider, MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { transport } from '../api/transport.ts';
import { Hints } from '../components/hint.tsx';
import { colorSchemeKey } from './color-scheme-key.ts';
import { navigate } from './hash-location.ts';
import { HashRouter } from './hash-router.tsx';
import { Routes } from './routes.tsx';
import { showSaved } from './show-saved.tsx';
import { theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

/** The providers around all views: theme, query cache, router. */
export function App({ client }: { client: QueryClient }) {
  useEffect(
    () =>
      transport.subscribe((event) => {
        if (event.kind === 'open') navigate(event.address);
        if (event.kind === 'saved') showSaved(event.file, event.name);
      }),
    [],
  );
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colorSchemeManager}>
        <QueryClientProvider client={client}>
          <Notifications position="bottom-right" />
          <Hints />
          <HashRouter>
            <Routes />
          </HashRouter>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
