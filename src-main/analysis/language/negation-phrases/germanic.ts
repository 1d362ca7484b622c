import type { NegationTable } from './negation-table.ts';
import { anySeries, clause, nameEnds, nameFollows, nothingAbout, thenOnly } from './phrase-shapes.ts';

const gap = clause;
const end = nameFollows;

/** Phrases of the Germanic languages except English. */
export const germanicNegation: readonly NegationTable[] = [
  {
    languages: ['de'],
    cues: [
      'information',
      'infos',
      'gefunden',
      'finden',
      'hinweis',
      'erwahn',
      'angaben',
      'taucht',
      'erschein',
      'bekannt',
      'auffindbar',
      'aufgefuhrt',
      'gelistet',
      'nichts uber',
      'nichts zu',
      'ergebnis',
      'treffer',
      'kenne',
      'genannt',
      'kein begriff',
      'kommt',
      'unbekannt',
      'details',
      'kenntnis',
    ],
    before: [
      `(?<![\\p{L}])kein(?:e|er|es)?(?: der| dieser| einzige[rns]?)? (?:\\S+ ){0,2}?(?:quellen?|listen?|artikel|tests?|treffer|ergebnisse?|seiten?|berichte?|vergleiche?)(?: \\S+){0,3}? (?:erwahnt|erwahnen|nennt|nennen|listet|fuhrt)(?: die| den| das)? ${end}`,
      `\\bmir (?:ist|sind) (?:leider )?kein\\S* (?:unternehmen |firma |marke |produkt |anbieter )?(?:namens |mit dem namen )${end}`,
      nothingAbout(
        '(?<![\\p{L}])(?:keine(?:rlei|n|r)?|kaum|nicht)(?![\\p{L}])',
        'informationen|infos|angaben|kenntnis(?:se)?|daten|hinweise?|erwahnung(?:en)?|ergebnisse?|treffer|details|eintrage|quellen',
        'uber|zu[mr]?|von|vom|auf|fur|bezuglich|betreffend',
        `(?: das| die| den| der| dem| eine?[mnr]?)?(?: unternehmen| firma| marke| produkt| anbieter| dienst| tool)?(?: namens| mit dem namen)?${anySeries}`,
      ),
      `\\bnichts (?:\\S+ ){0,2}?(?:uber|zu[mr]?)(?: das| die| den| der| dem)?(?: unternehmen| firma| marke| produkt)?(?: namens)?${anySeries} ${end}`,
      `\\b(?:ich|wir) (?:kenne|kennen|finde|konnte|konnten)(?: leider)?(?: kein(?:e|en)?)?(?: unternehmen| firma| marke| produkt| anbieter)?(?: namens| mit dem namen) ${end}`,
      `\\b(?:ist|sind) mir (?:leider )?(?:keine?|nichts uber) (?:unternehmen |firma |marke |produkt )?(?:namens |mit dem namen )?${end}`,
    ],
    follows: thenOnly(
      'in|im|auf|bei|und|oder|noch|aber|als|unter|finden|gefunden|vor|vorliegen|verfugbar|hier|aus|liegen|ermitteln|entdecken|konnte|habe|da|weil|gibt|online|nennen|geben|bekannt',
    ),
    after: [
      `${nameEnds} (?:taucht|tauchte|erscheint|erschien|kommt|kam) (?:\\S+ ){0,6}?(?:nicht|nirgends|nirgendwo)(?: auf| vor)?(?:$|\\s*[.,;]| (?:in|im|auf|unter|bei)\\b)`,
      `${nameEnds} (?:taucht|tauchte|kommt|kam|wird|wurde|ist) (?:\\S+ ){0,2}?in keine[rmns]?\\b[^.;!?]{0,40}? (?:auf|vor|erwahnt|genannt|aufgefuhrt|gelistet|vertreten)(?![\\p{L}])`,
      `${nameEnds} (?:erscheint|steht|findet sich) (?:\\S+ )?in keine[rmns]? (?:\\S+ ){0,3}?(?:liste|quelle|ergebnis|suchergebnis|test|ranking|vergleich)`,
      `${nameEnds} (?:wird|wurde|ist|war) (?:\\S+ ){0,6}?(?:nicht|nirgends|nirgendwo) (?:erwahnt|genannt|aufgefuhrt|gelistet|auffindbar|aufgelistet)`,
      `${nameEnds} (?:ist|war) mir (?:leider )?(?:nicht bekannt|unbekannt|kein begriff)`,
      `${nameEnds} (?:konnte|konnten|habe|haben) (?:ich|wir|keine|leider)\\b[^.!?]{0,30}\\b(?:keine|nichts|nicht)\\b[^.!?]{0,40}\\b(?:finden|gefunden|ermitteln)`,
    ],
    around: [
      [
        '\\b(?:zu|uber|zum|zur|von)(?: der| dem| die| das)?(?: unternehmen| firma| marke| produkt| anbieter)? ["\']*$',
        `${nameEnds} (?:(?:konnte|konnten|habe|haben|liegen|liegt|gibt|finde|finden|wurden|wurde|ist|sind|lasst)\\b[^.,!?]{0,30}?)?\\b(?:leider )?(?:keine|nichts(?! (?:schlecht|negativ|nachteilig|gegenteilig|ander|besser)))\\b[^.,!?]{0,20}?\\b(?:information\\S*|infos|angaben|hinweise|finden|gefunden|treffer|ergebnis\\S*|bekannt)`,
      ],
      [
        '\\b(?:wird|wurde|ist)(?: der| die| das)?(?: firma| marke| anbieter)? ["\']*$',
        `${nameEnds} (?:\\S+ ){0,4}?(?:nicht|nirgends|nirgendwo) (?:erwahnt|genannt|aufgefuhrt|gelistet|auffindbar|aufgelistet)`,
      ],
      [
        '\\b(?:taucht|tauchte|erscheint|erschien|kommt|kam)(?: der| die| das)?(?: firma| marke| anbieter)? ["\']*$',
        `${nameEnds} (?:\\S+ ){0,4}?(?:nicht|nirgends|nirgendwo)(?: auf| vor)?(?:$|\\s*[.,;])`,
      ],
      [
        '(?<![\\p{L}])weder (?:[^.,;!?]{1,40} noch )?["\']*$',
        `${nameEnds}(?: noch [^.,;!?]{1,40}?)? (?:(?:wird|werden|wurde|wurden|ist|sind)\\b[^.;!?]{0,40}\\b(?:erwahnt|genannt|aufgefuhrt|gelistet)|(?:taucht|tauchen|kommt|kommen|erscheint|erscheinen)\\b[^.;!?]{0,40}\\b(?:auf|vor|suchergebnis\\S*|ergebnis\\S*|quellen|liste\\S*))(?![\\p{L}])`,
      ],
    ],
    deniedBefore:
      '(?<![\\p{L}])(?:(?:es )?(?:ist|ware) nicht so|(?:es )?(?:stimmt nicht|ist (?:falsch|nicht (?:wahr|richtig)))|nicht,? als|man kann nicht (?:sagen|behaupten))(?![\\p{L}])',
  },
  {
    languages: ['nl'],
    cues: [
      'informatie',
      'gevonden',
      'vinden',
      'vermeld',
      'genoemd',
      'verwijzing',
      'voor in',
      'bekend',
      'niets over',
      'resultat',
      'niet voor',
      'komt in',
      'noemt',
      'noemen',
      'kwam in',
    ],
    before: [
      nothingAbout(
        '\\b(?:geen|niet)\\b',
        'informatie|gegevens|vermelding(?:en)?|verwijzing(?:en)?|resultaten|details',
        'over|van|naar|voor|met betrekking tot',
        `(?: het| de| een)?(?: bedrijf| merk| product)?(?: genaamd)?${anySeries}`,
      ),
      `\\bniets (?:\\S+ ){0,3}?over(?: het| de)?(?: bedrijf| merk| product)?(?: genaamd)?${anySeries} ${end}`,
      `\\bgeen (?:enkele |van de |van deze )?(?:\\S+ ){0,2}?(?:bron|bronnen|lijst|lijsten|artikel|artikelen|resultaten|reviews?)(?: \\S+){0,3}? (?:noemt|vermeldt|noemen|vermelden)(?: het| de)? ${end}`,
      `\\b(?:ik|we|wij) (?:kon|konden|kan|ken)(?: helaas)?(?: geen)?(?: bedrijf| merk| product)?(?: genaamd| met de naam) ${end}`,
    ],
    follows: thenOnly('in|op|bij|en|of|maar|als|vinden|gevonden|tussen|hier|kunnen|beschikbaar'),
    after: [
      `${nameEnds} (?:komt|kwam) (?:\\S+ ){0,6}?niet (?:\\S+ ){0,6}?voor\\b`,
      `${nameEnds} (?:wordt|werd|is|staat)\\b[^.,;!?]{0,40}\\b(?:niet|nergens) (?:vermeld|genoemd|gevonden|opgenomen)`,
      `${nameEnds} (?:komt|kwam) in geen (?:enkele |van )?(?:\\S+ ){1,4}?voor\\b`,
    ],
    around: [
      [
        `\\bover(?: het| de)?(?: bedrijf| merk| product)? ${end}`,
        `${nameEnds},? (?:heb|hebben|kan|kon|konden|is|zijn|vond|vind)\\b[^.,;!?]{0,24}? (?:geen (?:\\S+ )?(?:informatie|gegevens|resultaten)|niets)(?: (?:gevonden|vinden|bekend|kunnen vinden|beschikbaar))*(?:$|\\s*[.,;])`,
      ],
    ],
    deniedBefore: '\\b(?:het is niet (?:zo|waar)|het klopt niet|niet waar|men kan niet zeggen)\\b',
  },
  {
    languages: ['sv', 'da', 'no'],
    cues: [
      'information',
      'hitta',
      'hittade',
      'fant',
      'finner',
      'finne',
      'fandt',
      'finde',
      'fundet',
      'informasjon',
      'oplysninger',
      'opplysninger',
      'namns',
      'nævnes',
      'naevnes',
      'nevnes',
      'omtal',
      'forekom',
      'dyker upp',
      'dukker op',
      'kanner inte',
      'kjenner ikke',
      'kender ikke',
    ],
    before: [
      `\\b(?:ingen|inte|inga|ikke|intet|inget|ingenting)\\b${gap}\\b(?:information|informasjon|informationer|uppgifter|oplysninger|opplysninger|omtale|resultat(?:er)?|nagot|noget|noe)\\b${gap} (?:om|for|pa|til|angaende|vedrorende)(?: foretaget| varumarket| selskapet| merket| firmaet| virksomheden| maerket)?${anySeries} ${end}`,
      `\\b(?:ingenting|inget|intet|ingen ting) (?:\\S+ )?om${anySeries} ${end}`,
      `\\b(?:jag|jeg|vi) (?:kanner|kjenner|kender) (?:inte|ikke)(?: till| til)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:i|pa|och|og|eller|men|bland|blant|blandt|som|har|her|fra|fran)\\b)',
    around: [
      [
        '\\bom ["\'(]*$',
        '^["\')]* (?:hittade|hittar|fant|finner|fandt|finder|kunde|kunne|har) (?:jag|jeg|vi) (?:(?:ikke|inte|hitta|finne|finde|hittat|funnet|fundet) )*(?:ingenting|inget|intet|nagot|noe|noget|(?:ingen|inga) (?:\\S+ )?(?:information\\S*|informasjon|uppgifter|oplysninger|opplysninger))(?: (?:hitta|finne|finde|hittat|funnet|fundet))?(?:$|\\s*[.,;])',
      ],
    ],
    deniedBefore:
      '\\b(?:det (?:stammer|stemmer) (?:inte|ikke)|det er ikke (?:sant|slik|rigtigt)|det ar inte (?:sant|sa))\\b',
    after: [
      '^["\')]* (?:namns|naevnes|nevnes|omtales|omnamns|forekommer|finns|dyker|dukker|vises|visas) (?:\\S+ )?(?:inte|ikke|ingenstans|ingensteder)\\b[^.]{0,20}(?:$|[.,;]|\\b(?:i|bland|blant|blandt|upp|opp|op)\\b)(?<!finns (?:inte|ikke) i)',
    ],
  },
];
