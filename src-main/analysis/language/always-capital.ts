import { foldedWordsOf, foldPhrase } from './search-folding.ts';

/** Words that some languages always write with a capital though they are no names: nationalities, languages, faiths. */
const capitalised = foldedWordsOf({
  en: 'german english french spanish italian portuguese dutch danish swedish norwegian finnish polish czech russian turkish greek roman chinese japanese korean indian thai arabic hebrew american british irish scottish welsh canadian mexican brazilian african asian european swiss austrian belgian christian catholic protestant muslim jewish buddhist hindu internet christmas easter halloween',
  el: 'γερμανός γερμανίδα γερμανοί γάλλος γαλλίδα ιταλός ιταλίδα άγγλος αγγλίδα ισπανός ολλανδός σουηδός δανός νορβηγός ρώσος ρωσίδα τούρκος αμερικανός αμερικάνος κινέζος ιάπωνας ινδός άραβας έλληνας ελληνίδα κύπριος κρητικός μακεδόνας αλβανός βούλγαρος ρουμάνος ευρωπαίος ελβετός αυστριακός βέλγος πολωνός χριστούγεννα πάσχα',
  nl: 'duitser fransman engelsman amerikaan nederlander belg',
  it: 'romano',
});

/** Whether a capital says nothing about a word in one of the languages. */
export const isAlwaysCapital = (word: string, languages: readonly string[]): boolean =>
  languages.some((code) => capitalised().get(code)?.has(foldPhrase(word)) === true);
