import { t } from '../language/current.ts';
import { Hint } from './hint.tsx';
import './change-badge.css';

/** Marks a figure that is based on too few answers to rely on. */
export function ExploratoryMark() {
  return (
    <Hint label={t('Based on fewer than 50 answers: a first impression.')}>
      <span className="change" tabIndex={0}>
        {t('exploratory')}
      </span>
    </Hint>
  );
}
