import type { Intent, TagColour } from '#shared/domain/intents.ts';
import { t } from '../language/current.ts';
import './labels.css';

const shades: Readonly<Record<TagColour, string>> = {
  grey: '#868e96',
  blue: '#3b82d6',
  teal: '#0f9d8a',
  green: '#4f9a2f',
  yellow: '#d9a400',
  orange: '#e07b1a',
  red: '#d64545',
  pink: '#d24b9a',
  violet: '#7c5be0',
};

/** A tag: its name beside a dot of its colour; dashed where it is suggested only. */
export function TagMark({
  name,
  colour,
  suggested = false,
}: {
  name: string;
  colour: TagColour | null;
  suggested?: boolean;
}) {
  return (
    <span className={suggested ? 'tag suggested' : 'tag'} title={suggested ? t('{name}: suggested', { name }) : name}>
      {colour !== null && <span className="tag-dot" style={{ background: shades[colour] }} aria-hidden="true" />}
      <bdi className="truncate">{name}</bdi>
      {suggested && <span className="visually-hidden"> {t('(suggested)')}</span>}
    </span>
  );
}

/** The names of intents. */
export const intentLabels: Readonly<Record<Intent, string>> = {
  informational: t('Informational'),
  comparison: t('Comparison'),
  transactional: t('Transactional'),
  brand: t('Brand'),
};
