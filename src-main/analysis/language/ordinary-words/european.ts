/**
 * Ordinary words of the European languages of the list that stand at list heads, in headings, in bold and in first
 * columns; see `english.ts` for what is left out.
 */
export const europeanWords: Readonly<Record<string, string>> = {
  de: `der die das den dem des ein eine einer eines einem einen kein keine und oder aber doch nicht auch nur noch schon sehr mehr
    weniger viel viele wenig alle alles jede jeder jedes andere anderer anderen weitere weiteren sonstige sonstiges ich du er sie es wir ihr mich dich
    ihn ihm uns euch ihnen mein dein sein ihre ihren unser euer dieser diese dieses diesen im in am an auf aus bei mit nach von vom vor zu zum zur
    über unter für durch gegen ohne um bis seit ab als wie wenn weil dass ob da dann so wo wer was wann warum wieso weshalb welche
    welcher welches welchen ist sind war waren hat haben wird werden kann können muss müssen soll sollte sollten darf will möchte möchten
    wähle wählen achte achten prüfe prüfen vergleiche vergleichen nutze nutzen teste testen kaufe kaufen beachte beachten hinweis hinweise tipp tipps
    fazit zusammenfassung überblick einleitung empfehlung empfehlungen empfohlen vergleich alternativen alternative beste bester bestes besten top
    gut gute guter gutes guten sehr günstig günstige günstiger günstigste teuer teure teurer hochwertig hohe hoher hohes geringe geringer niedrige niedriger
    niedrigste große großer großes kleine kleiner kleines schnelle schneller schnell leicht leichte leichter einfach einfache einfacher neu neue neuer neues
    beliebt beliebte bekannte bekannt preis preise kosten gebühr gebühren preiswert preisleistung preis-leistung leistung leistungen qualität vorteil vorteile nachteil nachteile
    stärken schwächen pro contra eigenschaften funktionen funktion merkmale merkmal kriterium kriterien ausstattung design größe größen gewicht material farbe
    passform dämpfung stabilität haltbarkeit komfort tragekomfort sprengung obermaterial sohle zwischensohle außensohle grip pronation laufstil untergrund
    anfänger einsteiger fortgeschrittene profis läufer läuferinnen damen herren frauen männer kinder familien familie studenten senioren
    unternehmen firmen selbstständige freiberufler nutzer kunden kundenservice kundendienst service support beratung anbieter hersteller marke marken
    modell modelle produkt produkte laden läden geschäft geschäfte online-shop händler bank banken konto girokonto tagesgeld festgeld kredit karte
    karten kreditkarte girocard zinsen zinssatz einlagensicherung filiale filialen filialnetz überweisung bargeld app anwendung software
    versicherung versicherungen tarif tarife beitrag beiträge selbstbeteiligung deckung schaden schäden laufzeit vertrag kündigung sicherheit datenschutz
    verschlüsselung reichweite akku ladezeit verbrauch motor antrieb kofferraum innenraum garantie lieferung versand lieferzeit lieferkosten rückgabe bestellung
    zahlung lage zimmer frühstück hotel hotels restaurant restaurants ausstattung erreichbarkeit öffnungszeiten reinigung
    monat monate monatlich jahr jahre jährlich woche tag tage stunde stunden euro cent prozent januar februar märz mai juni juli oktober dezember
    wichtig wichtige wichtigste allgemein insgesamt außerdem zudem zusätzlich allerdings jedoch kurz kurzantwort antwort frage fragen beispiel beispiele
    ideal geeignet für-wen einsatz einsatzbereich anwendung zielgruppe bewertung bewertungen note testsieger preistipp geheimtipp stand quelle quellen
    schritt schritte nächste erste zweite dritte letzte tabelle liste übersicht kategorie typ art bereich region regional weltweit deutsche deutscher deutschen
    deutschland österreich schweiz europa alltag straße trail wettkampf training laufen joggen schuhe schuh laufschuh laufschuhe`,
  nl: `de het een en of maar niet ook nog al zeer meer minder veel alle andere overige ik je jij u hij zij wij we jullie mijn jouw uw zijn haar ons
    dit dat deze die in op aan bij met naar van voor door over onder tegen zonder om tot uit als dan wanneer omdat waar wie wat waarom welke hoe is was heeft
    hebben wordt worden kan kunnen moet moeten kies let vergelijk gebruik koop tip tips conclusie samenvatting overzicht aanbeveling advies vergelijking
    alternatieven beste goed goede goedkoop goedkope goedkoopste duur dure hoog hoge laag lage groot grote klein kleine snel snelle eenvoudig nieuw nieuwe
    prijs prijzen kosten kwaliteit voordeel voordelen nadeel nadelen kenmerken functies functie criteria maat gewicht materiaal comfort
    verzekering verzekeringen zorgverzekering premie dekking eigen risico vergoeding vergoedingen klanten klantenservice service aanbieder aanbieders merk merken
    winkel winkels product producten model levering bezorging bezorgkosten verzendkosten retour betaling maand maandelijks jaar week dag dagen uur gratis
    betaald beginners gezin gezinnen studenten bedrijven ondernemers zzp belangrijk belangrijkste kort antwoord vraag vragen voorbeeld geschikt bron bronnen
    stap eerste tweede laatste lijst overig nederlandse belgische online energie stroom gas contract vast variabel tarief tarieven duurzaam`,
  sv: `den det de en ett och eller men inte också bara mer mindre många alla andra övriga jag du han hon vi ni min din sin vår denna detta dessa i på av med
    till från för om över under mot utan vid som än när var vem vad varför vilken vilka hur är har blir kan ska måste välj jämför tips slutsats sammanfattning
    översikt rekommendation rekommendationer jämförelse alternativ bäst bästa bra billig billigaste billiga dyr hög höga låg låga stor stora liten små snabb enkel ny nya
    pris priser kostnad kostnader kvalitet fördel fördelar nackdel nackdelar funktioner egenskaper kriterier storlek vikt material komfort försäkring
    kunder kundtjänst kundservice service leverantör leverantörer märke märken butik butiker produkt produkter modell leverans betalning månad år vecka dag gratis
    nybörjare familjer familj studenter företag viktigt kort svar fråga frågor exempel passar källa källor steg första andra sista lista täckning surf abonnemang hastighet bindningstid`,
  no: `den det de en et ei og eller men ikke også bare mer mindre mange alle andre øvrige jeg du han hun vi dere min din sin vår denne dette disse i på av med
    til fra for om over under mot uten ved som enn når hvor hvem hva hvorfor hvilken hvilke hvordan er har blir kan skal må velg sammenlign tips konklusjon
    oppsummering oversikt anbefaling anbefalinger sammenligning alternativer best beste god gode billig billigst billigste dyr høy høye lav lave stor store liten små rask enkel ny nye
    pris priser kostnad kostnader kvalitet fordel fordeler ulempe ulemper funksjoner egenskaper kriterier størrelse vekt materiale komfort forsikring
    kunder kundeservice service leverandør leverandører merke merker butikk butikker produkt produkter modell levering betaling måned år uke dag gratis
    nybegynnere familier familie studenter bedrifter viktig kort svar spørsmål eksempel passer kilde kilder steg første andre siste liste rekkevidde lading strøm strømavtale`,
  da: `ikke også bare mere mindre mange andre øvrige jeg hun dig min din vores denne dette disse af ved hvornår hvorfor hvilken hvilke hvordan bliver skal vælg
    sammenlign konklusion opsummering oversigt anbefaling anbefalinger sammenligning alternativer bedst bedste billig billigste dyr høj lav stor lille hurtig nem nye
    omkostninger kvalitet fordele ulemper funktioner egenskaber kriterier størrelse vægt forsikring kunder kundeservice leverandør mærke mærker butik butikker
    produkter levering betaling måned uge begyndere familier virksomheder vigtigt kort svar spørgsmål eksempel kilde kilder trin`,
  fi: `ja tai mutta ei myös vain enemmän vähemmän monta kaikki muut muu minä sinä hän me te he tämä tuo se nämä kun missä kuka mikä miksi mitkä miten on ovat oli
    voi pitää täytyy valitse vertaa vinkki vinkit yhteenveto johtopäätös suositus suositukset vertailu vaihtoehdot vaihtoehto paras parhaat hyvä hyvät halpa halvin edullinen
    edullisin kallis korkea matala suuri pieni nopea helppo uusi uudet hinta hinnat kustannukset kulut laatu edut etu haitat haitta plussat miinukset ominaisuudet toiminnot kriteerit koko paino
    materiaali mukavuus vakuutus vakuutukset asiakkaat asiakaspalvelu palvelu palvelut merkki merkit kauppa kaupat tuote tuotteet malli toimitus maksu kuukausi vuosi viikko päivä
    ilmainen aloittelijat perheet perhe opiskelijat yritykset tärkeää lyhyesti vastaus kysymys esimerkki sopii lähde lähteet vaihe ensimmäinen toinen lista verkkokauppa valikoima`,
  is: `og eða en ekki líka meira minna allir aðrir ég þú hann hún við þetta þessi á í með til frá fyrir hvar hver hvað hvers hvernig er hefur verð kostir gallar samanburður niðurstaða besta gott ódýrt dýrt gæði þjónusta viðskiptavinir ábendingar`,
  fr: `le la les l un une des du de d et ou mais ni ne pas non plus aussi très moins beaucoup tous toutes tout toute autre autres je tu il elle nous vous ils elles
    mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces en dans sur sous avec sans pour par chez vers depuis avant après entre contre selon
    quand où qui que quoi dont pourquoi quel quelle quels quelles comment si est sont était a ont avoir être peut peuvent doit faut choisir choisissez comparer comparez vérifier vérifiez
    évitez optez privilégiez avis conseil conseils astuce astuces conclusion résumé bilan verdict introduction recommandation recommandations comparaison comparatif alternatives
    alternative meilleur meilleure meilleurs meilleures bon bonne bons bonnes pas cher chère abordable économique élevé élevée faible grand grande petit petite rapide simple
    facile nouveau nouvelle nouveaux prix tarif tarifs coût coûts frais qualité rapport avantage avantages inconvénient inconvénients points forts faibles point fort faible limites atouts
    caractéristiques caractéristique fonctionnalités fonctionnalité fonctions critère critères taille poids matière matériau confort design couleur garantie
    assurance assurances mutuelle mutuelles remboursement remboursements cotisation couverture franchise contrat client clients service services banque banques compte carte
    cartes épargne crédit application applications logiciel logiciels outil outils marque marques modèle modèles produit produits magasin magasins boutique livraison retour
    paiement mois mensuel an ans année annuel semaine jour jours heure heures gratuit gratuite gratuits payant débutants débutant familles famille étudiants
    entreprises entreprise indépendants professionnels particuliers important importants attention remarque note notes réponse courte question questions exemple
    exemples idéal idéale adapté source sources étape étapes premier première deuxième dernier dernière liste tableau type catégorie région français française sécurité
    confidentialité chiffrement autonomie emplacement chambre chambres petit-déjeuner quartier hôtel hôtels restaurant restaurants plage accès bref voici
    peau visage sèche grasse mixte sensible crème soin soins ingrédients texture hydratation hydratante`,
  es: `gusta el la los las lo un una unos unas y o u pero ni no sí también muy más menos mucho mucha muchos muchas todo toda todos todas otro otra otros otras yo tú él ella
    nosotros ustedes usted mi tu su sus nuestro nuestra este esta estos estas ese esa eso en de del al a con sin para por sobre bajo entre desde hasta según contra cuando
    donde quien que qué cuál cuáles cómo por porque si es son era tiene tienen haber ser estar puede pueden debe elegir elige elija comparar compara verifica revisa evita considera
    consejo consejos conclusión conclusiones resumen veredicto introducción recomendación recomendaciones comparación comparativa alternativas alternativa mejor mejores
    buen bueno buena buenos buenas barato barata baratos económico económica caro alto alta bajo baja grande pequeño rápido rápida fácil sencillo nuevo nueva precio
    precios costo costos coste costes tarifa tarifas comisión comisiones calidad ventaja ventajas desventaja desventajas inconvenientes puntos fuertes débiles pros contras
    características característica funciones funcionalidades criterio criterios tamaño peso material comodidad diseño garantía seguro seguros cobertura coberturas prima
    cliente clientes atención servicio servicios banco bancos cuenta cuentas tarjeta tarjetas crédito débito ahorro ahorros préstamo préstamos hipoteca hipotecas nómina
    cajeros interés intereses rentabilidad aplicación aplicaciones herramienta herramientas marca marcas modelo modelos producto productos tienda tiendas envío envíos
    entrega devolución pago pagos mes mensual año años anual semana día días hora horas gratis gratuito gratuita principiantes familias familia
    estudiantes jóvenes empresas empresa autónomos pymes importante importantes nota respuesta corta pregunta preguntas ejemplo ejemplos ideal fuente fuentes
    paso pasos primero primera segundo último lista tabla tipo categoría región española español seguridad privacidad ubicación habitación habitaciones desayuno hotel hoteles
    requisitos condiciones oficinas banca digital tradicional bonificación bienvenida transferencias mantenimiento`,
  pt: `o a os as um uma uns umas e ou mas nem não sim também muito mais menos todos todas outro outra outros outras eu tu você ele ela nós vocês meu minha seu sua seus suas
    nosso este esta estes estas esse essa isso em no na nos nas de do da dos das ao à com sem para por sobre sob entre desde até segundo contra quando onde quem que qual quais
    como porque se é são era tem têm ser estar pode podem deve escolha escolher compare comparar verifique evite considere dica dicas conclusão resumo veredito introdução
    recomendação recomendações comparação comparativo alternativas alternativa melhor melhores bom boa bons boas barato barata baratos econômico caro alto alta baixo baixa grande
    pequeno rápido fácil simples novo nova preço preços custo custos tarifa tarifas taxa taxas qualidade vantagem vantagens desvantagem desvantagens pontos fortes fracos prós contras
    características funcionalidades funções recursos critério critérios tamanho peso material conforto design garantia seguro seguros cobertura cliente clientes atendimento
    serviço serviços banco bancos conta contas cartão cartões crédito débito poupança empréstimo rendimento juros investimentos aplicativo aplicativos ferramenta
    ferramentas marca marcas modelo modelos produto produtos loja lojas entrega frete devolução pagamento pagamentos mês mensal ano anos anual semana dia dias hora gratuito
    gratuita grátis iniciantes famílias estudantes empresas empresa autônomos importante nota resposta curta pergunta perguntas exemplo ideal fonte fontes passo passos
    primeiro primeira segundo último lista tabela tipo categoria brasileiro brasileira segurança privacidade localização quarto anuidade limite portuguesa português`,
  it: `il lo la i gli le un uno una e o ma né non sì anche molto più meno tutto tutti tutte altro altra altri altre io tu lui lei noi voi loro mio tuo suo nostro questo questa
    questi queste quello in nel nella di del della dei delle al alla con senza per da dal su sul tra fra secondo contro quando dove chi che cosa quale quali come perché se è sono
    era ha hanno essere avere può possono deve scegli scegliere confronta verifica evita considera consiglio consigli conclusione conclusioni riassunto riepilogo verdetto
    introduzione raccomandazione raccomandazioni confronto alternative alternativa migliore migliori buono buona buoni ottimo ottima economico economica economici caro alto alta
    basso bassa grande piccolo veloce facile semplice nuovo nuova prezzo prezzi costo costi tariffa tariffe qualità vantaggio vantaggi svantaggio svantaggi punti forza
    debolezza pro contro caratteristiche caratteristica funzioni funzionalità criterio criteri dimensioni peso materiale materiali comfort design garanzia assicurazione
    assicurazioni copertura cliente clienti assistenza servizio servizi banca banche conto carta carte credito risparmio mutuo applicazione applicazioni strumento strumenti marca marche marchio marchi
    modello modelli prodotto prodotti negozio negozi spedizione consegna reso pagamento mese mensile anno anni annuale settimana giorno giorni ora gratis gratuito
    principianti famiglie famiglia studenti aziende azienda importante nota risposta breve domanda domande esempio ideale fonte fonti passo primo prima secondo ultimo lista
    tabella tipo categoria italiano italiana sicurezza privacy posizione camera camere colazione hotel macchina macchine caffè pressione capsule serbatoio pulizia`,
  ro: `și sau dar nu da mai foarte mult toate toți alt altă alte eu tu el ea noi voi acest această aceste în din de la cu fără pentru pe prin între când unde cine ce care cum de
    este sunt are au poate trebuie alege alegeți compară verifică sfat sfaturi concluzie rezumat recomandare recomandări comparație alternative cel cea cei cele bun bună buni ieftin scump mare mic
    rapid ușor nou preț prețuri cost costuri calitate avantaje dezavantaje caracteristici funcții criterii dimensiune greutate garanție asigurare clienți client servicii serviciu bancă bănci
    cont card credit aplicație marcă mărci model produse produs magazin livrare plată lună an zi gratuit începători familii studenți firme important notă răspuns întrebare exemplu ideal sursă pas primul`,
  pl: `i oraz lub albo ale nie tak też także bardzo więcej mniej dużo wszystkie wszystko inne inny inna pozostałe ja ty on ona my wy mój twój jego jej nasz ten ta to te w we na
    z ze do od po przy przez dla bez pod nad między przed za o u kiedy gdzie kto co który która które jak dlaczego czy jeśli jest są był ma mają może można należy trzeba wybierz porównaj
    sprawdź unikaj rozważ wskazówka wskazówki porada porady wniosek wnioski podsumowanie przegląd rekomendacja rekomendacje porównanie alternatywy alternatywa najlepszy
    najlepsza najlepsze najlepszych dobry dobra dobre tani tania tanie tańsze najtańszy drogi drogie wysoki wysoka wysokie niski niska niskie duży duża duże mały mała małe
    szybki szybka szybkie łatwy łatwa prosty prosta nowy nowa nowe cena ceny koszt koszty opłata opłaty jakość zalety zaleta wady wada plusy minusy cechy funkcje
    funkcja kryteria kryterium rozmiar waga materiał komfort gwarancja ubezpieczenie ubezpieczenia zakres klient klienci klientów obsługa wsparcie usługa usługi bank banki konto karta karty
    kredyt oprocentowanie aplikacja aplikacje narzędzie narzędzia marka marki model modele produkt produkty sklep sklepy dostawa zwrot płatność płatności miesiąc miesięcznie
    rok rocznie tydzień dzień godzina darmowy darmowa darmowe płatny początkujący rodziny rodzina studenci firmy firma przedsiębiorcy ważne uwaga odpowiedź
    krótko pytanie pytania przykład idealny źródło źródła krok pierwszy drugi ostatni lista tabela typ kategoria polska polski polskie bezpieczeństwo prywatność lokalizacja dlaczego abonament
    kurier paczkomat paczkomaty paczka paczki przesyłka przesyłki śledzenie integracja integracje szablony`,
  cs: `a nebo ale ne ano také velmi více méně mnoho všechny vše jiné jiný ostatní já ty on ona my vy můj tvůj jeho její náš tento tato toto tyto v ve na z ze do od po při pro bez pod
    nad mezi před za o u kdy kde kdo co který která které jak proč zda pokud je jsou byl má mají může lze vyberte porovnejte zkontrolujte tip tipy rada rady závěr shrnutí přehled
    doporučení srovnání alternativy nejlepší dobrý dobrá dobré levný levná levné nejlevnější drahý vysoký vysoká nízký nízká velký velká malý malá rychlý rychlá snadný jednoduchý nový nová nové
    cena ceny náklady poplatek poplatky kvalita výhody výhoda nevýhody nevýhoda plusy mínusy vlastnosti funkce kritéria velikost hmotnost materiál komfort záruka pojištění
    zákazník zákazníci zákaznická podpora služba služby banka banky účet karta karty úvěr aplikace nástroj nástroje značka značky model produkt produkty obchod obchody doprava
    doručení platba měsíc měsíčně rok ročně týden den zdarma začátečníci rodiny rodina studenti firmy firma důležité poznámka odpověď krátce otázka otázky příklad ideální zdroj krok první druhý
    alebo nie áno tiež viac menej všetky iné ostatné tento táto toto pri medzi kedy kto čo ktorý prečo ak sú môže vyberte porovnajte záver zhrnutie prehľad odporúčania porovnanie
    najlepší dobrý lacný drahý rýchly jednoduchý nový náklady poplatky kvalita výhody nevýhody vlastnosti funkcie kritériá veľkosť záruka poistenie zákazníci služby banka účet nástroj značka obchod mesiac rok deň`,
  hr: `i ili ali ne da također vrlo više manje sve svi drugi ostalo ja ti on ona mi vi moj tvoj ovaj ova ovo u na s sa iz od do po za bez pod nad između prije kada gdje tko što koji koja koje kako
    zašto ako je su bio ima imaju može treba odaberite usporedite savjet savjeti zaključak sažetak pregled preporuka preporuke usporedba alternative najbolji najbolja najbolje dobar dobra jeftin jeftino skup visok visoka
    nizak niska velik mali brz jednostavan novi nova cijena cijene trošak troškovi naknade kvaliteta prednosti nedostaci mane značajke funkcije kriteriji veličina težina jamstvo osiguranje korisnici korisnička
    podrška usluga usluge banka račun kartica kredit aplikacija alat marka brend model proizvod trgovina dostava plaćanje mjesec godina dan besplatno početnici obitelji studenti tvrtke važno napomena odgovor pitanje primjer izvor korak
    najboljši dober poceni drag cena cene stroški prednosti slabosti lastnosti primerjava zaključek povzetek priporočila storitve kakovost zakaj kako kje leto mesec dan
    najbolji cena cene kvalitet prednosti mane karakteristike poređenje zaključak preporuka usluge zašto kako gde godina mesec`,
  lt: `ir arba bet ne taip pat labai daugiau mažiau visi kiti aš tu jis ji mes šis ši iš į su be dėl per kai kur kas kuris kaip kodėl jei yra turi gali pasirinkite palyginkite patarimas patarimai išvada santrauka apžvalga
    rekomendacijos palyginimas alternatyvos geriausias geriausia geriausi geras pigus pigiausias brangus didelis mažas greitas paprastas naujas kaina kainos mokesčiai kokybė privalumai trūkumai savybės funkcijos kriterijai klientai paslaugos bankas sąskaita
    un vai bet nē jā ļoti vairāk mazāk visi citi es tu viņš mēs šis ar no uz par kad kur kas kurš kā kāpēc ja ir var izvēlieties salīdziniet padomi secinājums kopsavilkums ieteikumi salīdzinājums labākais labs lēts dārgs liels mazs ātrs jauns cena cenas kvalitāte priekšrocības trūkumi funkcijas klienti pakalpojumi
    ja või aga ei jah ka väga rohkem vähem kõik teised mina sina tema meie see need kui kus kes mis miks kuidas on võib valige võrrelge nõuanded kokkuvõte soovitused võrdlus alternatiivid parim hea odav odavaim kallis suur väike kiire lihtne uus hind hinnad kvaliteet eelised puudused omadused funktsioonid kliendid teenused pank konto`,
  hu: `a az egy és vagy de nem igen is nagyon több kevesebb sok minden más egyéb én te ő mi ti ez azok ezek ban ben val vel nak nek miért hogyan mikor hol ki mely melyik mi ha van vannak lehet kell
    válassz hasonlítsa tipp tippek tanács összefoglalás összegzés áttekintés ajánlás ajánlások összehasonlítás alternatívák alternatíva legjobb jó olcsó legolcsóbb drága magas alacsony nagy kis gyors egyszerű
    könnyű új ár árak költség költségek díj díjak minőség előny előnyök hátrány hátrányok jellemzők funkciók szempontok méret súly anyag kényelem garancia biztosítás ügyfelek ügyfélszolgálat szolgáltatás szolgáltatások bank
    számla kártya hitel alkalmazás eszköz márka márkák modell termék termékek bolt szállítás fizetés hónap havi év éves hét nap ingyenes kezdők családok diákok cégek fontos megjegyzés válasz röviden kérdés példa ideális forrás lépés első`,
  tr: `ve veya ama değil evet da de çok daha az tüm hepsi diğer ben sen o biz siz bu şu bir için ile gibi göre kadar sonra önce ne nasıl neden niçin hangi kim nerede eğer var yok olan olarak
    seçin karşılaştırın ipucu ipuçları öneri öneriler tavsiye sonuç özet genel bakış karşılaştırma alternatif alternatifler en iyi iyisi güzel ucuz pahalı uygun yüksek düşük büyük küçük hızlı kolay basit yeni
    fiyat fiyatlar fiyatı maliyet ücret ücretler ücretsiz kalite avantaj avantajlar avantajları dezavantaj dezavantajlar artılar eksiler özellik özellikler özellikleri işlev kriter kriterler boyut ağırlık malzeme konfor garanti sigorta
    müşteri müşteriler hizmet hizmetler hizmeti destek banka hesap kart kredi uygulama uygulamalar araç araçlar marka markalar model ürün ürünler mağaza teslimat kargo ödeme ay aylık yıl yıllık hafta gün saat
    yeni başlayanlar aileler öğrenciler işletmeler önemli not cevap kısa soru sorular örnek ideal kaynak adım ilk ikinci liste tablo tür kategori türk türkiye güvenlik gizlilik konum oda kahvaltı taksit iade alışveriş`,
  az: `və ya amma yox çox daha az bütün digər mən sən biz siz bu üçün ilə kimi necə niyə hansı kim harada əgər var seçin müqayisə məsləhət nəticə xülasə tövsiyə ən yaxşı ucuz bahalı qiymət qiymətlər keyfiyyət üstünlüklər çatışmazlıqlar xüsusiyyətlər xidmət müştəri
    va yoki lekin emas ham juda koʻp kam barcha boshqa men sen biz bu uchun bilan qanday nima uchun qaysi kim qayerda agar bor tanlang taqqoslash maslahat xulosa tavsiya eng yaxshi arzon qimmat narx narxlar sifat afzalliklari kamchiliklari xususiyatlari xizmat mijozlar`,
  sq: `dhe ose por jo po edhe shumë më pak të gjitha tjera unë ti ai ajo ne ju ky kjo në nga me pa për kur ku kush çfarë cili si pse nëse është janë ka mund zgjidhni krahasoni këshilla përfundim përmbledhje rekomandime krahasim më të mirë i mirë lirë shtrenjtë çmimi çmimet cilësia përparësitë disavantazhet veçoritë shërbimi klientët`,
};
