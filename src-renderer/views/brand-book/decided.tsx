import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { itemAddress, noFilters, viewAddress } from '../../app/address.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { Panel } from '../../components/panel.tsx';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import type { Brand } from './brand-groups.ts';
import type { Decision } from './use-decide.tsx';

/** Brands with the same decision, each with its names and a button that reverses the decision. */
export function Decided({
  title,
  note,
  customerId,
  brands,
  reverse,
  nameOf,
  decide,
}: {
  title: string;
  note: string;
  customerId: number;
  brands: readonly Brand[];
  /** The button that reverses the decision. */
  reverse: { readonly label: string; readonly kind: 'ignore' | 'reopen' };
  /** The name of the company that a merged name belongs to. */
  nameOf?: (brandId: number) => string;
  decide: (decision: Decision) => void;
}) {
  if (brands.length === 0) return null;
  return (
    <Panel
      title={title}
      note={`${t('{count, plural, one {# company} other {# companies}}', { count: brands.length })} · ${note}`}
    >
      <ul className="book-list book-list-tall">
        {brands.map((brand) => (
          <li key={brand.brandId}>
            <CompanyDot brandId={brand.mergedIntoId ?? brand.brandId} own={false} />
            <span className="book-name truncate">
              <Link
                className="text-link"
                href={itemAddress(customerId, 'competitors', brand.brandId, noFilters, { show: 'book' })}
              >
                <bdi>{brand.name}</bdi>
              </Link>
              {brand.mergedIntoId !== null && nameOf !== undefined && (
                <span className="dim">
                  {' '}
                  <T
                    message="counts as <company>{name}</company>"
                    values={{ name: nameOf(brand.mergedIntoId), company: (inner) => <bdi>{inner}</bdi> }}
                  />
                </span>
              )}
              {brand.aliases.length > 0 && (
                <span className="dim small">
                  {' '}
                  <T
                    message="also <aliases>{names}</aliases>"
                    values={{ names: texts().list(brand.aliases), aliases: (inner) => <bdi>{inner}</bdi> }}
                  />
                </span>
              )}
            </span>
            <Link
              className="text-link small dim num"
              href={viewAddress(customerId, 'answers', { ...noFilters, to: brand.lastNamed }, { brand: brand.brandId })}
            >
              {t('{count, plural, one {# answer} other {# answers}}', { count: brand.answers })}
            </Link>
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              onClick={() => decide({ kind: reverse.kind, brand })}
            >
              {reverse.label}
              <span className="visually-hidden"> {brand.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
