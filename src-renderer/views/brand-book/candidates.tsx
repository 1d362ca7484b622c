import { IconCheck, IconEyeOff, IconGitMerge, IconPencil } from '@tabler/icons-react';
import { Link } from 'wouter';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { LikelihoodWord } from '../../components/likelihood-word.tsx';
import { Panel } from '../../components/panel.tsx';
import { ReviewKeys, ReviewQueue, type ReviewAction } from '../../components/review-queue.tsx';
import { Empty } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import type { Brand } from './brand-groups.ts';
import type { Decision } from './use-decide.tsx';

/** Rows shown at once; further candidates follow as these are decided. */
const maximumRows = 60;

/** Companies found in answers and not decided yet: one click or key each. */
export function Candidates({
  customerId,
  candidates,
  decide,
  startMerge,
  nameOf,
}: {
  customerId: number;
  candidates: readonly Brand[];
  decide: (decision: Decision) => void;
  startMerge: (brand: Brand) => void;
  /** The name of the company whose product a candidate may be. */
  nameOf: (brandId: number) => string;
}) {
  const actions: ReviewAction<Brand>[] = [
    { key: 'C', words: t('Confirm'), icon: IconCheck, run: (brand) => decide({ kind: 'confirm', brand }) },
    { key: 'I', words: t('Ignore'), icon: IconEyeOff, run: (brand) => decide({ kind: 'ignore', brand }) },
    { key: 'M', words: t('Merge'), icon: IconGitMerge, stays: true, run: startMerge },
    {
      key: 'E',
      words: t('Edit'),
      icon: IconPencil,
      stays: true,
      run: ({ brandId }) => navigate(itemAddress(customerId, 'competitors', brandId, noFilters, { show: 'book' })),
    },
  ];
  return (
    <Panel
      title={t('Candidates')}
      note={t('{count, plural, one {# company} other {# companies}}', { count: candidates.length })}
      actions={
        candidates.length > 0 && (
          <span className="small dim">
            <ReviewKeys actions={actions} />
          </span>
        )
      }
    >
      {candidates.length === 0 ? (
        <Empty compact title={t('No candidates')}>
          {t('Companies that appear in answers for the first time are listed here.')}
        </Empty>
      ) : (
        <ReviewQueue
          label={t('Candidates')}
          dense
          items={candidates.slice(0, maximumRows)}
          itemKey={(brand) => String(brand.brandId)}
          itemLabel={(brand) => brand.name}
          actions={actions}
        >
          {(brand) => (
            <>
              <CompanyDot brandId={brand.brandId} own={false} />
              <span className="book-name truncate" title={brand.name}>
                <bdi>{brand.name}</bdi>
                {brand.productOfId !== null && (
                  <span className="dim small">
                    {' '}
                    <T
                      message="probably a product of <owner>{name}</owner>"
                      values={{ name: nameOf(brand.productOfId), owner: (inner) => <bdi>{inner}</bdi> }}
                    />
                  </span>
                )}
              </span>
              <Link
                className="text-link small dim num"
                href={viewAddress(
                  customerId,
                  'answers',
                  { ...noFilters, to: brand.lastNamed },
                  { brand: brand.brandId },
                )}
              >
                {t('{count, plural, one {# answer} other {# answers}}', { count: brand.answers })}
              </Link>
              <LikelihoodWord state={brand.state} probability={brand.probability} />
              <span className="small dim num book-date">{t('last {day}', { day: formatDay(brand.lastNamed) })}</span>
            </>
          )}
        </ReviewQueue>
      )}
      {candidates.length > maximumRows && (
        <p className="small dim">
          {t(
            '{count, plural, one {# less frequent candidate follows as you decide.} other {# less frequent candidates follow as you decide.}}',
            { count: candidates.length - maximumRows },
          )}
        </p>
      )}
    </Panel>
  );
}
