import { DirectionProvider, MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useEffect } from 'react';
import { transport } from '../api/transport.ts';
import { Hints } from '../components/hint.tsx';
import { colorSchemeKey } from './color-scheme-key.ts';
import { navigate, useHashPath, useHashSearch } from './hash-location.ts';
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
          {/* oxlint-disable-next-line react/hooks -- wouter takes its location hooks as properties */}
          <Router hook={useHashPath} searchHook={useHashSearch} hrefs={useHashPath.hrefs}>
            <Routes />
          </Router>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
