import { Button, Select } from '@mantine/core';
import { domainCategories, domainCategoryWords, type DomainCategory } from '#shared/domain/domain-categories.ts';
import { call } from '../../api/client.ts';
import { useUndoable } from '../../components/use-undoable.tsx';
import { t } from '../../language/current.ts';
import type { Domain } from './source-columns.tsx';

/** What kind of site a domain is for this client: set by hand, with an undo and a return to the automatic category. */
export function CategoryChoice({ customerId, domain }: { customerId: number; domain: Domain }) {
  const set = (category: DomainCategory | null) =>
    call('set-domain-category', { customerId, domain: domain.domain, category });
  // Null: the automatic category.
  const before = domain.automaticCategory === null ? null : domain.category;
  const change = useUndoable<DomainCategory | null, { category: DomainCategory }>({
    carryOut: set,
    words: (_, { category }) =>
      t('{domain} now counts as {category}, in past answers too', {
        domain: domain.domain,
        category: t.marked(domainCategoryWords[category]),
      }),
    undo: () => () => set(before),
    subject: () => `category-${domain.domain}`,
  });
  const shown = change.isPending ? (change.variables ?? domain.automaticCategory ?? domain.category) : domain.category;
  return (
    <div className="category-choice">
      <Select
        size="xs"
        label={t('Kind of site')}
        data={domainCategories.map((value) => ({
          value,
          label:
            value === domain.automaticCategory
              ? t('{category} (automatic)', { category: t.marked(domainCategoryWords[value]) })
              : t.marked(domainCategoryWords[value]),
        }))}
        value={shown}
        allowDeselect={false}
        onChange={(value) => {
          if (value !== null && value !== domain.category) change.mutate(value as DomainCategory);
        }}
      />
      <p className="small dim">
        {t(
          'For this client only. A change applies to the past at once: tables and reports of every period use the category you set. Answers stay as they are.',
        )}
      </p>
      {domain.automaticCategory !== null && (
        <Button variant="default" onClick={() => change.mutate(null)}>
          {t('Back to automatic ({category})', { category: t.marked(domainCategoryWords[domain.automaticCategory]) })}
        </Button>
      )}
    </div>
  );
}
