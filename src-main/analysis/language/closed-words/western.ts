import type { ClosedWords } from './closed-words.ts';

/** The Germanic and Romance languages. */
export const westernClosedWords: Readonly<Record<string, ClosedWords>> = {
  en: {
    pronouns:
      'the a an this that these those my your his her its our their me you him it us them yourself himself some any no every each i we they he she someone something everyone everything anything what which who whose another others both all',
    prepositions:
      'of in on at to for from with by about into onto over under through between among against during without within across behind beyond near off out up down around along towards toward upon per than like as via',
    adverbs:
      'and or but if when while because not also just only very too so then there here now again away back forward together once twice never always often sometimes usually still already even how where why more most less least soon later early enough well almost quite rather',
    auxiliaries:
      "is are was were be been has have had does do did will would can could may might must should shall isn't aren't wasn't weren't hasn't doesn't didn't won't wouldn't can't cannot couldn't",
    numbers:
      'one two three four five six seven eight nine ten eleven twelve twenty thirty hundred thousand million first second third half double',
  },
  de: {
    pronouns:
      'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem mein meine meinen dein deine deinen sein seine seinen ihr ihre ihren unser unsere unseren euer eure ich du er sie es wir mich dich sich uns euch ihm ihn ihnen mir dir man kein keine keinen alle alles jeder jede jedes welche welcher welches etwas nichts jemand',
    prepositions:
      'in im ins an am auf aus bei beim mit nach von vom vor zu zum zur über unter durch für gegen ohne um bis seit während wegen trotz zwischen hinter neben ab per pro',
    adverbs:
      'und oder aber wenn weil dass ob als wie nicht auch nur sehr zu so dann da hier dort jetzt nun wieder weg zurück immer nie oft manchmal meist noch schon bereits mehr weniger sowie sondern denn daher heute gestern morgen bald gern leider vielleicht etwa rund besonders doch mal bitte',
    auxiliaries:
      'ist sind war waren bin bist sei wäre hat haben hatte hatten habe wird werden wurde wurden würde kann können konnte soll sollte muss müssen darf will wollte mag möchte',
    numbers:
      'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig hundert tausend erste zweite dritte halb doppelt',
  },
  nl: {
    pronouns:
      'de het een deze dit die dat mijn jouw je uw zijn haar ons onze hun ik jij u hij zij we wij jullie ze hem mij me zich er geen elke elk ieder alle alles iets niets iemand wat welke',
    prepositions:
      'in op aan uit bij met naar van voor over onder door tegen zonder om tot sinds tijdens tussen achter naast per volgens te af toe',
    adverbs:
      'en of maar als omdat dat niet ook alleen zeer heel te zo dan daar hier nu weer weg terug altijd nooit vaak soms meestal nog al meer minder dus want toen vandaag morgen gisteren graag misschien ongeveer vooral even eens wel toch',
    auxiliaries:
      'is zijn was waren ben bent heeft hebben had hadden heb wordt worden werd werden kan kunnen kon zal zullen zou moet moeten mag wil',
    numbers:
      'één twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd duizend eerste tweede derde half dubbel',
  },
  sv: {
    pronouns:
      'en ett den det de denna detta dessa min mitt mina din ditt dina sin sitt sina vår vårt våra er ert deras hans hennes jag du han hon vi ni mig dig sig oss dem man ingen inget inga varje alla allt något någon vilken',
    prepositions:
      'i på av till från med för om under över vid hos efter före genom mot utan mellan bakom bredvid enligt åt ur kring per inom sedan',
    adverbs:
      'och eller men om när att som inte också bara mycket så då där här nu igen bort tillbaka alltid aldrig ofta ibland oftast ännu redan mer mindre eftersom idag imorgon igår gärna kanske cirka särskilt fram upp ner ut in dit ju',
    auxiliaries: 'är var vara blir blev har hade kan kunde ska skulle vill ville måste bör får fick finns fanns',
    numbers: 'ett två tre fyra fem sex sju åtta nio tio elva tolv tjugo hundra tusen första andra tredje halv dubbel',
  },
  da: {
    pronouns:
      'en et den det de denne dette disse min mit mine din dit dine sin sit sine vores jeres deres hans hendes jeg du han hun vi I mig dig sig os dem man ingen intet hver alle alt noget nogen hvilken',
    prepositions:
      'i på af til fra med for om under over ved hos efter før gennem mod uden mellem bag ifølge ad per inden siden',
    adverbs:
      'og eller men hvis når at som ikke også kun meget så da der her nu igen væk tilbage altid aldrig ofte sommetider endnu allerede mere mindre fordi dag morgen går gerne måske cirka især frem op ned ud ind hen jo',
    auxiliaries: 'er var være bliver blev har havde kan kunne skal skulle vil ville må bør får fik findes fandtes',
    numbers: 'en to tre fire fem seks syv otte ni ti elleve tolv tyve hundrede tusind første anden tredje halv dobbelt',
  },
  no: {
    pronouns:
      'en et ei den det de denne dette disse min mitt mine din ditt dine sin sitt sine vår vårt våre deres hans hennes jeg du han hun vi dere meg deg seg oss dem man ingen intet hver alle alt noe noen hvilken',
    prepositions:
      'i på av til fra med for om under over ved hos etter før gjennom mot uten mellom bak ifølge per innen siden',
    adverbs:
      'og eller men hvis når at som ikke også bare veldig så da der her nå igjen bort tilbake alltid aldri ofte iblant ennå allerede mer mindre fordi dag morgen går gjerne kanskje cirka særlig frem fram opp ned ut inn hen jo',
    auxiliaries: 'er var være blir ble har hadde kan kunne skal skulle vil ville må bør får fikk finnes fantes',
    numbers: 'én to tre fire fem seks sju syv åtte ni ti elleve tolv tjue hundre tusen første andre tredje halv dobbel',
  },
  is: {
    pronouns:
      'þessi þetta þessar sá sú það minn mín mitt þinn þín sinn sín okkar ykkar þeirra ég þú hann hún við þið þeir þær þau mig þig sig enginn hver allir allt',
    prepositions: 'í á af til frá með fyrir um undir yfir við hjá eftir gegnum móti án milli bak að úr',
    adverbs:
      'og eða en ef þegar að sem ekki líka bara mjög svo þá þar hér nú aftur burt alltaf aldrei oft enn þegar meira minna',
    auxiliaries: 'er var vera eru voru verður varð hefur hafa hafði getur gat skal vill mun',
    numbers: 'einn tveir þrír fjórir fimm sex sjö átta níu tíu hundrað þúsund',
  },
  fr: {
    pronouns:
      "le la les un une des du au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il elle on nous vous ils elles me te se lui y en qui que quoi tout tous toute toutes chaque aucun aucune quelques plusieurs l'on rien quelqu'un",
    prepositions:
      'de à dans en sur sous avec sans pour par chez vers entre contre depuis pendant avant après derrière devant selon dès jusque malgré hors lors',
    adverbs:
      "et ou mais si quand comme parce ne pas aussi seulement très trop alors là ici maintenant encore toujours jamais souvent parfois déjà plus moins puis donc car aujourd'hui demain hier bien peut-être environ surtout même dont où",
    auxiliaries:
      'est sont était étaient fut a ont avait avaient sera seront serait peut peuvent pouvait doit doivent veut va vont fait',
    numbers:
      'deux trois quatre cinq six sept huit neuf dix onze douze vingt cent mille premier première second deuxième troisième demi double',
  },
  es: {
    pronouns:
      'el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella mi mis tu tus su sus nuestro nuestra nuestros nuestras yo tú él ella nosotros ellos ellas usted ustedes me te se nos le les qué quien cual todo todos toda todas cada ningún ninguna algún alguna algo nada alguien',
    prepositions:
      'de del a al en con sin por para sobre bajo entre hacia hasta desde contra según durante tras ante mediante',
    adverbs:
      'y e o u pero si cuando como porque que no también solo sólo muy demasiado entonces ahí allí aquí ahora otra siempre nunca menudo veces ya más menos pues hoy mañana ayer bien quizá quizás aproximadamente incluso así donde mientras aunque tan tanto fuera',
    auxiliaries:
      'es son era eran fue fueron está están estaba ha han había habían será serán sería puede pueden podía debe deben quiere va van hay tiene tienen',
    numbers:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte cien ciento mil primer primero primera segundo tercero medio doble',
  },
  pt: {
    pronouns:
      'o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela isto isso meu minha meus minhas teu tua seu sua seus suas nosso nossa eu tu ele ela nós eles elas você vocês me te se nos lhe lhes quem qual todo todos toda todas cada nenhum nenhuma algum alguma algo nada alguém',
    prepositions:
      'de do da dos das em no na nos nas a ao à aos às com sem por pelo pela pelos pelas para sobre sob entre até desde contra segundo durante após perante num numa',
    adverbs:
      'e ou mas se quando como porque que não também só apenas muito demais então aí ali aqui agora sempre nunca vezes já mais menos pois hoje amanhã ontem bem talvez cerca mesmo assim onde enquanto embora tão tanto fora',
    auxiliaries:
      'é são era eram foi foram está estão estava há tem têm tinha tinham será serão seria pode podem podia deve devem quer vai vão',
    numbers:
      'dois duas três quatro cinco seis sete oito nove dez onze doze vinte cem cento mil primeiro primeira segundo terceiro meio duplo',
  },
  it: {
    pronouns:
      'il lo la i gli le un uno una questo questa questi queste quel quello quella quei quelle mio mia miei mie tuo tua suo sua suoi sue nostro nostra vostro loro io tu lui lei noi voi mi ti si ci vi ne chi che quale tutto tutti tutta tutte ogni nessun nessuna qualche qualcosa niente qualcuno',
    prepositions:
      'di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla dai dalle in nel nello nella nei negli nelle con senza su sul sullo sulla sui sulle per tra fra verso fino contro secondo durante dopo prima dietro sotto sopra presso',
    adverbs:
      'e ed o oppure ma se quando come perché non anche solo soltanto molto troppo allora lì là qui qua adesso ora ancora sempre mai spesso volte già più meno poi quindi oggi domani ieri bene forse circa persino così dove mentre tanto fuori',
    auxiliaries:
      'è sono era erano fu furono sta stanno ha hanno aveva avevano sarà saranno sarebbe può possono poteva deve devono vuole va vanno',
    numbers:
      'due tre quattro cinque sei sette otto nove dieci undici dodici venti cento mille primo prima secondo terzo mezzo doppio',
  },
  ro: {
    pronouns:
      'un o niște acest această aceste acești acel acea acele acei meu mea mei mele tău ta său sa săi sale nostru noastră lor lui ei eu tu el ea noi voi ele mă te se ne vă îl îi le își cine care ce tot toți toată toate fiecare niciun nicio unii ceva nimic cineva',
    prepositions:
      'de din la în într cu fără pe pentru prin printre sub peste între către spre până contra după înainte lângă despre asupra conform dinspre',
    adverbs:
      'și sau dar dacă când cum că nu doar numai foarte prea atunci acolo aici acum iar mereu niciodată des uneori deja mai puțin deci azi mâine ieri bine poate circa chiar așa unde deși tot afară',
    auxiliaries: 'este e sunt era erau a fost au avea aveau are va vor ar poate pot putea trebuie',
    numbers: 'doi două trei patru cinci șase șapte opt nouă zece douăzeci sută mie primul prima jumătate dublu',
  },
  sq: {
    pronouns: 'një ky kjo këta këto ai ajo ata ato im ime yt jote tij saj ynë unë ti ne ju mua ty vetë çdo asnjë të së',
    prepositions: 'në nga për me pa mbi nën mes ndaj deri gjatë pas para te prej si rreth sipas',
    adverbs:
      'dhe ose por nëse kur si sepse nuk edhe vetëm shumë atëherë atje këtu tani përsëri gjithmonë kurrë shpesh tashmë më',
    auxiliaries: 'është janë ishte ishin ka kanë kishte do mund duhet',
    numbers: 'dy tre katër pesë gjashtë shtatë tetë nëntë dhjetë njëqind mijë parë dytë',
  },
};
