import { platformLabel } from '#shared/domain/platforms.ts';
import { formatDay } from '../../format/dates.ts';
import { Scrolls } from '../../components/scrolls.tsx';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { serviceText } from '../../wording/service.ts';
import { leftLabel, problemPlaces, type ImportCheck } from './import-request.ts';

/** The first rows as they would be imported. */
export function Preview({ check }: { check: ImportCheck }) {
  if (check.preview.length === 0) return null;
  return (
    <section aria-label={t('Preview of the first rows')}>
      <h3 className="import-title">{t('Preview of the first rows')}</h3>
      <Scrolls label={t('First rows')}>
        <table className="plain-table">
          <thead>
            <tr>
              <th>{t('Query')}</th>
              <th>{t('Answer')}</th>
              <th>{t('Platform')}</th>
              <th className="figure">{t('Date')}</th>
              <th className="figure">{t('Sources')}</th>
            </tr>
          </thead>
          <tbody>
            {check.preview.map((row, index) => (
              <tr key={index}>
                <td dir="auto">{row.query}</td>
                <td dir="auto" className="import-answer">
                  <div>{row.answer}</div>
                </td>
                <td>{platformLabel(row.platform)}</td>
                <td className="figure import-day">{formatDay(row.date)}</td>
                <td className="figure">{row.citations}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
    </section>
  );
}

/** Why rows cannot be imported, and what to do on this page about those that a choice decides about. */
function Cause({ problem }: { problem: ImportCheck['problems'][number] }) {
  const { example, decidedBy } = problem;
  const message = serviceText(problem.message);
  const remedy = {
    platform: t('choose one for such rows above'),
    newPlatforms: t('allow a new one above'),
    none: '',
  }[decidedBy ?? 'none'];
  const quoted = { message, example: <bdi>{example}</bdi>, remedy };
  if (example === null) return remedy === '' ? message : t('{message} – {remedy}', { message, remedy });
  return remedy === '' ? (
    <T message="“{example}”: {message}" values={{ message, example: quoted.example }} />
  ) : (
    <T message="“{example}”: {message} – {remedy}" values={quoted} />
  );
}

/** The rows that cannot be imported, by cause. */
export function Rejected({ check }: { check: ImportCheck }) {
  if (check.problems.length === 0) return null;
  return (
    <details open={check.problems.length <= 5}>
      <summary className="warn">
        {t('{count, plural, one {# row} other {# rows}} cannot be imported', { count: check.rejected })}
      </summary>
      <ul className="import-problems">
        {check.problems.map((problem) => (
          <li key={problem.message}>
            <span className="num">{t('{count, plural, one {# row} other {# rows}}:', { count: problem.count })}</span>
            <span>
              <Cause problem={problem} /> <span className="dim num">({problemPlaces(problem, check.countedIn)})</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was read of each of several files, under the names that the person knows. */
export function FileList({ check, names }: { check: ImportCheck; names: readonly string[] }) {
  if (check.files.length === 0) return null;
  const known = check.files.length === names.length;
  return (
    <ul className="import-problems" aria-label={t('Files')}>
      {check.files.map(({ name, tool, rows, problem }, index) => (
        <li key={index}>
          <bdi>{known ? names[index] : name}</bdi>
          <span className={problem === null ? 'dim' : 'warn'}>
            {problem === null
              ? [
                  t('{count, plural, one {# row} other {# rows}}', { count: rows }),
                  ...(tool === null ? [] : [tool]),
                ].join(' · ')
              : t('left out: {why}', { why: serviceText(problem) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the files hold and is not taken over. */
export function NotCarriedOver({ check }: { check: ImportCheck }) {
  if (check.notCarriedOver.length === 0) return null;
  return (
    <details>
      <summary className="dim">
        {t('Not taken over: {list}', {
          list: texts().series(check.notCarriedOver.map(({ what }) => leftLabel(what, null))),
        })}
      </summary>
      <ul className="import-problems">
        {check.notCarriedOver.map(({ what, why, rows }) => (
          <li key={`${what} ${why}`}>
            <bdi className="num">{leftLabel(what, rows)}:</bdi> <span>{serviceText(why)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
