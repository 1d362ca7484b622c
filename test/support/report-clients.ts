import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import { insertNote } from '#main/store/notes.ts';
import { addAction, fillStage, reportStage, type ReportStage } from './report-stage.ts';

/** A client of whom reports are laid out, with what its report is asked for. */
export interface ReportClient {
  readonly stage: ReportStage;
  readonly request: Partial<ReportRequest>;
}

const cite = (url: string, title: string) => ({ url, title, cited: true });

/** One answer. */
function tiny(): ReportClient {
  const stage = reportStage();
  const group = stage.addGroup('Anvils');
  const query = stage.addQuery(group, 'best anvil?');
  stage.addExecution(group, { date: '2026-11-17', answers: [{ queryId: query, text: 'Acme makes a good anvil.' }] });
  return { stage, request: {} };
}

/** A name of 200 characters, with words as companies have them; its number is at both ends. */
const longName = (number: number): string =>
  `${number} ${'Anvils and Forgeworks of Northumberland Incorporated '.repeat(5)}`.slice(0, 195) + ` ${number}`;

/** 300 companies with names of 200 characters, groups, queries and pages with long names, eight scans on two platforms. */
function many(): ReportClient {
  const stage = reportStage();
  const { store, customerId, addBrand, addGroup, addQuery, addExecution } = stage;
  const names = Array.from({ length: 300 }, (_, index) => longName(index + 1));
  for (const [index, name] of names.entries()) addBrand(name, index % 3 === 0 ? 'confirmed' : 'candidate');
  const groups = Array.from({ length: 10 }, (_, index) => addGroup(`Group ${longName(index + 1)}`.slice(0, 200)));
  for (const [place, group] of groups.entries()) {
    const queries = Array.from({ length: 5 }, (_, index) =>
      addQuery(group, `Which anvil, of all those that a smith may buy in ${place}-${index}, ${'is best '.repeat(20)}?`),
    );
    for (let scan = 0; scan < 8; scan++)
      for (const platform of ['chatgpt', 'aioverview'])
        addExecution(group, {
          platform,
          date: `2026-${scan < 4 ? '10' : '11'}-${String(3 + (scan % 4) * 4).padStart(2, '0')}`,
          answers: queries.map((queryId, index) => {
            const at = (place * 29 + index * 7 + scan * 3) % 290;
            const named = [...names.slice(at, at + 6), ...(index % 2 === 0 ? ['Acme'] : [])];
            return {
              queryId,
              text: `${named.map((name) => `- **${name}** is an anvil.`).join('\n')}\n\n${'A long paragraph about anvils. '.repeat(8)}`,
              citations: [
                cite(`https://reviews${at % 30}.example/${'long-path-'.repeat(15)}${at}`, `Review ${longName(at)}`),
                ...(index === 0 ? [cite('https://acme.com/anvils', 'Acme anvils')] : []),
              ],
            };
          }),
        });
  }
  addAction(stage, '2026-10-20');
  for (let index = 0; index < 12; index++)
    insertNote(
      store,
      customerId,
      { day: `2026-10-${String(5 + index).padStart(2, '0')}`, text: `Note ${longName(index)}`, queryGroupId: null },
      '2026-11-20T12:00:00Z',
    );
  return {
    stage,
    request: {
      title: `Acme in AI answers: ${longName(7)}`.slice(0, 200),
      author: longName(3),
      contact: 'maria@northfold.example, +44 20 7946 0000, 12 Long Lane, London',
      accentColor: '#ffe14d',
    },
  };
}

/** Everything in Arabic: names, queries, answers, title and introduction. */
function arabic(): ReportClient {
  const stage = reportStage();
  const { store, customerId, ownBrandId, addBrand, addGroup, addQuery, addExecution } = stage;
  const own = 'مطرقة الشرق';
  store.run('UPDATE customer SET name = :own WHERE id = :customerId', { own, customerId });
  store.run('UPDATE brand SET name = :own, key = :own WHERE id = :ownBrandId', { own, ownBrandId });
  addBrand('سندان الغرب');
  addBrand('حدادة النيل');
  for (const name of ['السندان', 'المطارق']) {
    const group = addGroup(name);
    const queries = ['ما هو أفضل سندان؟', 'أين أشتري سندانًا رخيصًا؟', 'من يصنع أفضل المطارق في القاهرة؟'].map((text) =>
      addQuery(group, text),
    );
    for (const date of ['2026-11-03', '2026-11-10', '2026-11-17'])
      addExecution(group, {
        date,
        answers: queries.map((queryId, index) => ({
          queryId,
          text:
            index === 1
              ? 'يوصى عادةً بشركة **سندان الغرب** لأنها أرخص، ثم حدادة النيل.'
              : `أفضل الشركات هي **${own}** ثم سندان الغرب.\n\n- ${own}: جودة عالية\n- سندان الغرب: سعر منخفض`,
          citations: [
            cite('https://acme.com/ar', 'الصفحة العربية'),
            cite('https://akhbar.example/sindan', 'أخبار السندان'),
          ],
        })),
      });
  }
  insertNote(
    store,
    customerId,
    { day: '2026-11-12', text: 'أطلقنا الموقع الجديد', queryGroupId: null },
    '2026-11-20T12:00:00Z',
  );
  return {
    stage,
    request: {
      title: 'تقرير الظهور في إجابات الذكاء الاصطناعي',
      intro: 'عزيزي الفريق،\n\nهذا تقرير **الشهر**.',
      author: 'شركة الشمال للاستشارات',
    },
  };
}

/** Two scans beside competitors, with everything that must be escaped. */
function usual(): ReportClient {
  const stage = reportStage();
  fillStage(stage);
  addAction(stage);
  return { stage, request: {} };
}

/** The clients for whom reports are looked at. */
export const reportClients = { tiny, many, arabic, usual } as const;
