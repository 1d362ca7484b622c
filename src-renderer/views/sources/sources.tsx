import type { ViewProps } from '../../app/routes.tsx';
export default function V(_: ViewProps) {
  return null;
}
