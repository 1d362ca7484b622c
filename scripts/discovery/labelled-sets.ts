import { readFields } from '#test/fixtures/discovery/read-labels.ts';
import { readSets, readWrittenSets } from '#test/fixtures/discovery/read-sets.ts';
import { forDiscovery, readStudyFields } from '#test/fixtures/study/read-study.ts';
import type { FoldedSet } from './cross-validate.ts';
import { labelAnswers, labelSet, type Knowledge } from './labelled-candidates.ts';

const fieldFolds = 6;

/** The project's own labelled answers, and the sets of folders (see `test/fixtures/discovery/read-sets.ts`). */
export const readLabelledSets = (folders: readonly string[], knowledge: Knowledge): readonly FoldedSet[] => [
  ...readFields().map(({ field, languageCode, answers }, index) => ({
    ...labelAnswers(`fields: ${field} (${languageCode})`, answers, languageCode, knowledge),
    fold: `fields ${index % fieldFolds}`,
    isWritten: false,
  })),
  ...readStudyFields().map((field) => ({
    ...labelAnswers(`own study (${field.labels.language})`, forDiscovery(field), field.labels.language, knowledge),
    fold: `own ${field.labels.language}`,
    isWritten: false,
  })),
  ...[...readWrittenSets(), ...folders.flatMap(readSets)].map((set) => ({
    ...labelSet(set, knowledge),
    fold: set.name.replace(/-[ab]$/, ''),
    isWritten: set.isWritten,
  })),
];

/** Whether a set is one of the project's fields of two or three answers. */
export const isField = ({ name }: FoldedSet): boolean => name.startsWith('fields: ');

export const isOutside = (set: FoldedSet): boolean =>
  !isField(set) && !set.isWritten && !set.name.startsWith('own study');
