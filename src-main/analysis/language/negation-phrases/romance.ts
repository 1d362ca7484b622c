import type { NegationTable } from './negation-table.ts';
import { anySeries, clause, nameEnds, nameFollows, nothingAbout, thenOnly } from './phrase-shapes.ts';

const gap = clause;
const end = nameFollows;

/** Phrases of the Romance languages. */
export const romanceNegation: readonly NegationTable[] = [
  {
    languages: ['es'],
    cues: [
      'informacion',
      'encontr',
      'mencion',
      'referencia',
      'aparece',
      'figura',
      'conozco',
      'nada sobre',
      'consta',
      'resultado',
      'datos',
      'localiz',
      'registro',
      'incluye',
    ],
    before: [
      `\\bningun[ao]?(?: de (?:las|los|estas|estos|mis|sus))? (?:\\S+ ){0,2}?(?:fuentes?|listas?|articulos?|resultados?|resenas?|sitios?|comparativas?)(?: \\S+){0,3}? (?:mencionan?|incluyen?|citan?|nombran?)(?: a)?(?: la| el)? ${end}`,
      `\\bdesconozco(?: a)?(?: la| el)?(?: empresa| marca| producto| servicio)?(?: llamad[ao])? ${end}`,
      nothingAbout(
        '\\b(?:no|sin|ningun[ao]?|tampoco)\\b',
        'informacion|datos|nada|registros?|detalles|noticias|resultados?|referencias?|mencion(?:es)?',
        'sobre|acerca de|acerca del|respecto a|respecto de|relacionad[ao]s? con|del?|al?|para',
        `(?: la| el| una?)?(?: empresa| marca| producto| servicio| herramienta| aplicacion| compania)?(?: llamad[ao])?${anySeries}`,
      ),
      `\\bno (?:he |hemos |pude |pudimos |puedo |se )?(?:encontr\\S+|localiz\\S+|conozco|reconozco)(?: a| ninguna?| la| el)?(?: empresa| marca| producto| servicio| herramienta)?(?: llamad[ao])? ${end}`,
      `\\bno (?:se |lo |la )?(?:menciona|mencionan|incluye|incluyen|cita|citan)(?: a)? ${end}`,
    ],
    follows: thenOnly('en|ni|o|y|pero|que|por|dentro|como|entre|aqui|asi|aunque|segun|disponible|ahora'),
    after: [
      `${nameEnds} no (?:aparece|figura|se menciona|se encuentra|se incluye|esta incluid[ao]|es mencionad[ao]|fue mencionad[ao]|consta)(?:$|\\s*[.,;]| (?:en|entre|dentro|por)\\b)`,
    ],
    around: [
      [
        `\\b(?:sobre|acerca de|respecto a|en cuanto a)(?: la| el)?(?: empresa| marca| producto)? ${end}`,
        `${nameEnds},? no (?:\\S+ ){0,3}?(?:encontr\\S+|localiz\\S+|hay|tengo|existen?|consta|dispongo)(?: \\S+){0,3}? (?:nada|informacion|datos|referencias|resultados|mencion(?:es)?)(?:$|\\s*[.,;])`,
      ],
    ],
    deniedBefore:
      '\\b(?:no es (?:cierto|verdad|correcto|que)|es (?:falso|mentira)|no se puede decir|no (?:quiere|significa) decir)\\b',
  },
  {
    languages: ['pt'],
    cues: [
      'informac',
      'encontr',
      'mencion',
      'menca',
      'referencia',
      'aparece',
      'conheco',
      'nada sobre',
      'consta',
      'localiz',
      'resultado',
      'citad',
      'registro',
      'inclu',
    ],
    before: [
      `\\bnenhuma?(?: d[ao]s| dess[ae]s| dest[ae]s)? (?:\\S+ ){0,2}?(?:fontes?|listas?|artigos?|resultados?|avaliac\\S+|sites?)(?: \\S+){0,3}? (?:mencionam?|citam?|incluem?|inclui)(?: a| o)? ${end}`,
      `\\bdesconheco(?: a| o)?(?: empresa| marca| produto)? ${end}`,
      nothingAbout(
        '\\b(?:nao|sem|nenhuma?|nem)\\b',
        'informac(?:ao|oes)|dados|nada|registros?|registos?|detalhes|noticias|resultados?|referencias?|menc(?:ao|oes)',
        'sobre|acerca d[aeo]|a respeito d[aeo]|relacionad[ao]s? [ao]|d[aeo]s?|ao?|para',
        `(?: a| o| uma?)?(?: empresa| marca| produto| servico| ferramenta| aplicativo)?(?: chamad[ao])?${anySeries}`,
      ),
      `\\bnao (?:pude |consegui |foi possivel |conseguimos )?(?:encontr\\S+|localiz\\S+|conheco|reconheco)(?: a| o| nenhuma?)?(?: empresa| marca| produto| servico)?(?: chamad[ao])? ${end}`,
      `\\bnao (?:menciona|mencionam|inclui|incluem|cita|citam)(?: a| o)? ${end}`,
    ],
    follows: thenOnly(
      'em|n[ao]s?|nem|ou|e|mas|que|por|como|entre|aqui|embora|nesta|neste|nessas?|disponivel|disponiveis',
    ),
    after: [
      `${nameEnds} nao (?:aparece|consta|figura|e mencionad[ao]|foi mencionad[ao]|se encontra|esta incluid[ao]|e citad[ao]|foi citad[ao]|foi encontrad[ao])(?:$|\\s*[.,;]| (?:em|n[aeo]s?|entre|nest[ae]s?|ness[ae]s?|por)\\b)`,
    ],
    around: [
      [
        `\\b(?:sobre|acerca d[aeo]|a respeito d[aeo]|quanto a)(?: a| o)?(?: empresa| marca| produto)? ${end}`,
        `${nameEnds},? nao (?:\\S+ ){0,3}?(?:encontr\\S+|localiz\\S+|ha|tenho|existem?|disponho)(?: \\S+){0,3}? (?:nada|informac(?:ao|oes)|dados|registros|resultados|menc(?:ao|oes))(?:$|\\s*[.,;])`,
      ],
    ],
    deniedBefore: '\\b(?:nao e (?:verdade|certo|correto|que)|e (?:falso|mentira)|nao se pode dizer)\\b',
  },
  {
    languages: ['fr'],
    cues: [
      'information',
      'trouv',
      'mention',
      'reference',
      'apparait',
      'figure',
      'connais',
      'rien sur',
      'resultat',
      'renseignement',
      'repertori',
      'cite',
    ],
    before: [
      `\\baucune? (?:des |de ces |de mes )?(?:\\S+ ){0,2}?(?:sources?|listes?|articles?|avis|resultats?|classements?|comparatifs?|sites?)(?: \\S+){0,3}? ne (?:mentionne|cite|repertorie|parle d[eu]|parle d'|fait (?:mention|reference) (?:de|d'|a)) ?${end}`,
      `\\bje ne connais aucune? (?:\\S+ )?(?:nommee?|appelee?|du nom d[e']) ?${end}`,
      nothingAbout(
        '(?:\\b(?:aucune?s?|pas|sans|ni)\\b)',
        "(?:d')?(?:informations?|mentions?|references?|resultats?|renseignements?|details?|elements?)",
        "sur|concernant|a propos d[eu]|a propos d'|au sujet d[eu]|au sujet d'|relatives? a|relatifs? a|de|d'|du|pour|a",
        `(?: la| le| une?| l')?(?: ?(?:societe|marque|entreprise|produit|service|outil|application))?(?: (?:nommee?|appelee?))?${anySeries}`,
      ),
      `\\brien (?:trouve |vu |su )?(?:sur|concernant|a propos d[eu]|au sujet d[eu])${anySeries} ?${end}`,
      `\\bje n(?:e |')(?:ai pas |ai pu |pu |peux pas |parviens pas a |connais pas)(?:trouve|trouver|identifier|connaitre)?(?: de| la| le| d')?(?: ?(?:societe|marque|entreprise))?(?: (?:nommee?|appelee?))? ?${end}`,
      `\\bne (?:mentionne|mentionnent|cite|citent) (?:pas|ni) ${end}`,
    ],
    follows: thenOnly(
      "dans|sur|ni|ou|et|mais|qui|parmi|comme|ici|en|au|aux|a|car|n'a|n'est|n'ont|disponible|disponibles",
    ),
    after: [
      `${nameEnds} (?:n'apparait|ne figure|n'apparaissent|ne figurent)(?: pas| nulle part)(?:$|\\s*[.,;]| (?:dans|parmi|sur|ici|en|au|aux)\\b)`,
      `${nameEnds} (?:ne (?:fait|font)|n'a fait) l'objet d'aucune (?:mention|reference|citation)\\b`,
      `${nameEnds} (?:n'est|n'a ete|n'etait) (?:mentionnee?|citee?|repertoriee?|listee?|referencee?|trouvee?) nulle part\\b`,
      `${nameEnds} (?:n'est|n'a|ne semble)(?: pas| nulle part)(?: ete| etre)? (?:mentionnee?|citee?|repertoriee?|listee?|referencee?|trouvee?|apparaitre|figurer)\\b`,
    ],
    around: [
      [
        `\\b(?:sur|concernant|a propos d[eu]|au sujet d[eu]|quant a|pour)(?: la| le)?(?: (?:societe|marque|entreprise))? ?${end}`,
        `${nameEnds},? (?:je|nous|on) n(?:'ai|'avons|'a|e) (?:\\S+ ){0,2}?(?:rien|aucune?|pas)\\b(?: \\S+){0,2}? (?:trouve|trouver|d'informations?|d'infos|informations?|renseignements?|mentions?|donnees)(?: trouvee?s?)?(?:$|\\s*[.,;])`,
      ],
    ],
    deniedBefore:
      "\\b(?:il (?:n'est pas (?:vrai|exact)|est faux)|ce n'est pas (?:vrai|que|comme si)|on ne (?:peut|saurait) (?:pas )?(?:dire|pretendre)|c'est faux)\\b",
  },
  {
    languages: ['it'],
    cues: [
      'informazion',
      'trovat',
      'trovare',
      'menzion',
      'riferiment',
      'appare',
      'compare',
      'risulta',
      'conosco',
      'nulla su',
      'niente su',
      'figura',
      'citat',
      'notizie',
      'cita',
    ],
    before: [
      `\\bnessun[ao]?(?: delle| dei| degli| di queste| di questi)? (?:\\S+ ){0,2}?(?:fonti|fonte|elench[oi]|list[ae]|articol[oi]|risultat[oi]|recension[ei]|sit[oi])(?: \\S+){0,3}? (?:citano|cita|menzionano|menziona|includono|include|elenca|nomina)(?: la| il)? ${end}`,
      nothingAbout(
        '\\b(?:non|nessun[ao]?|senza|alcun[ao]?)\\b',
        'informazion[ei]|dati|riferiment[oi]|menzion[ei]|risultat[oi]|nulla|niente|notizie|dettagli',
        "su|sul|sulla|sull'|sullo|riguardo a|riguardo ad|riguardanti|riguardante|relativ[aeio] ad?|di|del|della|dell'|ad?|per|circa",
        `(?: ?(?:azienda|marchio|societa|prodotto|servizio))?(?: chiamat[ao])?${anySeries}`,
      ),
      `\\bnon (?:ho trovato|sono riuscit[oa] a trovare|riesco a trovare|conosco|menzionano|menziona)(?: la| il| un| una)?(?: azienda| marchio| societa| prodotto)?(?: chiamat[ao])? ${end}`,
    ],
    follows: thenOnly('in|nei|nelle|nel|nella|su|ne|o|e|ma|che|tra|fra|come|qui|da|al|online|disponibili'),
    after: [
      `${nameEnds} non (?:appare|compare|figura|risulta|viene (?:menzionat[oa]|citat[oa]|elencat[oa])|e (?:stat[oa] )?(?:menzionat[oa]|citat[oa]|elencat[oa]|presente))(?:$|\\s*[.,;]| (?:in|tra|fra|nei|nelle|nel|nella|negli|da)\\b)`,
    ],
    around: [
      [
        `(?:^|[^\\p{L}])(?:su|sul|sulla|sull'|riguardo ad?|per quanto riguarda|a proposito di)(?: la| il)? ?(?:azienda|marchio|societa)? ?${end}`,
        `${nameEnds},? non (?:\\S+ ){0,3}?(?:trovat[oaie]|trovare|ho|ci sono|risultano|dispongo di)(?: \\S+){0,3}? (?:nulla|niente|informazion[ei]|dati|notizie|risultati|menzion[ei])(?:$|\\s*[.,;])`,
      ],
    ],
    deniedBefore: '\\b(?:non e (?:vero|corretto|che)|e falso|non si puo dire)\\b',
  },
  {
    languages: ['ro'],
    cues: ['informat', 'gasit', 'gasi', 'mention', 'apare', 'referir', 'nu cunosc', 'nimic despre'],
    before: [
      `\\b(?:nu|nicio|niciun|fara)\\b${gap}(?:informati[ei]|informatii|date|mentiuni|mentiune|referiri|rezultate|nimic)\\b${gap} (?:despre|referitoare la|cu privire la|privind|la)(?: compania| marca| produsul)?(?: numit[ae]?)?${anySeries} ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:in|pe|la|si|sau|dar|printre|ca|aici)\\b)',
    after: [
      '^["\')]* nu (?:apare|figureaza|este (?:mentionat|inclus|listat)\\S*|a fost (?:mentionat|gasit)\\S*|se regaseste)(?:$|\\s*[.,;]| (?:in|printre|pe|de)\\b)',
    ],
  },
];
