import type { UseWords } from './use-words.ts';

/** English, German, Dutch and the Scandinavian languages. */
export const germanicUseWords: Readonly<Record<string, UseWords>> = {
  en: {
    kinds:
      'app apps account accounts card cards shop shops store stores supermarket* chain brand brands company companies bank banks insurer* airline* retailer* operator* carrier* network* provider* platform* website* newsletter* subscription* plan plans tariff* software tool tools service services product products model models phone* laptop* smartphone* tablet* thermostat* camera* trainer* sneaker* shoe* detergent* shampoo* cream* lotion* soap* wash beer* car cars suv* sedan* saloon* bike* scooter* console* browser* extension* plugin* integration* api channel* customer* user* subscriber* member* checkout revenue* turnover shares earnings ceo founder* headquarter* franchise* outlet* branch branches restaurant* burger* pizza* hotel* hotels magazine* newspaper* reporter* warranty voucher* coupon* wallet* debit credit membership* rewards loyalty firmware',
    trade:
      'buy* bought purchas* sell* sold price* priced pricing cost costs cheap* afford* expensive discount* coupon* deal deals delivery deliver* shipping order orders ordering subscribe* subscription* free trial per month monthly annual* fee fees customer* user* review* rating* brand* company companies competitor* alternative* compare* comparison* offer offers market* revenue* profit* sales store stores shop shops supermarket* online app apps software support launch* release* feature* version* install* download* account* plan plans seat seats premium recommend* popular best cheapest payment* transaction* merchant* wireless broadband drugstore* pharmacy pharmacies migrate* configure* tool use using charge charges charged bill bills billing refund* return returns switch switched upgrade* downgrade* sign dashboard* workflow* team teams pay pays paid paying fare fares flight flights nonstop rider* driver* ride rides loan loans lend* mortgage* deposit* overdraft interest rate rates apy insure* claim claims quote quotes policy policies mattress* warrant* stock stocked brand aisle* grocer* checkout subscriber* tier tiers integrat* export import sync* notification* ingredient* formula scent* sneaker* dealer* lease mileage mpg charger* battery screen specs setup data network coverage',
    verbs:
      "offers offer's has had does doesn't did didn't is isn't was wasn't can can't cannot will won't would could may lets let allows includes charges costs sells sold provides supports announced announces reported reports processed processes launched launches released releases acquired acquires makes made operates runs ran uses ships delivers accepts introduced says said wrote published also now still currently recently gives removes repairs scores flies covers files handles tracks automates pays lends insures refunds integrates syncs exports schedules bills serves manufactures publishes recommends claims partners expanded raised cut cuts removed dropped kept keeps lists listed carries stocks starts adds added connects rents hosts matches finances funds guarantees undercuts rolled rolls bought hired",
    people:
      'mr mrs ms miss dr sir lord lady king queen prince princess president minister general captain professor uncle aunt brother sister cousin mother father son daughter wife husband neighbour neighbor friend poet painter singer actor actress director author writer player coach saint pope judge senator composer conductor violinist architect philosopher née',
    places:
      'street avenue road lane boulevard river rivers lake island islands mountain* valley bay beach city town village county province region district hill hills park bridge church cathedral cape creek falls forest desert rainforest basin',
    determiners:
      'a an the this that these those my your his her its our their some any no every each either two three four five six seven eight nine ten many few several another most more less enough which whose',
  },
  de: {
    kinds:
      'app apps konto konten karte karten kreditkarte* filiale* markt märkte supermarkt supermärkte discounter kette* marke* marken firma unternehmen konzern* bank banken versicherung versicherer fluggesellschaft* airline* händler anbieter netz plattform website webseite newsletter abo abos tarif tarife software tool tools dienst dienste produkt* modell* handy* smartphone* laptop* auto autos wagen elektroauto* waschmaschine* geschirrspüler* staubsauger* shampoo creme bier biere magazin magazine zeitung zeitungen zeitschrift* verlag chefredakteur* kunde kunden nutzer aktie aktien umsatz umsätze gewinn chef gründer zentrale restaurant* hotel hotels kundenkarte* onlineshop shop shops gutschein* drogerie* baumarkt* möbelhaus*',
    trade:
      'kauf* verkauf* preis* preiswert* günstig* kosten kostet teuer* billig* rabatt* angebot* aktion lieferung* liefer* versand bestell* abo* kostenlos* gratis monat monatlich* gebühr* kunde* kunden nutzer bewertung* test testsieger marke* unternehmen firma firmen konkurrent* konkurrenz alternative* vergleich* markt umsatz gewinn laden läden filiale* supermarkt* discounter* online app apps software hersteller anbieter händler eigenmarke* sortiment zahlung* empfehl* tarif* € zahl* gebühren konto kredit* zins* versicher* beitrag beiträge vertrag verträge kündig* flug flüge strecke datenvolumen empfang filialnetz öffnungszeit* eigenmarke regal* kunde garantie gerät* akku* reichweite modell* ausstattung abonn* bericht* ausgabe redaktion leser* funktion* rückgabe lieferzeit gutschein* rezept* verträglich* inhaltsstoff* pflege',
    verbs:
      'bietet hat hatte ist war kann will wird verkauft kostet berichtet berichtete schreibt schrieb meldet meldete zitiert veröffentlichte liefert verlangt gehört betreibt startet startete übernimmt übernahm eröffnet plant erhöht senkt führt lässt setzt gewährt ermöglicht unterstützt zahlt akzeptiert macht steigerte wirbt versichert verleiht verbindet fliegt reinigt schützt wächst stellt vertreibt erhebt streicht baut entwickelt beschäftigt zählt punktet schneidet wirkt enthält bringt überzeugt empfiehlt vermittelt kassiert erstattet schickt druckt titelt enthüllt reagiert investiert kooperiert',
    people:
      'herr frau dr prof professor könig königin kaiser präsident kanzler minister general onkel tante bruder schwester vetter cousin mutter vater sohn tochter nachbar nachbarin freund freundin dichter maler sänger sängerin schauspieler schauspielerin regisseur autor autorin schriftsteller spieler trainer geiger pianist komponist papst heiliger philosoph architekt richter familie',
    places:
      'straße platz allee weg gasse fluss see insel berg tal stadt dorf bezirk provinz region park brücke kirche schloss wald strand',
    determiners:
      'ein eine einen einem einer eines der die das den dem des dieser diese dieses diesen diesem jeder jede jedes jeden jedem mein meine meinen meinem dein deine sein seine seinen ihr ihre ihren unser unsere kein keine keinen keinem zwei drei vier fünf viele einige manche welcher welches welche zum zur im am beim vom ins ans',
  },
  nl: {
    kinds:
      'app apps account kaart kaarten klantenkaart* winkel winkels supermarkt* keten merk merken bedrijf bedrijven bank banken verzekeraar* webshop webwinkel* website platform nieuwsbrief abonnement* bundel* software dienst diensten product* model modellen telefoon* laptop* auto* wasmachine* stofzuiger* bier bieren krant kranten tijdschrift* magazine klant klanten gebruiker* aandeel aandelen omzet winst directeur oprichter filiaal filialen restaurant* hotel* drogist* bouwmarkt*',
    trade:
      'koop* gekocht kopen verkoop* verkocht prijs* prijzen kost kosten goedkoop* duur* korting* aanbieding* lever* bezorg* bestel* verzend* abonnement* gratis maand maandelijks klant* gebruiker* beoordeling* merk* bedrijf* concurrent* alternatief alternatieven vergelijk* markt omzet winst winkel* supermarkt* online app* software aanbieder* retour* assortiment betaal* aanrader betal* rekening* lening* rente verzeker* premie contract opzeg* vlucht* databundel dekking filiaal filialen huismerk* garantie accu actieradius abonn* app functie* reis* krant* lezers kantoor klantenservice',
    verbs:
      'biedt heeft had is was kan zal wil verkoopt kost meldt meldde schrijft schreef bericht berichtte levert rekent opent opende lanceert lanceerde neemt nam verhoogt verlaagt geeft maakt ondersteunt accepteert betaalt verzekert verzendt vliegt groeit stelt ontwikkelt sluit bezorgt werkt vergoedt adviseert helpt scoort bouwt investeert stopt haalt zet brengt belooft',
    people:
      'meneer mevrouw dhr mevr dr prof koning koningin president minister generaal oom tante broer zus neef nicht moeder vader zoon dochter buurman buurvrouw vriend vriendin dichter schilder zanger acteur actrice regisseur schrijver speler trainer',
    places: 'straat plein laan weg gracht rivier meer eiland berg stad dorp wijk provincie park brug kerk bos strand',
    determiners:
      'een de het deze dit die dat mijn jouw zijn haar ons onze hun geen elke elk ieder iedere twee drie vier vijf veel enkele sommige welke',
  },
  sv: {
    kinds:
      'app appen appar konto kort kortet butik butiken butiker* affär affärer kedja* kedjan varumärke* företag* bank banken försäkringsbolag* flygbolag* operatör* leverantör* plattform* webbplats* nyhetsbrev* abonnemang* prenumeration* tjänst tjänsten tjänster produkt* modell* mobil* telefon* dator* bil bilar tvättmaskin* öl tidning tidningen tidningar* kund kunder kundklubb* användare aktie aktien omsättning vinst vd grundare restaurang* hotell* matkedja* apotek',
    trade:
      'köp* sälj* sål* pris* priser* kostar kostnad* billig* dyr* rabatt* erbjudande* leverans* lever* beställ* frakt* abonnemang* prenumer* gratis månad* kund* användare betyg recension* märke* varumärke* företag* konkurrent* alternativ* jämför* marknad* omsättning* butik* online app* programvara bäst billigast sortiment betala* kr kronor betal* konto* lån ränt* försäkr* premie avtal* bindningstid flyg* surf* täckning garanti batteri räckvidd abonn* funktion* retur* bolån* fond* skadeanmäl* självrisk biljett* köpmarknad*',
    verbs:
      'erbjuder har hade är var kan ska vill säljer kostar rapporterar rapporterade skriver skrev levererar öppnar öppnade lanserar lanserade höjer sänker ger gör stödjer accepterar tar lät sköter betalar försäkrar flyger växer utvecklar stänger skickar ersätter lånar byggde investerar lovar sänkte höjde täcker ingår hjälper satsar delar',
    people:
      'herr fru dr professor kung drottning president minister general farbror morbror moster faster bror lillebror storebror syster lillasyster storasyster kusin mor mamma far pappa son dotter granne vän poet målare sångare skådespelare regissör författare spelare tränare',
    places:
      'gata gatan torg torget väg vägen allé flod sjö ö berg dal stad staden by län landskap park bro kyrka skog strand',
    determiners:
      'en ett den det de denna detta dessa min mitt mina din ditt sin sitt sina vår vårt deras ingen inget inga varje två tre fyra fem många några vilken',
  },
  da: {
    kinds:
      'app appen apps konto kort kortet butik butikken butikker* kæde kæden kæder mærke* brand virksomhed* firma* bank banken forsikringsselskab* flyselskab* udbyder* leverandør* platform* hjemmeside* nyhedsbrev* abonnement* tjeneste* produkt* model* mobil* telefon* bil biler vaskemaskine* øl avis avisen aviser magasin kunde kunder kundeklub* bruger* aktie* omsætning overskud direktør* stifter* restaurant* hotel* supermarked* stormagasin* webshop* apotek*',
    trade:
      'køb* sælg* solgt* pris* priser* koster billig* dyr dyre dyrt rabat* tilbud* lever* bestil* fragt* abonnement* gratis måned* kund* bruger* anmeld* mærke* virksomhed* konkurrent* alternativ* sammenlign* marked* omsætning* butik* online app* bedst billigst udvalg* betal* kr kroner bonus varer konto* lån rente* forsikr* præmie aftale* binding fly* data dækning sortiment garanti batteri rækkevidde abonn* funktion* retur* levering* fond* billet* tilbudsavis* medlem* ombytte* forbrug*',
    verbs:
      'tilbyder har havde er var kan skal vil sælger koster skriver skrev melder meldte leverer åbner åbnede lancerer lancerede hæver sænker giver gav gør laver understøtter tager betaler forsikrer flyver vokser udvikler lukker sender dækker hjælper låner bygger investerer lover sænkede hævede satser deler fører',
    people:
      'hr fru dr professor konge kong dronning præsident minister general onkel tante bror lillebror storebror søster lillesøster storesøster fætter kusine mor far søn datter nabo ven veninde digter maler sanger sangerinde skuespiller instruktør forfatter spiller træner',
    places: 'gade plads torv vej allé å flod sø ø bjerg dal by landsby amt region park bro kirke skov strand',
    determiners:
      'en et den det de denne dette disse min mit mine din dit sin sit sine vores deres ingen intet hver hvert to tre fire fem mange nogle nogen hvilken',
  },
  no: {
    kinds:
      'app appen apper konto kort kortet butikk butikken butikker* kjede* kjeden merke* merkevare* selskap* bedrift* bank banken forsikringsselskap* flyselskap* leverandør* tilbyder* plattform* nettside* nettbutikk* nyhetsbrev* abonnement* tjeneste* produkt* modell* mobil* telefon* bil biler vaskemaskin* øl avis avisen aviser magasin kunde kunder bruker* aksje* omsetning overskudd sjef* gründer* restaurant* hotell* matbutikk* apotek* dagligvarekjed*',
    trade:
      'kjøp* selg* solgt* pris* priser* koster billig* dyr dyre dyrt rabatt* tilbud* lever* bestill* frakt* abonnement* gratis måned* kund* bruker* anmeld* merke* selskap* konkurrent* alternativ* sammenlign* marked* omsetning* butikk* online app* best billigst utvalg* betal* kr kroner bonus varer konto* lån rente* forsikr* premie avtale* bindingstid fly* data dekning utvalg garanti batteri rekkevidde abonn* funksjon* retur* levering* fond* billett* kundeavis* medlem* pant annonse* strøm*',
    verbs:
      'tilbyr har hadde er var kan skal vil selger koster skriver skrev melder meldte leverer åpner åpnet lanserer lanserte øker senker gir ga gjør lager støtter tar betaler forsikrer flyr vokser utvikler stenger sender dekker hjelper låner bygger investerer lover senket hevet satser deler fører',
    people:
      'herr fru dr professor konge kong dronning president minister general onkel tante bror lillebror storebror søster lillesøster storesøster fetter kusine mor far sønn datter nabo venn venninne dikter maler sanger skuespiller regissør forfatter spiller trener',
    places: 'gate plass torg vei allé elv sjø innsjø øy fjell dal by landsby fylke region park bro kirke skog strand',
    determiners:
      'en ei et den det de denne dette disse min mitt mine din ditt sin sitt sine vår vårt deres ingen intet hver hvert to tre fire fem mange noen hvilken',
  },
  is: {
    kinds:
      'app appið verslun* búð* keðja* vörumerki* fyrirtæki* banki* tryggingafélag* flugfélag* kort* áskrift* þjónusta* vara vörur bíll* bjór* dagblað* tímarit* viðskiptavin* hlutabréf* veitingastað* hótel*',
    trade:
      'kaup* sel* selt verð* kostar ódýr* dýr* afslátt* tilboð* sending* panta* áskrift* ókeypis mánuð* viðskiptavin* keppinaut* samanburð* markað* verslun* app* besta krónur kr',
    verbs: 'býður hefur er var getur selur kostar segir skrifar opnaði kynnti hækkar lækkar',
    people:
      'herra frú dr prófessor konungur drottning forseti ráðherra frændi frænka bróðir systir móðir faðir sonur dóttir nágranni vinur skáld málari söngvari leikari rithöfundur',
    places: 'gata torg vegur á vatn eyja fjall dalur borg bær hérað',
    determiners: 'þessi þetta sá sú það minn mín mitt þinn sinn enginn hver tveir þrír fjórir margir nokkrir',
  },
};
