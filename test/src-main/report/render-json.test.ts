import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { reportDocument } from '#shared/contract/workspace/report-document.ts';
import { reportSections, type ReportRequest } from '#shared/contract/workspace/reports.ts';
import { renderJson } from '#main/report/render-json.ts';
import { projectRoot } from '#main/files/paths.ts';
import { reportClients } from '#test/support/report-clients.ts';
import { addNotes } from '#test/support/report-stage.ts';

describe('a report as JSON', () => {
  it('fits the published schema, with and without each section and with whole answers', () => {
    const { stage } = reportClients.usual();
    addNotes(stage);
    const schema = JSON.parse(readFileSync(`${projectRoot()}/docs/report.schema.json`, 'utf8')) as object;
    const valid = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
    const documentOf = (request: Partial<ReportRequest>) => {
      const text = [...renderJson(stage.report(request, 'all'), (answerId) => `text "${answerId}"\n`)].join('');
      const document: unknown = JSON.parse(text);
      expect([valid(document), valid.errors]).toEqual([true, null]);
      return reportDocument.parse(document);
    };
    const whole = documentOf({ wholeAnswers: true });
    expect(whole.answers?.map(({ text }) => text)).toEqual(
      whole.answers?.map(({ answerId }) => `text "${answerId}"\n`),
    );
    expect(whole.answers).toHaveLength(6);
    expect(documentOf({}).answers?.[0]).not.toHaveProperty('text');
    for (const section of reportSections.filter((name) => name !== 'actions')) {
      const { sections, ...rest } = documentOf({ sections: [section] });
      expect(sections).toEqual([section]);
      expect('companies' in rest, section).toBe(section === 'competitors');
      expect('answers' in rest, section).toBe(section === 'answers');
    }
    expect(valid({ ...whole, version: 2 })).toBe(false);
    expect(valid({ ...whole, more: 1 })).toBe(false);
  });
});
