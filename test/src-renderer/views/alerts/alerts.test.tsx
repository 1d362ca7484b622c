import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView, type Circumstances } from '#test/support/render-view.tsx';
import Alerts from '../../../../src-renderer/views/alerts/alerts.tsx';
import Settings from '../../../../src-renderer/views/settings/settings.tsx';
import { expectFailure, expectLoading } from '../view-states.ts';
import { patiently } from '#test/support/patiently.ts';

const show = (circumstances?: Circumstances) => renderView(<Alerts />, circumstances);
const items = async () => within(await screen.findByRole('list', { name: 'Alerts' })).getAllByRole('listitem');

describe('the alerts', () => {
  it('report that they are loading, or why they are not there', async () => {
    const { unmount } = show({ service: 'slow' });
    expectLoading('the alerts');
    unmount();
    await expectFailure(show({ service: 'failing' }), 'The alerts could not be loaded');
  });

  it('explain what will appear here', async () => {
    show({ service: 'empty' });
    expect(await screen.findByText(/What can be chance is not reported/)).toBeTruthy();
  });

  it('say why they were reported and lead to their answers; one that is done leaves the list', async () => {
    const { calls } = show();
    const [first] = await items();
    if (first === undefined) throw new Error('no alert');
    expect(first.textContent).toContain('in 31 % of answers, 52 % before');
    expect(within(first).getByRole('link', { name: 'Show the answers' }).getAttribute('href')).toContain(
      '/customers/3/answers?platform=chatgpt&from=2026-10-22',
    );
    fireEvent.click(within(first).getByRole('button', { name: 'Why' }));
    expect(first.textContent).toContain('95 % interval 25.0–37.7');
    expect(first.textContent).toContain('Began about 22 Oct 2026, with 95 % certainty from 15 Oct 2026 to 29 Oct 2026');
    fireEvent.click(within(first).getByRole('button', { name: 'Done' }));
    await patiently(() =>
      expect(calls).toContainEqual({ name: 'set-alert-state', request: { alertIds: [1], state: 'done' } }),
    );
  });
});

describe('the rules of alerts', () => {
  const address = '/settings?part=alerts';

  it('are switched and bounded in words', async () => {
    const { calls } = renderView(<Settings />, { address });
    fireEvent.click(await screen.findByLabelText('Share of voice'));
    await patiently(() =>
      expect(calls).toContainEqual({
        name: 'save-alert-rule',
        request: {
          ruleId: 3,
          kind: 'share_of_voice',
          scope: { kind: 'all' },
          platform: null,
          enabled: false,
          parameters: {},
        },
      }),
    );
    fireEvent.click(await screen.findByLabelText('At most one false alarm a quarter over everything I watch'));
    await patiently(() => expect(calls).toContainEqual({ name: 'set-alert-settings', request: { bound: 'quarter' } }));
    expect(screen.getByRole('button', { name: 'Add a rule' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /Delete the rule/ })).toBeNull();
  });

  it('show a failure with a retry', async () => {
    await expectFailure(
      renderView(<Settings />, { address, replies: { 'list-alert-rules': 'failing' } }),
      'The rules could not be loaded',
    );
  });
});
