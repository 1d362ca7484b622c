import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { t } from '../language/current.ts';

const accent: MantineColorsTuple = [
  '#f2f0ff', '#e2deff', '#c3bbfd', '#a598ff', '#8a79f5', '#7460ec', '#5b45d9', '#4e39c2', '#4332a6', '#372a88',
]; // prettier-ignore

const ink: MantineColorsTuple = [
  '#eceef2', '#c9ced8', '#a4abb8', '#7d8695', '#5c6573', '#2b303a', '#22262f', '#181b22', '#111319', '#0b0d11',
]; // prettier-ignore

const sans =
  "'Inter Variable', 'Inter', 'Noto Sans', 'Noto Sans Hebrew', 'Noto Sans Arabic', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif, 'Noto Sans CJK SC'";

/** Sizes, colours and defaults of every component: calm, dense, readable. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  autoContrast: true,
  colors: { accent, dark: ink },
  fontFamily: sans,
  headings: { fontFamily: sans, fontWeight: '620' },
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Noto Sans Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.1875rem' },
  defaultRadius: 'md',
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '16px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'xs', fw: 520 } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('Show or hide what is typed') } },
    },
    Select: { defaultProps: { size: 'sm' } },
    Tooltip: {
      defaultProps: {
        openDelay: 250,
        withArrow: true,
        multiline: true,
        maw: 340,
        events: { hover: true, focus: true, touch: true },
      },
    },
    // The placeholder is a focusable element of role presentation inside the menu, which a menu may not contain.
    Menu: { defaultProps: { shadow: 'md', withinPortal: true, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md' } },
  },
});
