import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { recommendationChannel, recommendationIn } from '#shared/wording/recommendations.ts';
import { ExternalLink, isWebAddress } from '../../components/external-link.tsx';
import { formatDay } from '../../format/dates.ts';
import { t, texts } from '../../language/current.ts';
import { PlainMarkdown } from '../../markdown/plain-markdown.tsx';
import { RuleLine, StatusChoice } from './card-parts.tsx';
import { Evidence, evidenceDays } from './evidence.tsx';
import { RecordedAction } from './recorded-action.tsx';
import './recommendations.css';

type Recommendation = OutputOf<'list-recommendations'>[number];

const host = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url);

/** A recommendation with its reason, task, evidence and sources; scrolled to if `focused`. */
export function RecommendationCard({
  customerId,
  recommendation: stored,
  groupName,
  focused,
}: {
  customerId: number;
  recommendation: Recommendation;
  groupName: string | undefined;
  focused: boolean;
}) {
  const recommendation = useMemo(() => recommendationIn(stored, texts()), [stored]);
  const card = useRef<HTMLElement>(null);
  // Asked once it is set to Done.
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (focused) card.current?.scrollIntoView({ block: 'start' });
  }, [focused]);
  return (
    <article
      ref={card}
      className={focused ? 'panel advice advice-focused' : 'panel advice'}
      aria-label={recommendation.title}
    >
      <header className="advice-head">
        <h2 dir="auto">{recommendation.title}</h2>
        <p className="small dim">
          <span className="advice-channel">{recommendationChannel(recommendation.platform, texts())}</span>
          <span>
            {formatDay(recommendation.date)}
            {groupName !== undefined && (
              <>
                {' · '}
                <bdi>{groupName}</bdi>
              </>
            )}
          </span>
        </p>
        <RuleLine recommendation={recommendation} />
      </header>
      <StatusChoice recommendation={recommendation} onDone={() => setAsking(true)} />
      <RecordedAction customerId={customerId} recommendation={recommendation} asking={asking} ask={setAsking} />
      <p dir="auto">{recommendation.why_important}</p>
      <div className="advice-columns">
        <div>
          <h3>{t('What to do')}</h3>
          <PlainMarkdown text={recommendation.task} />
        </div>
        <div>
          <h3>
            {t('Evidence')} <span className="advice-days">{evidenceDays(recommendation)}</span>
          </h3>
          <Evidence customerId={customerId} recommendation={recommendation} />
          {recommendation.references.length > 0 && (
            <>
              <h3>
                {t('{count, plural, one {# source} other {# sources}}', { count: recommendation.references.length })}
              </h3>
              <ul className="advice-sources">
                {recommendation.references.map((reference) => (
                  <li key={reference.source_id}>
                    <ExternalLink href={reference.source_url} title={reference.source_url} className="accent-link">
                      {host(reference.source_url)}
                    </ExternalLink>{' '}
                    <span className="dim truncate">
                      <bdi dir="ltr">
                        {URL.canParse(reference.source_url) ? new URL(reference.source_url).pathname : ''}
                      </bdi>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {recommendation.take_action_url !== null && isWebAddress(recommendation.take_action_url) && (
        <Button
          component="a"
          href={recommendation.take_action_url}
          target="_blank"
          rel="noreferrer noopener"
          variant="default"
          leftSection={<IconExternalLink size={14} />}
          className="advice-act"
        >
          {t('Open {address}', { address: host(recommendation.take_action_url) })}
        </Button>
      )}
    </article>
  );
}
