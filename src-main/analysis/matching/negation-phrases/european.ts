import type { NegationTable } from './negation-table.ts';

/** A short run inside one clause. */
const gap = '[^,;:.!?]{0,40}?';
const series = '(?: [^.;!?]{1,40}(?:,| o| ou| oder| und| e| y| et| of| en| eller| och| lub| ani| i| nebo| tai))?';
const end = '["\'(]*$';

/** Phrases of the languages of Europe, written in Latin, Greek and Cyrillic letters. */
export const europeanNegation: readonly NegationTable[] = [
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
      'existe',
    ],
    before: [
      `\\b(?:no|sin|ninguna?|tampoco)\\b${gap} (?:informacion|datos|referencias?|mencion(?:es)?|resultados?|nada|registros?|detalles)\\b${gap} (?:sobre|acerca de|de|a|para|respecto a|relacionad[ao]s? con|con)(?: la| el| una?)?(?: empresa| marca| producto| servicio| herramienta| aplicacion)?(?: llamad[ao])?${series} ${end}`,
      `\\bno (?:he |hemos |pude |pudimos |puedo |se )?(?:encontr\\S+|localiz\\S+|conozco|reconozco)(?: a| ninguna?| la| el)?(?: empresa| marca| producto| servicio| herramienta)?(?: llamad[ao])? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:en|ni|o|y|pero|que|por|dentro|como|entre|aqui|a|asi|aunque|segun)\\b)',
    after: [
      '^["\')]* no (?:aparece|figura|se menciona|se encuentra|se incluye|esta incluid[ao]|es mencionad[ao]|consta)(?:$|\\s*[.,;]| (?:en|entre|dentro|por)\\b)',
    ],
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
    ],
    before: [
      `\\b(?:nao|sem|nenhuma?|nem)\\b${gap} (?:informac(?:ao|oes)|dados|referencias?|menc(?:ao|oes)|resultados?|nada|registros?|registos?|detalhes)\\b${gap} (?:sobre|acerca d[aeo]|a respeito d[aeo]|d[aeo]|a|ao|para|relacionad[ao]s? a)(?: a| o| uma?)?(?: empresa| marca| produto| servico| ferramenta| aplicativo)?(?: chamad[ao])?${series} ${end}`,
      `\\bnao (?:pude |consegui |foi possivel |conseguimos )?(?:encontr\\S+|localiz\\S+|conheco|reconheco)(?: a| o| nenhuma?)?(?: empresa| marca| produto| servico)?(?: chamad[ao])? ${end}`,
    ],
    follows:
      '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:em|n[ao]s?|nem|ou|e|mas|que|por|como|entre|aqui|embora|nesta|neste|nessas?)\\b)',
    after: [
      '^["\')]* nao (?:aparece|consta|figura|e mencionad[ao]|foi mencionad[ao]|se encontra|esta incluid[ao]|e citad[ao]|foi citad[ao]|foi encontrad[ao])(?:$|\\s*[.,;]| (?:em|n[aeo]s?|entre|nest[ae]s?|ness[ae]s?|por)\\b)',
    ],
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
      'rien trouve',
      'resultat',
      'donnee',
    ],
    before: [
      `(?:\\b(?:aucune?s?|pas|sans|rien)\\b|\\bn'ai\\b)${gap} (?:informations?|donnees?|mentions?|references?|resultats?|renseignements?|details?)\\b${gap} (?:sur|concernant|a propos d[eu]|au sujet d[eu]|relatives? a|de|pour|a)(?: la| le| une?| l')?(?: ?(?:societe|marque|entreprise|produit|service|outil|application))?(?: (?:nommee?|appelee?))?${series} ?${end}`,
      `\\bd'(?:informations?|donnees?|mentions?|references?|elements?)\\b${gap} (?:sur|concernant|a propos d[eu]|au sujet d[eu])(?: la| le)?(?: societe| marque| entreprise)?${series} ?${end}`,
      `\\brien (?:trouve |vu )?(?:sur|concernant|a propos d[eu]|au sujet d[eu])${series} ?${end}`,
      `\\bje n(?:e |')(?:ai pas |ai pu |pu |peux pas |parviens pas a |connais pas)(?:trouve|trouver|identifier|connaitre)?(?: de| la| le)?(?: societe| marque| entreprise)?(?: (?:nommee?|appelee?))? ?${end}`,
    ],
    follows:
      "^[\"')]*(?:$|\\s*[.,;:!?)]|\\s+(?:dans|sur|ni|ou|et|mais|qui|parmi|comme|ici|en|au|aux|a|car|n'|n'a|n'est)\\b)",
    after: [
      "^[\"')]* (?:n'apparait|n'est|ne figure|n'a|ne semble)(?: pas| nulle part)(?: ete| etre)?(?: (?:mentionnee?|citee?|repertoriee?|incluse?|trouvee?|listee?|referencee?|apparaitre|figurer))?(?:$|\\s*[.,;]| (?:dans|parmi|sur|par|ici|en)\\b)(?<!n'est pas(?: dans| sur| en| par)?)(?<!n'a pas(?: dans| sur| en| par)?)(?<!ne semble pas(?: dans| sur| en| par)?)",
    ],
  },
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
      'nichts',
      'ergebnis',
      'daten',
      'kenne',
    ],
    before: [
      `\\b(?:keine(?:rlei|n|r)?|kaum|nicht)\\b${gap}(?:informationen|infos|angaben|hinweise?|erwahnung(?:en)?|ergebnisse?|treffer|daten|details|eintrage|quellen)\\b${gap} (?:uber|zu|zum|zur|von|auf|fur|bezuglich|betreffend)(?: das| die| den| der| dem| eine?[mnr]?)?(?: unternehmen| firma| marke| produkt| anbieter| dienst| tool)?(?: namens)?${series} ${end}`,
      `\\bnichts (?:\\S+ ){0,2}?(?:uber|zu|zum|zur)(?: das| die| den| der| dem)?(?: unternehmen| firma| marke| produkt)?(?: namens)?${series} ${end}(?<!nichts zu )`,
      `\\b(?:ich|wir) (?:kenne|kennen|finde|konnte|konnten)(?: leider)?(?: kein(?:e|en)?)?(?: unternehmen| firma| marke| produkt| anbieter)?(?: namens| mit dem namen) ${end}`,
      `\\b(?:ist|sind) mir (?:leider )?(?:keine?|nichts uber) (?:unternehmen |firma |marke |produkt )?(?:namens |mit dem namen )?${end}`,
    ],
    follows:
      '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:in|im|auf|bei|und|oder|noch|aber|als|unter|finden|gefunden|vor|vorliegen|verfugbar|hier|aus|liegen|ermitteln|entdecken|konnte|habe|da|weil|gibt)\\b)',
    after: [
      '^["\')]* (?:taucht|tauchte|erscheint|erschien|kommt|kam)\\b[^.!?]{0,60}\\b(?:nicht|nirgends|nirgendwo)(?: auf| vor)?(?:$|\\s*[.,;])',
      '^["\')]* (?:wird|wurde|ist|war)\\b[^.,;!?]{0,60}\\b(?:nicht|nirgends|nirgendwo) (?:erwahnt|genannt|aufgefuhrt|gelistet|auffindbar|aufgelistet)',
      '^["\')]* (?:ist|war) mir (?:leider )?(?:nicht bekannt|unbekannt|kein begriff)',
      '^["\')]* (?:konnte|konnten|habe|haben) (?:ich|wir|keine|leider)\\b[^.!?]{0,30}\\b(?:keine|nichts|nicht)\\b[^.!?]{0,40}\\b(?:finden|gefunden|ermitteln)',
    ],
    around: [
      [
        '\\b(?:zu|uber|zum|zur|von)(?: \\S+)? ["\']*$',
        '^["\')]* (?:konnte|konnten|habe|haben|liegen|gibt|finde|finden|wurden)\\b[^.,!?]{0,30}\\b(?:keine|nichts)\\b[^.,!?]{0,20}(?:information|angaben|hinweise|finden|gefunden|daten|treffer|ergebnis|infos)',
      ],
    ],
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
      'risultat',
      'citat',
    ],
    before: [
      `\\b(?:non|nessun[ao]?|senza|alcun[ao]?)\\b${gap}(?:informazion[ei]|dati|riferiment[oi]|menzion[ei]|risultat[oi]|nulla|niente|notizie|dettagli)\\b${gap} (?:su|sul|sulla|sull'|riguardo a|riguardanti|relativ[aeio] a|di|a|per|circa)(?: ?(?:azienda|marchio|societa|prodotto|servizio))?(?: chiamat[ao])?${series} ?${end}`,
      `\\bnon (?:ho trovato|sono riuscit[oa] a trovare|riesco a trovare|conosco)(?: la| il| un| una)?(?: azienda| marchio| societa| prodotto)?(?: chiamat[ao])? ${end}`,
    ],
    follows:
      '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:in|nei|nelle|nel|nella|su|ne|o|e|ma|che|tra|fra|come|qui|da|al|online)\\b)',
    after: [
      '^["\')]* non (?:appare|compare|figura|risulta|viene (?:menzionat[oa]|citat[oa]|elencat[oa])|e (?:stat[oa] )?(?:menzionat[oa]|citat[oa]|elencat[oa]|presente))(?:$|\\s*[.,;]| (?:in|tra|fra|nei|nelle|nel|nella|negli|da)\\b)',
    ],
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
      'voorkom',
      'bekend',
      'niets over',
      'resultat',
    ],
    before: [
      `\\b(?:geen|niet)\\b${gap}(?:informatie|gegevens|vermelding(?:en)?|verwijzing(?:en)?|resultaten|details)\\b${gap} (?:over|van|naar|voor|met betrekking tot)(?: het| de| een)?(?: bedrijf| merk| product)?(?: genaamd)?${series} ${end}`,
      `\\bniets (?:\\S+ )?over(?: het| de)?(?: bedrijf| merk| product)?(?: genaamd)?${series} ${end}`,
      `\\b(?:ik|we|wij) (?:kon|konden|kan|ken)(?: helaas)?(?: geen)?(?: bedrijf| merk| product)?(?: genaamd| met de naam) ${end}`,
    ],
    follows:
      '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:in|op|bij|en|of|maar|als|vinden|gevonden|tussen|hier|kunnen|beschikbaar)\\b)',
    after: [
      '^["\')]* (?:komt|kwam) (?:\\S+ ){0,6}?niet (?:\\S+ ){0,6}?voor\\b',
      '^["\')]* (?:wordt|werd|is|staat)\\b[^.,;!?]{0,40}\\b(?:niet|nergens) (?:vermeld|genoemd|gevonden|opgenomen)',
    ],
  },
  {
    languages: ['pl'],
    cues: [
      'informacj',
      'znalaz',
      'znalezc',
      'wzmian',
      'pojawia',
      'wymieni',
      'nie znam',
      'wystepuje',
      'odnalezc',
      'danych',
      'wynik',
    ],
    before: [
      `\\b(?:nie|zadnych|brak|braku)\\b${gap}(?:informacji|wzmianek|wzmianki|danych|wynikow|odniesien|niczego|nic)\\b${gap} (?:o|na temat|dotyczacych|dla|do)(?: firmie| firmy| marce| marki| produkcie| produktu)?(?: o nazwie)?${series} ${end}`,
      `\\bnie (?:znalazlem|znalazlam|udalo mi sie znalezc|moge znalezc|znam)(?: firmy| marki| produktu)?(?: o nazwie)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:w|we|na|ani|lub|i|ale|wsrod|jako|tutaj|z)\\b)',
    after: [
      '^["\')]* nie (?:pojawia sie|wystepuje|zostal\\S* (?:wymienion|wspomnian)\\S*|jest (?:wymienian|wymienion|wspomnian)\\S*|figuruje|widnieje)(?:$|\\s*[.,;]| (?:w|we|na|wsrod|przez|wsrod)\\b)',
    ],
  },
  {
    languages: ['cs', 'sk'],
    cues: [
      'informac',
      'nenasel',
      'nenasla',
      'nenasiel',
      'najit',
      'najst',
      'zmink',
      'zmienk',
      'neobjevuje',
      'neobjavuje',
      'nezminuje',
      'neznam',
      'nepoznam',
      'uveden',
      'zminen',
      'spomenut',
    ],
    before: [
      `\\b(?:zadne|ziadne|zadnou|ziadnu|ne\\S+)\\b${gap}(?:informace|informacie|zminky|zminku|zmienky|zmienku|udaje|nic|vysledky)\\b${gap} (?:o|ohledne|pre|pro|k)(?: firme| spolecnosti| spolocnosti| znacce| znacke| produktu)?${series} ${end}`,
      `\\b(?:nenasel|nenasla|nenasiel|nemohu najit|nepodarilo se mi najit|nepodarilo sa mi najst|neznam|nepoznam)(?: jsem| som)?(?: firmu| spolecnost| spolocnost| znacku)?(?: s nazvem)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:v|ve|vo|na|ani|nebo|alebo|a|ale|mezi|medzi|jako|ako|zde|tu)\\b)',
    after: [
      '^["\')]* (?:se|sa) (?:\\S+ ){0,5}?ne(?:objevuje|objavuje|vyskytuje|nachazi|nachadza|zminuje|spomina)\\b',
      '^["\')]* (?:neni|nie je|nebyl\\S*|nebol\\S*) (?:\\S+ ){0,4}?(?:zminen|uveden|spomenut)\\S*',
    ],
  },
  {
    languages: ['uk'],
    cues: [
      'інформац',
      'знайш',
      'знайти',
      'згад',
      'відомостей',
      'з’являється',
      "з'являється",
      'фігурує',
      'не знаю',
      'даних',
    ],
    before: [
      `(?:^|\\s)(?:не|немає|жодної|жодних|нема|відсутня)(?=\\s)${gap}(?:інформаці[їію]|відомостей|згадок|згадки|даних|результатів|нічого)${gap} (?:про|щодо|стосовно|за)(?: компанію| бренд| продукт| сервіс| фірму)?(?: під назвою)?${series} ${end}`,
      `(?:^|\\s)не (?:знайшов|знайшла|вдалося знайти|можу знайти|знаю|знайомий з|знайома з)(?: компанію| бренд| продукт| сервіс)?(?: під назвою)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:в|у|на|серед|але|та|і|й|або|чи|немає|не|як|тут|з)(?=\\s|$))',
    after: [
      "^[\"')]* не (?:з'являється|згадується|фігурує|зустрічається|вказан\\S+|згадан\\S+|трапляється)(?:$|\\s*[.,;]|\\s+(?:в|у|на|серед|жодн\\S+)(?=\\s))",
    ],
  },
  {
    languages: ['ru'],
    cues: [
      'информац',
      'нашел',
      'нашла',
      'найти',
      'упомин',
      'сведений',
      'фигурирует',
      'встречается',
      'не знаю',
      'данных',
    ],
    before: [
      `(?:^|\\s)(?:не|нет|никакой|никаких|отсутствует)(?=\\s)${gap}(?:информаци[июя]|сведений|упоминаний|упоминания|данных|результатов|ничего)${gap} (?:о|об|про|по|относительно)(?: компании| бренде| продукте| сервисе| компанию)?(?: под названием)?${series} ${end}`,
      `(?:^|\\s)не (?:нашел|нашла|удалось найти|могу найти|знаю|знаком с)(?: компанию| бренд| продукт| сервис)?(?: под названием)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:в|на|среди|но|и|или|нет|не|как|здесь|с)(?=\\s|$))',
    after: [
      '^["\')]* не (?:упоминается|фигурирует|встречается|указан\\S*|упомянут\\S*|появляется)(?:$|\\s*[.,;]|\\s+(?:в|на|среди|ни)(?=\\s))',
    ],
  },
  {
    languages: ['bg'],
    cues: ['информац', 'намер', 'споменава', 'споменат', 'данни', 'фигурира'],
    before: [
      `(?:^|\\s)(?:не|няма|никаква|липсва)(?=\\s)${gap}(?:информация|данни|споменавания|резултати|нищо)${gap} (?:за|относно)(?: компанията| марката| продукта)?${series} ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:в|на|сред|но|и|или|като|тук)(?=\\s|$))',
    after: [
      '^["\')]* не (?:се (?:споменава|появява|среща|намира)|фигурира|е споменат\\S*)(?:$|\\s*[.,;]|\\s+(?:в|на|сред|от|никъде)(?=\\s|$))',
    ],
  },
  {
    languages: ['hr', 'bs', 'sr'],
    cues: [
      'informacij',
      'pronas',
      'spominje',
      'pojavljuje',
      'podat',
      'информациј',
      'пронаш',
      'спомиње',
      'појављује',
      'помиње',
      'pominje',
      'nasao',
      'nasla',
    ],
    before: [
      `\\b(?:nisam|nema|nikakve|nismo|ne)\\b${gap}(?:informacij[ae]|podatk[ae]|spomena|rezultata|nista)\\b${gap} (?:o|za|u vezi)(?: tvrtki| kompaniji| brendu| proizvodu)?${series} ${end}`,
      `(?:^|\\s)(?:нисам|нема|никакве|нисмо|не)(?=\\s)${gap}(?:информациј[ае]|податк[ае]|резултата|ништа)${gap} (?:о|за)(?: компанији| бренду)?${series} ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:u|na|i|ili|ali|medu|kao|ovdje|у|на|и|или|али|међу)(?=\\s|$))',
    after: [
      '^["\')]* se (?:\\S+ )?ne (?:spominje|pojavljuje|pominje|navodi)\\b',
      '^["\')]* се (?:\\S+ )?не (?:спомиње|појављује|помиње|наводи)(?=\\s|$|[.,;])',
    ],
  },
  {
    languages: ['ro'],
    cues: ['informat', 'gasit', 'gasi', 'mention', 'apare', 'referir', 'nu cunosc', 'nimic despre'],
    before: [
      `\\b(?:nu|nicio|niciun|fara)\\b${gap}(?:informati[ei]|informatii|date|mentiuni|mentiune|referiri|rezultate|nimic)\\b${gap} (?:despre|referitoare la|cu privire la|privind|la)(?: compania| marca| produsul)?(?: numit[ae]?)?${series} ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:in|pe|la|si|sau|dar|printre|ca|aici)\\b)',
    after: [
      '^["\')]* nu (?:apare|figureaza|este (?:mentionat|inclus|listat)\\S*|a fost (?:mentionat|gasit)\\S*|se regaseste)(?:$|\\s*[.,;]| (?:in|printre|pe|de)\\b)',
    ],
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
      `\\b(?:ingen|inte|inga|ikke|intet|inget|ingenting)\\b${gap}\\b(?:information|informasjon|informationer|uppgifter|oplysninger|opplysninger|omtale|resultat(?:er)?|nagot|noget|noe)\\b${gap} (?:om|for|pa|til|angaende|vedrorende)(?: foretaget| varumarket| selskapet| merket| firmaet| virksomheden| maerket)?${series} ${end}`,
      `\\b(?:ingenting|inget|intet|ingen ting) (?:\\S+ )?om${series} ${end}`,
      `\\b(?:jag|jeg|vi) (?:kanner|kjenner|kender) (?:inte|ikke)(?: till| til)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:i|pa|och|og|eller|men|bland|blant|blandt|som|har|her|fra|fran)\\b)',
    after: [
      '^["\')]* (?:namns|naevnes|nevnes|omtales|omnamns|forekommer|finns|dyker|dukker|vises|visas) (?:\\S+ )?(?:inte|ikke|ingenstans|ingensteder)\\b[^.]{0,20}(?:$|[.,;]|\\b(?:i|bland|blant|blandt|upp|opp|op)\\b)(?<!finns (?:inte|ikke) i)',
    ],
  },
  {
    languages: ['fi'],
    cues: ['tieto', 'loyt', 'maini', 'esiinny', 'tunne'],
    around: [
      [
        '(?:^|\\s|["\'])$',
        '^\\S* (?:koskevia |koskevaa )?(?:tietoja|tietoa|mainintoja|mitaan)?\\b[^.,;]{0,30}\\b(?:en|emme|ei) (?:\\S+ ){0,2}?(?:loytanyt|loytaneet|loytynyt|loydy|loyda)\\b',
      ],
    ],
    before: [
      `\\b(?:en|emme|ei) (?:\\S+ ){0,2}?(?:loytanyt|loytaneet|loytynyt|loyda|loydy) (?:\\S+ ){0,2}?(?:tietoa|tietoja|mitaan|mainintoja|mainintaa)(?: yrityksesta| tuotteesta| brandista)? ${end}`,
    ],
    after: [
      '^["\')]* ei (?:\\S+ )?(?:esiinny|mainita|nay|loydy)\\b',
      '^["\')]*(?:sta)? ei (?:\\S+ )?loydy (?:\\S+ )?(?:tietoa|tietoja|mainintaa|mainintoja)',
    ],
  },
  {
    languages: ['hu'],
    cues: ['informaci', 'talalt', 'talalhat', 'emlit', 'szerepel', 'ismerem', 'adatot'],
    before: [
      `\\b(?:nem|semmilyen|semmi)\\b${gap}(?:informaciot|adatot|talalatot|emlitest|semmit)\\b${gap} (?:a|az)? ?${end}`,
    ],
    after: [
      '^\\S*(?: (?:nevu|cegrol|markarol|termekrol|vallalatrol))* (?:nem|sem) (?:\\S+ )?(?:szerepel|jelenik meg|talalhato|emlitik|fordul elo)\\b',
      '^\\S*(?: (?:kapcsolatban|kapcsolatosan|vonatkozoan|cegrol|markarol|termekrol))* (?:nem|semmilyen|sehol sem)\\b[^.,;]{0,30}\\b(?:informaciot|adatot|talalatot|semmit)\\b',
    ],
  },
  {
    languages: ['el'],
    cues: ['πληροφορ', 'βρηκα', 'βρω', 'αναφορ', 'αναφερεται', 'εμφανιζεται', 'γνωριζω'],
    before: [
      `(?:^|\\s)(?:δεν|καμια|χωρις)(?=\\s)${gap}(?:πληροφορι\\S+|στοιχεια|αναφορ\\S+|αποτελεσματα|τιποτα)${gap} (?:για|σχετικα με|σε)(?: την| τον| το| τη)?(?: εταιρεια| μαρκα)? ?${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)·]|\\s+(?:σε|στις|στα|στο|στη|στην|και|η|αλλα|ως|εδω)(?=\\s|$))',
    after: [
      '^["\')]* δεν (?:αναφερεται|εμφανιζεται|περιλαμβανεται|βρεθηκε|υπαρχει)(?:$|\\s*[.,;]|\\s+(?:σε|στις|στα|στο|στη|στην|στους|πουθενα|μεταξυ)(?=\\s|$|[.,;]))',
    ],
  },
];
