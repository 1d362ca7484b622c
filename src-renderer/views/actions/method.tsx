import { Panel } from '../../components/panel.tsx';
import { t } from '../../language/current.ts';

/** How an effect is judged, in two minutes, for a client. */
export function Method() {
  return (
    <Panel title={t('How it is judged')} className="method">
      <h3>{t('The question')}</h3>
      <p>
        {t(
          'You had pages written, and now AI answers name you more often. Was it the pages? Answers change all the time: platforms replace their models, seasons come and go, rivals publish too. So it is not enough that a figure rose.',
        )}
      </p>
      <h3>{t('The comparison')}</h3>
      <p>
        {t(
          'Some queries were worked on, others were not. Whatever happens to the platform happens to both. If the queries worked on moved and the others did not, that difference is what the work can explain. Each query is compared with itself, before and since. Where every query was worked on, the competitors named in the same answers take the place of the other queries.',
        )}
      </p>
      <h3>{t('The check of the past')}</h3>
      <p>
        {t(
          'The same comparison is made for the weeks before the work, when there was nothing to see. If the two sides had drifted apart already, no effect is claimed, however large the figure.',
        )}
      </p>
      <h3>{t('The surest way: lots')}</h3>
      <p>
        {t(
          'If lots decide which queries are worked on first, and the order is recorded before anything is done, the two sides differ in nothing but chance. What chance alone could have done is then known exactly.',
        )}
      </p>
      <h3>{t('The words')}</h3>
      <dl className="method-words">
        <dt>{t('Rose, fell')}</dt>
        <dd>{t('The whole interval lies on one side of zero, and nothing speaks against the comparison.')}</dd>
        <dt>{t('No visible change yet')}</dt>
        <dd>{t('The interval holds zero. There may be an effect that is too small to be seen so far.')}</dd>
        <dt>{t('Too early to tell')}</dt>
        <dd>{t('There are too few scans since. The next look says when it can be judged.')}</dd>
        <dt>{t('Cannot be told')}</dt>
        <dd>
          {t(
            'Something spoils the comparison: a model replaced on one side only, queries edited, a drift before the work. The figure is shown, but it is not called an effect.',
          )}
        </dd>
      </dl>
      <h3>{t('The interval')}</h3>
      <p>
        {t(
          '“14 points, 5 to 23” means: 14 is the best estimate, and the true figure lies between 5 and 23 with 95 % certainty. This holds however often you look, every week if you like: it is made for that.',
        )}
      </p>
      <h3>{t('What it does not say')}</h3>
      <p>
        {t(
          'A difference shows that the queries worked on moved apart from the others. Unless the order was drawn by lot, it may have another cause that touched only them, such as other work of yours: other actions within the same weeks are named. Platforms are judged one by one and never mixed.',
        )}
      </p>
      <p>
        {t(
          'The certainty is that of each action by itself: of twenty actions without any effect, one may still be called one. And two sets of queries that drift apart slowly, for reasons of their own, can look like an effect. Lots rule that out.',
        )}
      </p>
    </Panel>
  );
}
