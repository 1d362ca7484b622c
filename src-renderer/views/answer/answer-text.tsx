import { IconBan, IconMinus } from '@tabler/icons-react';
import type { OutputOf } from '#shared/contract/index.ts';
import { Empty } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { AnswerMarkdown } from './answer-markdown.tsx';

/** The text of an answer, or why there is none. */
export function AnswerText({ answer }: { answer: OutputOf<'get-answer'> }) {
  if (answer.outcome === 'no_overview') {
    return (
      <Empty icon={<IconMinus size={26} />} title={t('The search engine showed no AI overview')}>
        {t('This is not the same as not being named: the query counts neither for nor against the client.')}
      </Empty>
    );
  }
  return (
    <>
      {answer.outcome === 'refused' && (
        <p className="answer-note warn">
          <IconBan size={15} aria-hidden="true" />{' '}
          {t('The platform refused to answer. It counts neither for nor against the client.')}
        </p>
      )}
      {answer.markdown.trim() === '' ? (
        <p className="dim">{t('The platform returned no text.')}</p>
      ) : (
        <AnswerMarkdown key={answer.answerId} answer={answer} />
      )}
    </>
  );
}
